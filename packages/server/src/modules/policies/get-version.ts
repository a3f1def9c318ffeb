import type { PolicyInfo } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { currentPolicy } from './current-policy.ts';
import { presentPolicy } from './present-policy.ts';

/**
 * A version of a policy by the hash that answers carry, also of one that was replaced or deleted.
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
