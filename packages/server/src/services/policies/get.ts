import type { PolicyWithVersions } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { currentPolicy } from './current-policy.ts';
import { presentPolicy, presentVersion } from './present-policy.ts';

/**
 * The current version of a policy, and all its versions.
 *
 * @throws ApiError `policy_not_found`
 */
export async function getPolicy(
  { app, principal }: Call<'lists' | 'now' | 'policy', 'policies'>,
  name: string,
): Promise<PolicyWithVersions> {
  checkScope(principal, 'search:read');
  const stored = await currentPolicy(app, name);
  if (stored === undefined) throw new ApiError('policy_not_found');
  const versions = await app.storage.policies.versions(name);
  return { ...presentPolicy(app, stored, true), versions: versions.map(presentVersion) };
}
