import { canonicalPolicy, type SavePolicyRequest } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { actorOf } from '../../auth/principal.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StandardPolicy } from '../../policy/standard-policy.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { requiredIds } from '../lists/required-ids.ts';
import { policyHash } from './policy-hash.ts';
import { presentPolicy } from './present-policy.ts';
import type { SavedPolicy } from './saved-policy.ts';
import { weaknesses } from './weaknesses.ts';

/**
 * Adds effects to those that the default policy searches, or removes added ones, and says which verdicts a second
 * person must approve. It never searches less than the shipped policy. A member left out stays as it is.
 *
 * @throws ApiError `policy_fixed` for anything else, `scope_missing`
 */
export async function widenDefault(
  call: Call<'lists' | 'now' | 'policy' | 'standard', 'policies'>,
  request: SavePolicyRequest,
): Promise<SavedPolicy> {
  const { app, principal } = call;
  const policy = widened(app.standard, request);
  const weak = weaknesses(policy, app.policy, requiredIds(app.lists.states(app.now())));
  if (weak.length > 0)
    checkScope(principal, 'search:override', 'the default policy would search less than it does now');
  const { policies } = app.storage;
  const before = await policies.find(policy.name);
  const hash = policyHash(policy);
  if (before?.hash === hash && !(await policies.isForged(policy.name)))
    return { policy: presentPolicy(app, before, true), created: false };
  const reason = request.reason.trim();
  const body = canonicalPolicy(policy);
  const made = { name: policy.name, hash, body, reason, savedAt: app.now(), savedBy: actorOf(principal) };
  const detail = { hash, before: before?.hash ?? null, reason };
  const version = await policies.save(made, auditEvent(call, 'policy.saved', policy.name, detail));
  app.standard.use(policy);
  return { policy: presentPolicy(app, { ...made, version }, true), created: false };
}

function widened(standard: StandardPolicy, request: SavePolicyRequest): Policy {
  const { reason: _, effects = standard.current.effects ?? [], fourEyes, ...others } = request;
  const own = standard.shipped.effects ?? [];
  const changes = request.effects !== undefined || fourEyes !== undefined;
  if (!changes || Object.keys(others).length > 0 || (request.effects !== undefined && own.length === 0))
    throw new ApiError('policy_fixed');
  const missing = own.filter((effect) => !effects.includes(effect));
  if (missing.length > 0)
    throw new ApiError('policy_fixed', {
      detail: `The default policy always searches ${missing.join(', ')}. Save a policy under another name instead.`,
    });
  return standard.with({ effects, fourEyes: fourEyes ?? standard.current.fourEyes ?? [] });
}
