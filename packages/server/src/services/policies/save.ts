import {
  canonicalPolicy,
  DEFAULT_POLICY_NAME,
  parseRequest,
  policySchema,
  type SavePolicyRequest,
} from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { actorOf } from '../../auth/principal.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { requiredIds } from '../lists/required-ids.ts';
import { checkLists } from './check-lists.ts';
import { policyHash } from './policy-hash.ts';
import { presentPolicy } from './present-policy.ts';
import type { SavedPolicy } from './saved-policy.ts';
import { weakerThanDefault } from './weaknesses.ts';
import { widenDefault } from './widen-default.ts';

/**
 * Creates a policy, or replaces it by its next version. An equal one changes nothing. Callers cannot grant more than
 * they have: a policy weaker than the default takes the scope that weakening a search takes.
 *
 * @throws ApiError `policy_fixed`, `scope_missing`, `unknown_list`, `starting`, or what is wrong with the policy
 */
export async function savePolicy(
  call: Call<'lists' | 'now' | 'policy' | 'standard', 'policies'>,
  name: string,
  request: SavePolicyRequest,
): Promise<SavedPolicy> {
  const { app, principal } = call;
  checkScope(principal, 'policies:write');
  if (name === DEFAULT_POLICY_NAME) return widenDefault(call, request);
  if (app.lists.current() === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const { reason, ...members } = request;
  const policy = toPolicy({ ...app.policy, ...members, name });
  const states = app.lists.states(app.now());
  checkLists(policy, states);
  const weak = weakerThanDefault(policy, app.policy, requiredIds(states));
  if (weak.length > 0)
    checkScope(
      principal,
      'search:override',
      `the policy is weaker than the default (${weak.map(({ member }) => member).join(', ')})`,
    );

  const { policies } = app.storage;
  const before = await policies.find(name);
  const hash = policyHash(policy);
  if (before?.hash === hash && !(await policies.isForged(name)))
    return { policy: presentPolicy(app, before, true), created: false };
  const body = canonicalPolicy(policy);
  const made = { name, hash, body, reason: reason.trim(), savedAt: app.now(), savedBy: actorOf(principal) };
  const detail = { hash, before: before?.hash ?? null, reason: made.reason };
  const version = await policies.save(made, auditEvent(call, 'policy.saved', name, detail));
  return { policy: presentPolicy(app, { ...made, version }, true), created: before === undefined };
}

/** @throws ApiError naming each member that is wrong */
function toPolicy(input: unknown): Policy {
  const parsed = parseRequest(policySchema, input);
  if (!parsed.ok) throw new ApiError(parsed.code, { errors: parsed.errors });
  return parsed.value;
}
