import type { TokenInfo, TokensResponse } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { checkScope, type Principal } from '../../../context/principal.ts';
import { type Page, readCursor, writeCursor } from '../../../lib/paging.ts';
import type { Storage } from '../../../stores/storage.ts';
import { type Standing, standingOf } from '../store/api-token.ts';
import type { ApiToken } from '../store/token-store.ts';

/** Purpose of the cursors. */
const WHAT = 'tokens';

/**
 * A page of the tokens, newest first, without secrets; without `tokens:read` only own ones. Tokens are never deleted.
 * New ones shift the others, so a later page may repeat some but never omits one.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listTokens({ app, principal }: Call, { cursor, limit }: Page): Promise<TokensResponse> {
  const seesAll = principal.scopes.includes('tokens:read');
  if (!seesAll) checkScope(principal, 'tokens:write');
  const start = cursor === undefined ? 0 : readCursor(app.keys.cursor, WHAT, cursor);
  const end = start + limit;
  const all = await app.storage.tokens.list();
  const byId = new Map(all.map((token) => [token.id, token]));
  const tokens = seesAll ? all : all.filter((token) => isOwn(principal, token, (id) => byId.get(id)));
  const nowMs = app.now();
  const present = async (token: ApiToken) =>
    presentStored(app.storage, token, await ownerName({ app, principal }, token), nowMs);
  return {
    items: await Promise.all(tokens.slice(start, end).map(present)),
    nextCursor: end < tokens.length ? writeCursor(app.keys.cursor, WHAT, end) : null,
  };
}

/** A token without its secret, with its standing given its ancestors. */
export function presentToken(
  token: ApiToken,
  { expiresAt, revokedAt }: Pick<Standing, 'expiresAt' | 'revokedAt'>,
  ownerName: string | null,
  nowMs: number,
): TokenInfo {
  const { id, name, hint, scopes, createdAt, lastUsedAt, owner, parent, addresses, replaces, replacedBy } = token;
  return {
    id,
    name,
    hint: `${hint}…`,
    scopes,
    status: revokedAt !== null ? 'revoked' : expiresAt <= nowMs ? 'expired' : 'active',
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    lastUsedAt: instantOrNull(lastUsedAt),
    revokedAt: instantOrNull(revokedAt),
    owner: owner === null ? null : { id: `user:${owner}`, kind: 'user', name: ownerName },
    parent,
    addresses,
    replaces,
    replacedBy,
  };
}

/** A stored token without its secret, with its standing given its ancestors. */
export async function presentStored(
  { tokens }: Storage,
  token: ApiToken,
  ownerName: string | null,
  nowMs: number,
): Promise<TokenInfo> {
  const standing = await standingOf(token.id, (id) => tokens.state(id));
  return presentToken(token, standing ?? token, ownerName, nowMs);
}

function instantOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString();
}

/** Name of a token's owner; null if it has none, or if the caller may not read user accounts. */
export async function ownerName(
  { app, principal }: Pick<Call, 'app' | 'principal'>,
  { owner }: Pick<ApiToken, 'owner'>,
): Promise<string | null> {
  if (owner === null) return null;
  if (principal.kind === 'user' && owner === principal.userId) return principal.userName;
  return principal.scopes.includes('users:read') ? ((await app.storage.users.find(owner))?.name ?? null) : null;
}

/** Whether a token is the caller's own: owned by the user or, for a token, itself or one of its descendants. */
export function isOwn(principal: Principal, token: ApiToken, find: (id: string) => ApiToken | undefined): boolean {
  if (principal.kind === 'user') return token.owner === principal.userId;
  if (principal.kind === 'batch') return false;
  for (let one: ApiToken | undefined = token; one !== undefined; one = find(one.parent ?? ''))
    if (one.id === principal.tokenId) return true;
  return false;
}
