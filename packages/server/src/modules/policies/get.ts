import type { PolicyWithVersions } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { currentPolicy } from './current-policy.ts';
import { presentVersion } from './present-policy.ts';
import { presentCurrent } from './waiting-policy.ts';

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
