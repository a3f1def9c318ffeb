import type { KeyObject } from 'node:crypto';
import { DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS, type Scope } from '@namesake/contract';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { hashApiToken, mintApiToken, tokenHint } from '../store/api-token.ts';
import type { ApiToken, TokenStore } from '../store/token-store.ts';

const DAY_MS = 24 * 3_600_000;

export type IssueOptions = {
  readonly name: string;
  readonly scopes?: readonly Scope[] | undefined;
  readonly lifetimeMs?: number | undefined;
  readonly addresses?: readonly string[] | undefined;
  /** See `ApiToken`; absent means null. */
  readonly owner?: string | null;
  readonly parent?: string | null;
  readonly createdBy: string;
  readonly nowMs: number;
  /** Id of the request; empty on the command line. */
  readonly requestId?: string;
};

/** A new token to be stored, its secret, and the hash of the secret, which is all that is stored of it. */
export function newToken(
  pepper: KeyObject,
  options: IssueOptions,
): { readonly token: ApiToken; readonly secret: string; readonly hash: Buffer } {
  const secret = mintApiToken();
  const { name, createdBy, nowMs, addresses = [], owner = null, parent = null } = options;
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
    owner,
    parent,
    addresses: [...new Set(addresses)],
    replaces: null,
    replacedBy: null,
  };
  return { token, secret, hash: hashApiToken(secret, pepper) };
}

/** Creates and stores a token with its audit event. Its secret is returned and stored nowhere. */
export async function issueToken(
  tokens: TokenStore,
  pepper: KeyObject,
  options: IssueOptions,
): Promise<{ readonly token: ApiToken; readonly secret: string }> {
  const { token, secret, hash } = newToken(pepper, options);
  const { createdBy: actor, nowMs: at, requestId = '' } = options;
  const { id: target } = token;
  await tokens.create(token, hash, {
    at,
    actor,
    action: 'token.created',
    target,
    detail: auditDetail(token),
    requestId,
  });
  return { token, secret };
}

/** Detail of the audit event for a new token. */
export const auditDetail = ({ name, scopes, expiresAt, owner, parent, addresses }: ApiToken) => ({
  name,
  scopes,
  expiresAt,
  owner,
  parent,
  addresses,
});
