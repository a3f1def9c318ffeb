import type { SavePolicyRequest } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { checkScope } from '../../context/check-scope.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { requiredIds } from '../lists/required-ids.ts';
import type { SavedPolicy } from './saved-policy.ts';
import type { StandardPolicy } from './store/standard-policy.ts';
import { storePolicy } from './store-policy.ts';
import { weaknesses } from './weaknesses.ts';

/**
 * Adds effects to those that the default policy searches, or removes added ones, lowers its threshold, and says which
 * verdicts a second person must approve, and within how many days. It never searches less than the shipped policy. A
 * member left out stays.
 *
 * @throws ApiError `policy_fixed` for anything else, `scope_missing`
 */
export async function widenDefault(call: Call & Call, request: SavePolicyRequest): Promise<SavedPolicy> {
  const { app, principal } = call;
  const policy = widened(app.standard, request);
  const weak = weaknesses(policy, app.policy, requiredIds(app.lists.states(app.now())));
  if (weak.length > 0)
    checkScope(principal, 'search:override', 'the default policy would search less than it does now');
  const before = await app.storage.policies.find(policy.name);
  const stored = await storePolicy(call, policy, { reason: request.text.trim(), before });
  if (stored.became !== 'waiting') app.standard.use(policy);
  return stored;
}

function widened(standard: StandardPolicy, request: SavePolicyRequest): Policy {
  const { text: _, effects = standard.current.effects ?? [], fourEyes, approvalDays, threshold, ...others } = request;
  const own = standard.shipped.effects ?? [];
  const changes = [request.effects, fourEyes, approvalDays, threshold].some((member) => member !== undefined);
  if (!changes || Object.keys(others).length > 0 || (request.effects !== undefined && own.length === 0))
    throw new ApiError('policy_fixed');
  const missing = own.filter((effect) => !effects.includes(effect));
  if (missing.length > 0)
    throw new ApiError('policy_fixed', {
      detail: `The default policy always searches ${missing.join(', ')}. Save a policy under another name instead.`,
    });
  if (threshold !== undefined && threshold > standard.shipped.threshold)
    throw new ApiError('policy_fixed', {
      detail: `The threshold of the default policy is ${standard.shipped.threshold} at most. Save a policy under another name instead.`,
    });
  return standard.with({
    effects,
    fourEyes: fourEyes ?? standard.current.fourEyes ?? [],
    threshold: threshold ?? standard.current.threshold,
    approvalDays: approvalDays ?? standard.current.approvalDays,
  });
}
