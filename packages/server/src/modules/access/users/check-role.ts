import { ROLES, type Role } from '@namesake/contract';
import { checkScope } from '../../../context/check-scope.ts';
import type { Principal } from '../../../context/principal.ts';

/**
 * Refuses to let somebody manage a role that may do more than they may: a token with `users:write` alone must not make
 * an administrator, or disable one.
 *
 * @throws ApiError `scope_missing`
 */
export function checkRole(principal: Principal, role: Role): void {
  for (const scope of ROLES[role].scopes) checkScope(principal, scope, `the role ${role} has it`);
}
