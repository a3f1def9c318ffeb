import type { TokenInfo } from '@namesake/contract';
import type { ApiToken } from '../../storage/ports/tokens.ts';

/** A token without its secret. */
export function presentToken(token: ApiToken, nowMs: number): TokenInfo {
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
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
  };
}

function instantOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString();
}
