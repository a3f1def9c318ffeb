import { DEFAULT_POLICY_NAME } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { policyHash } from './policy-hash.ts';
import type { PolicyVersion } from './store/policy-store.ts';

/** The stored version that searches under this name use; for the default, the one that this release ships. */
export async function currentPolicy(app: App, name: string): Promise<PolicyVersion | undefined> {
  const { policies } = app.storage;
  if (name !== DEFAULT_POLICY_NAME) return policies.find(name);
  const hash = policyHash(app.policy);
  return (await policies.versions(name)).find((version) => version.hash === hash);
}
