import type { Principal, UserPrincipal } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';

/**
 * The person who asks, for what only they may do.
 *
 * @throws ApiError `session_required`
 */
export function userOf(principal: Principal): UserPrincipal {
  if (principal.kind !== 'user') throw new ApiError('session_required');
  return principal;
}
