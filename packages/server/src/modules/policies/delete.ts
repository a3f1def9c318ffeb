import { DEFAULT_POLICY_NAME } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';

/**
 * Deletes a policy: its name is refused from now on, its versions stay readable by hash.
 *
 * @throws ApiError `policy_fixed`, `policy_not_found`, `policy_waits`
 */
export async function deletePolicy(call: Call, name: string): Promise<void> {
  const { app } = call;
  if (name === DEFAULT_POLICY_NAME) throw new ApiError('policy_fixed');
  // A version that waits would count as what it was last.
  if ((await app.storage.policies.waiting(name)) !== undefined) throw new ApiError('policy_waits');
  const isRemoved = await app.storage.policies.remove(name, auditEvent(call, 'policy.deleted', name));
  if (!isRemoved) throw new ApiError('policy_not_found');
}
