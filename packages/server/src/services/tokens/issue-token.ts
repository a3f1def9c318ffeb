import type { KeyObject } from 'node:crypto';
import { DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS, type Scope } from '@namesake/contract';
import { hashApiToken, mintApiToken, tokenHint } from '../../auth/api-token.ts';
import { randomBase62 } from '../../ids/base62.ts';
import type { ApiToken, TokenStore } from '../../storage/ports/tokens.ts';

const DAY_MS = 24 * 3_600_000;

export type IssueOptions = {
  readonly name: string;
  readonly scopes?: readonly Scope[] | undefined;
  readonly lifetimeMs?: number | undefined;
  readonly createdBy: string;
  readonly nowMs: number;
};

/** Creates and stores a token. Only the result contains its secret; the database has its hash. */
export async function issueToken(
  tokens: TokenStore,
  pepper: KeyObject,
  options: IssueOptions,
): Promise<{ readonly token: ApiToken; readonly secret: string }> {
  const secret = mintApiToken();
  const { name, createdBy, nowMs } = options;
  const token: ApiToken = {
    id: `tok_${randomBase62(16)}`,
    name,
    hint: tokenHint(secret),
    scopes: [...new Set(options.scopes ?? DEFAULT_SCOPES)],
    createdAt: nowMs,
    createdBy,
    expiresAt: nowMs + (options.lifetimeMs ?? DEFAULT_TOKEN_DAYS * DAY_MS),
    lastUsedAt: null,
    revokedAt: null,
  };
  await tokens.create(token, hashApiToken(secret, pepper));
  return { token, secret };
}
