import type { CreatedToken, RotateTokenRequest, TokenInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf, checkScope } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Storage } from '../../../stores/storage.ts';
import { lineOf, standingOf } from '../store/api-token.ts';
import type { ApiToken } from '../store/token-store.ts';
import { replaceToken } from './replace-token.ts';
import { isOwn, ownerName, presentStored, presentToken } from './view.ts';

/** A token and its ancestors, eldest last. */
type TokenLine = { readonly token: ApiToken; readonly ancestors: readonly ApiToken[] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** How long before the expiry of a token the log warns. */
const NOTICE_MS = 14 * DAY_MS;

/** Log entry about a token that is about to expire. */
export type ExpiryNotice = { readonly tokenId: string; readonly name: string };

/**
 * Rotates a token. The caller learns the new secret and becomes responsible for it: a person needs the right to create
 * such a token, and a token may rotate only its descendants. If it could rotate itself, it would outlive its
 * revocation.
 *
 * @throws ApiError `scope_missing`, `token_not_own`, `token_not_found`, `token_not_active`, `token_already_rotated`
 */
export async function rotateToken(call: Call, id: string, { overlapHours }: RotateTokenRequest): Promise<CreatedToken> {
  const { app, principal, requestId } = call;
  await manageableToken(call, id);
  const nowMs = app.now();
  const { token, secret } = await replaceToken(app.storage.tokens, app.keys.tokenPepper, id, {
    overlapMs: overlapHours * HOUR_MS,
    actor: actorOf(principal),
    requestId,
    nowMs,
    receiver: await receiverOf(call),
    check: (ancestors, scopes) => {
      if (principal.kind === 'token' && !ancestors.some((one) => one.id === principal.tokenId))
        throw new ApiError('token_not_own');
      for (const scope of scopes) checkScope(principal, scope, 'a token cannot have a scope that its maker lacks');
    },
  });
  return { ...presentToken(token, token, await ownerName(call, token), nowMs), token: secret };
}

/** Receiver of the secret, who is responsible for decisions made with it. */
async function receiverOf({ app, principal }: Call): Promise<string | null> {
  if (principal.kind === 'user') return principal.userId;
  if (principal.kind === 'batch') return null;
  return (await app.storage.tokens.find(principal.tokenId))?.owner ?? null;
}

/**
 * Revokes a token and its descendants, at once and for good. A revoked one stays unchanged.
 *
 * @throws ApiError `scope_missing`, `token_not_found`
 */
export async function revokeToken(call: Call, id: string): Promise<TokenInfo> {
  const { tokens } = call.app.storage;
  const { token: found } = await manageableToken(call, id);
  await tokens.revoke(id, auditEvent(call, 'token.revoked', id, { name: found.name }));
  return presentStored(
    call.app.storage,
    (await tokens.find(id)) ?? found,
    await ownerName(call, found),
    call.app.now(),
  );
}

/**
 * A token that the caller may rotate or revoke: an own one, or any with `tokens:read`. Otherwise, tokens of others do
 * not exist: an id reveals nothing.
 *
 * @throws ApiError `scope_missing`, `token_not_found`
 */
async function manageableToken({ app, principal }: Call, id: string): Promise<TokenLine> {
  checkScope(principal, 'tokens:write');
  const line = (await lineOf(id, (one) => app.storage.tokens.find(one))) ?? [];
  const [token, ...ancestors] = line;
  if (token === undefined) throw new ApiError('token_not_found');
  const isSeen = principal.scopes.includes('tokens:read') || isOwn(principal, token, (one) => find(line, one));
  if (!isSeen) throw new ApiError('token_not_found');
  return { token, ancestors };
}

const find = (line: readonly ApiToken[], id: string): ApiToken | undefined => line.find((token) => token.id === id);

/**
 * Warns about each token that expires within fourteen days, unless it was revoked or replaced, and records this once in
 * the audit log.
 *
 * @param nowMs Unix milliseconds
 */
export async function noticeExpiry(
  { tokens, audit, auditEntries }: Pick<Storage, 'tokens' | 'audit' | 'auditEntries'>,
  nowMs: number,
  warn: (notice: ExpiryNotice, text: string) => void,
): Promise<void> {
  for (const { id, name, replacedBy } of await tokens.list()) {
    const standing = await standingOf(id, (one) => tokens.state(one));
    if (standing === undefined || standing.revokedAt !== null || replacedBy !== null) continue;
    const leftMs = standing.expiresAt - nowMs;
    if (leftMs <= 0 || leftMs > NOTICE_MS) continue;
    const days = Math.ceil(leftMs / DAY_MS);
    warn({ tokenId: id, name }, `an API token expires in ${days} ${days === 1 ? 'day' : 'days'}: rotate it`);
    const action = 'token.expiring';
    const expiresAt = new Date(standing.expiresAt).toISOString();
    const [noted] = await auditEntries.events({ action, target: id }, undefined, 1);
    if (noted?.detail['expiresAt'] === expiresAt) continue;
    await audit.append({ at: nowMs, actor: 'service', action, target: id, detail: { expiresAt }, requestId: '' });
  }
}
