import type { Principal } from '../../../context/principal.ts';
import type { ApiToken } from '../store/token-store.ts';

/** Whether a token is the caller's: owned by the user; or the token that asks itself, or one that descends from it. */
export function isOwn(principal: Principal, token: ApiToken, find: (id: string) => ApiToken | undefined): boolean {
  if (principal.kind === 'user') return token.owner === principal.userId;
  if (principal.kind === 'batch') return false;
  for (let one: ApiToken | undefined = token; one !== undefined; one = find(one.parent ?? ''))
    if (one.id === principal.tokenId) return true;
  return false;
}
