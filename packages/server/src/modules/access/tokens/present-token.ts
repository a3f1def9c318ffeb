import type { TokenInfo } from '@namesake/contract';
import type { Storage } from '../../../stores/storage.ts';
import { type Standing, standingOf } from '../store/token-family.ts';
import type { ApiToken } from '../store/token-store.ts';

/** A token without its secret, with the state that its ancestors leave it. */
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

/** A stored token without its secret, with the state that its ancestors leave it. */
export async function presentStored(
  { tokens }: Pick<Storage, 'tokens'>,
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
