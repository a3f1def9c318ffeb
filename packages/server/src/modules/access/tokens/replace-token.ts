import type { KeyObject } from 'node:crypto';
import type { Scope } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { lineOf, standingOf } from '../store/api-token.ts';
import type { ApiToken, TokenStore } from '../store/token-store.ts';
import { auditDetail, newToken } from './issue-token.ts';

type Replacing = {
  readonly overlapMs: number;
  /** Actor for the audit log. */
  readonly actor: string;
  readonly requestId: string;
  readonly nowMs: number;
  /**
   * Id of the user who receives the secret and becomes responsible for the successor; absent for the owner of the old
   * token.
   */
  readonly receiver?: string | null;
  /** Throws if the caller may not replace the token. Receives its ancestors and scopes. */
  readonly check: (ancestors: readonly ApiToken[], scopes: readonly Scope[]) => void;
};

/**
 * Replaces a token with a similar one: same name, scopes, addresses, parent and lifetime. It belongs to the receiver of
 * the secret. The old token expires after the overlap.
 *
 * @throws ApiError `token_not_found`, `token_not_active`, `token_already_rotated`; what `check` throws
 */
export async function replaceToken(
  tokens: TokenStore,
  pepper: KeyObject,
  id: string,
  { overlapMs, actor, requestId, nowMs, receiver, check }: Replacing,
): Promise<{ readonly token: ApiToken; readonly secret: string }> {
  const [old, ...ancestors] = (await lineOf(id, (one) => tokens.find(one))) ?? [];
  if (old === undefined) throw new ApiError('token_not_found');
  check(ancestors, old.scopes);
  const standing = await standingOf(id, (one) => tokens.state(one));
  if (standing === undefined || standing.revokedAt !== null || standing.expiresAt <= nowMs)
    throw new ApiError('token_not_active');
  const { name, scopes, addresses, parent, createdAt, expiresAt } = old;
  const owner = receiver === undefined ? old.owner : receiver;
  const mostMs = Math.min(...ancestors.map((one) => one.expiresAt)) - nowMs;
  const lifetimeMs = Math.min(expiresAt - createdAt, mostMs);
  const like = { name, scopes, addresses, owner, parent, lifetimeMs, createdBy: actor, nowMs };
  const { token, secret, hash } = newToken(pepper, like);
  const successor = { ...token, replaces: id };
  const oldExpiresAt = Math.min(expiresAt, nowMs + overlapMs);
  const detail = { ...auditDetail(token), replacedBy: token.id, oldExpiresAt };
  const event = { at: nowMs, actor, action: 'token.rotated', target: id, detail, requestId };
  if (!(await tokens.rotate({ oldExpiresAt, successor, hash }, event))) throw new ApiError('token_already_rotated');
  return { token: successor, secret };
}
