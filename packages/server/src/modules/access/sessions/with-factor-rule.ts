import type { UserPrincipal } from '../../../context/principal.ts';
import type { Storage } from '../../../stores/storage.ts';
import { type FactorRule, isFactorRequired } from '../store/factor-rule.ts';

/**
 * Somebody who is logged in, as the rule lets them: who must have a second factor and has none may only enrol one, and
 * has no scopes until then. After single sign-on the second factor is the identity provider's duty.
 */
export async function withFactorRule(
  principal: UserPrincipal,
  { factors }: Pick<Storage, 'factors'>,
  rule: FactorRule,
): Promise<UserPrincipal> {
  if (
    principal.logsInBy !== 'password' ||
    !isFactorRequired(rule, principal.role) ||
    (await factors.has(principal.userId))
  )
    return principal;
  return { ...principal, scopes: [], mustEnrol: true };
}
