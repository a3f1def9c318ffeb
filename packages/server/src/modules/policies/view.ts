import {
  DEFAULT_POLICY_NAME,
  type PoliciesResponse,
  type PolicyInfo,
  type PolicyWithVersions,
} from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { policyHash } from './find-policy.ts';
import type { PolicyVersion } from './store/policy-store.ts';
import { presentCurrent, presentPolicy, presentVersion } from './waiting-policy.ts';

/**
 * The current version of a policy, and all its versions.
 *
 * @throws ApiError `policy_not_found`
 */
export async function getPolicy(call: Call, name: string): Promise<PolicyWithVersions> {
  const { app, principal } = call;
  const stored = await currentPolicy(app, name);
  if (stored === undefined) throw new ApiError('policy_not_found');
  const versions = await app.storage.policies.versions(name);
  const names = new ActorNames(app.storage, principal);
  const all = versions.map((version) => presentVersion(version, names));
  return { ...(await presentCurrent(call, stored)), versions: await Promise.all(all) };
}

/**
 * Version of a policy by the hash in answers, even if it was replaced or deleted.
 *
 * @throws ApiError `policy_not_found`
 */
export async function getPolicyVersion(
  call: Call,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<PolicyInfo> {
  const { app } = call;
  const versions = await app.storage.policies.versions(name);
  const stored = versions.find((version) => version.hash === hash);
  if (stored === undefined) throw new ApiError('policy_not_found');
  const current = await currentPolicy(app, name);
  return presentPolicy(call, stored, current?.hash === hash);
}

/** The current version of every policy, the default first. */
export async function listPolicies(call: Call): Promise<PoliciesResponse> {
  const { app } = call;
  const first = await currentPolicy(app, DEFAULT_POLICY_NAME);
  const stored = await app.storage.policies.list();
  const others = stored.filter(({ name }) => name !== DEFAULT_POLICY_NAME);
  const all = first === undefined ? others : [first, ...others];
  return { items: await Promise.all(all.map((policy) => presentCurrent(call, policy))), nextCursor: null };
}

/** Stored version that searches under this name use; for the default, that of the policy in effect. */
export async function currentPolicy(app: App, name: string): Promise<PolicyVersion | undefined> {
  const { policies } = app.storage;
  if (name !== DEFAULT_POLICY_NAME) return policies.find(name);
  const hash = policyHash(app.policy);
  return (await policies.versions(name)).find((version) => version.hash === hash);
}
