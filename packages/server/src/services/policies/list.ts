import { DEFAULT_POLICY_NAME, type PoliciesResponse } from '@namesake/contract';
import { checkScope } from '../check-scope.ts';
import { currentPolicy } from './current-policy.ts';
import type { PresentCall } from './present-policy.ts';
import { presentCurrent } from './waiting-policy.ts';

/** The current version of every policy, the default first. */
export async function listPolicies(call: PresentCall): Promise<PoliciesResponse> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const first = await currentPolicy(app, DEFAULT_POLICY_NAME);
  const stored = await app.storage.policies.list();
  const others = stored.filter(({ name }) => name !== DEFAULT_POLICY_NAME);
  const all = first === undefined ? others : [first, ...others];
  return { items: await Promise.all(all.map((policy) => presentCurrent(call, policy))), nextCursor: null };
}
