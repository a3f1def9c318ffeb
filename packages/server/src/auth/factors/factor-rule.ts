import type { Role } from '@namesake/contract';
import type { Storage } from '../../storage/ports/storage.ts';
import type { UserPrincipal } from '../principal.ts';

/** Who must have a second factor. */
export type FactorRule = 'none' | 'admin' | 'all';

/** True where this role must have a second factor. */
export const isFactorRequired = (rule: FactorRule, role: Role): boolean =>
  rule === 'all' || (rule === 'admin' && role === 'admin');

/**
 * Somebody who is logged in, as the rule lets them: who must have a second factor and has none may only enrol one, and
 * has no scopes until then.
 */
export async function withFactorRule(
  principal: UserPrincipal,
  { factors }: Pick<Storage, 'factors'>,
  rule: FactorRule,
): Promise<UserPrincipal> {
  if (!isFactorRequired(rule, principal.role) || (await factors.has(principal.userId))) return principal;
  return { ...principal, scopes: [], mustEnrol: true };
}
