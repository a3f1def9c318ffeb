import type { PolicyInfo } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { currentPolicy } from './current-policy.ts';
import { presentPolicy } from './present-policy.ts';

/**
 * A version of a policy by the hash that answers carry, also of one that was replaced or deleted.
 *
 * @throws ApiError `policy_not_found`
 */
export async function getPolicyVersion(
  { app, principal }: Call<'lists' | 'now' | 'policy', 'policies'>,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<PolicyInfo> {
  checkScope(principal, 'search:read');
  const versions = await app.storage.policies.versions(name);
  const stored = versions.find((version) => version.hash === hash);
  if (stored === undefined) throw new ApiError('policy_not_found');
  const current = await currentPolicy(app, name);
  return presentPolicy(app, stored, current?.hash === hash);
}
