import type { Principal } from '../../auth/principal.ts';
import type { ApiToken } from '../../storage/ports/tokens.ts';

/** Whether a token is the caller's: owned by the user; or the token that asks itself, or one that descends from it. */
export function isOwn(principal: Principal, token: ApiToken, find: (id: string) => ApiToken | undefined): boolean {
  if (principal.kind === 'user') return token.owner === principal.userId;
  for (let one: ApiToken | undefined = token; one !== undefined; one = find(one.parent ?? ''))
    if (one.id === principal.tokenId) return true;
  return false;
}
