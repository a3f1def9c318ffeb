import { DEFAULT_POLICY_NAME, type PoliciesResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { currentPolicy } from './current-policy.ts';
import { presentCurrent } from './waiting-policy.ts';

/** The current version of every policy, the default first. */
export async function listPolicies(call: Call): Promise<PoliciesResponse> {
  const { app } = call;
  const first = await currentPolicy(app, DEFAULT_POLICY_NAME);
  const stored = await app.storage.policies.list();
  const others = stored.filter(({ name }) => name !== DEFAULT_POLICY_NAME);
  const all = first === undefined ? others : [first, ...others];
  return { items: await Promise.all(all.map((policy) => presentCurrent(call, policy))), nextCursor: null };
}
