import { DEFAULT_POLICY_NAME, parseRequest, policySchema, type SavePolicyRequest } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { checkScope } from '../../context/check-scope.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { requiredIds } from '../lists/required-ids.ts';
import { checkLists } from './check-lists.ts';
import type { SavedPolicy } from './saved-policy.ts';
import { storePolicy } from './store-policy.ts';
import { weakerThanDefault } from './weaknesses.ts';
import { widenDefault } from './widen-default.ts';

/**
 * Creates a policy, or replaces it by its next version (see `storePolicy`). Callers cannot grant more than they have: a
 * policy weaker than the default takes the scope that weakening a search takes.
 *
 * @throws ApiError `policy_fixed`, `policy_loosened`, `scope_missing`, `unknown_list`, `starting`, or what is wrong
 */
export async function savePolicy(call: Call & Call, name: string, request: SavePolicyRequest): Promise<SavedPolicy> {
  const { app, principal } = call;
  if (name === DEFAULT_POLICY_NAME) return widenDefault(call, request);
  if (app.lists.current() === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const { text, ...members } = request;
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

  return storePolicy(call, policy, { reason: text.trim(), before: await app.storage.policies.find(name) });
}

/** @throws ApiError naming each member that is wrong */
function toPolicy(input: unknown): Policy {
  const parsed = parseRequest(policySchema, input);
  if (!parsed.ok) throw new ApiError(parsed.code, { errors: parsed.errors });
  return parsed.value;
}
