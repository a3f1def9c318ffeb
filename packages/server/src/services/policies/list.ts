import { DEFAULT_POLICY_NAME, type PoliciesResponse } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { currentPolicy } from './current-policy.ts';
import { presentPolicy } from './present-policy.ts';

/** The current version of every policy, the default first. */
export async function listPolicies({
  app,
  principal,
}: Call<'lists' | 'now' | 'policy', 'policies'>): Promise<PoliciesResponse> {
  checkScope(principal, 'search:read');
  const first = await currentPolicy(app, DEFAULT_POLICY_NAME);
  const stored = await app.storage.policies.list();
  const others = stored.filter(({ name }) => name !== DEFAULT_POLICY_NAME);
  const all = first === undefined ? others : [first, ...others];
  return { items: all.map((policy) => presentPolicy(app, policy, true)), nextCursor: null };
}
