import {
  canonicalPolicy,
  DEFAULT_POLICY_NAME,
  FOUR_EYES,
  type PolicyInfo,
  parsePolicy,
  parseRequest,
  policySchema,
  type SavePolicyRequest,
} from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { weakerThanDefault, weaknesses } from '@namesake/engine/vocabulary';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { requiredIds } from '../lists/view.ts';
import { checkLists, policyHash } from './find-policy.ts';
import type { PolicyVersion } from './store/policy-store.ts';
import type { StandardPolicy } from './store/standard-policy.ts';
import { dropsOf, presentCurrent, presentPolicy } from './waiting-policy.ts';

/** A saved policy. `became` tells whether its name is new, or it waits for a second person. */
type SavedPolicy = { readonly policy: PolicyInfo; readonly became: 'created' | 'current' | 'waiting' };

/**
 * Creates a policy or its next version, see `storePolicy`. Callers cannot grant more than they have: a policy that is
 * weaker than the default, or has `completeFor`, requires the same scope as weakening a search.
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
  await checkTokens(app, policy);
  const weak = weakerThanDefault(policy, app.policy, requiredIds(states));
  if (weak.length > 0)
    checkScope(
      principal,
      'search:override',
      `the policy is weaker than the default (${weak.map(({ member }) => member).join(', ')})`,
    );
  // Holders of the tokens it names clear parties by what it searches, however little that is.
  if ((policy.completeFor ?? []).length > 0)
    checkScope(principal, 'search:override', 'the policy says to a token what complete is (completeFor)');

  return storePolicy(call, policy, { reason: text.trim(), before: await app.storage.policies.find(name) });
}

/** @throws ApiError `token_not_found` if `completeFor` names a token that does not exist */
async function checkTokens(app: App, { completeFor = [] }: Policy): Promise<void> {
  const found = await Promise.all(completeFor.map((id) => app.storage.tokens.find(id)));
  const errors = found.flatMap((token, index) =>
    token === undefined
      ? [
          {
            pointer: `/completeFor/${index}`,
            code: 'token_not_found',
            detail: 'GET /api/v1/tokens lists them.',
          } as const,
        ]
      : [],
  );
  if (errors.length > 0) throw new ApiError('token_not_found', { errors });
}

/** @throws ApiError naming each invalid member */
function toPolicy(input: unknown): Policy {
  const parsed = parseRequest(policySchema, input);
  if (!parsed.ok) throw new ApiError(parsed.code, { errors: parsed.errors });
  return parsed.value;
}

/**
 * Changes the default policy: effects beyond the built-in ones, a lower threshold, verdicts that need a second person,
 * and days for approval. It never searches less than the built-in policy. Members left out stay unchanged.
 *
 * @throws ApiError `policy_fixed` for anything else, `scope_missing`
 */
async function widenDefault(call: Call & Call, request: SavePolicyRequest): Promise<SavedPolicy> {
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

/**
 * Stores a policy as the next version of its name. A version that drops verdicts needing a second person waits for a
 * second person itself, while the version in force stays. An equal one changes nothing.
 *
 * @param before version that searches under this name currently use
 * @throws ApiError `policy_loosened` for a deleted policy that would come back with fewer second persons
 */
async function storePolicy(
  call: Call,
  policy: Policy & { readonly name: string },
  { reason, before }: { readonly reason: string; readonly before: PolicyVersion | undefined },
): Promise<SavedPolicy> {
  const { app, principal } = call;
  const { policies } = app.storage;
  const { name } = policy;
  const hash = policyHash(policy);
  const isForged = await policies.isForged(name);
  if (before?.hash === hash && !isForged) return { policy: await presentCurrent(call, before), became: 'current' };
  const made = { name, hash, body: canonicalPolicy(policy), reason, savedAt: app.now(), savedBy: actorOf(principal) };
  const drops = dropsOf(await inForce(call, name, before, isForged), policy);
  const detail = { hash, before: before?.hash ?? null, reason };
  if (drops.length === 0) {
    const version = await policies.save(made, auditEvent(call, 'policy.saved', name, detail));
    const became = before === undefined ? 'created' : 'current';
    return { policy: await presentPolicy(call, { ...made, version }, true), became };
  }
  if (before === undefined && !isForged) throw new ApiError('policy_loosened');
  const version = await policies.propose(made, auditEvent(call, 'policy.proposed', name, { ...detail, drops }));
  const current = before ?? { ...made, version };
  return { policy: await presentCurrent(call, current), became: 'waiting' };
}

/** Policy that counts so far: for a deleted name its last version; all verdicts if nothing is proved. */
async function inForce(
  { app }: Call,
  name: string,
  before: PolicyVersion | undefined,
  isForged: boolean,
): Promise<Pick<Policy, 'fourEyes'>> {
  if (isForged) return { fourEyes: FOUR_EYES };
  const last = before ?? (await app.storage.policies.versions(name))[0];
  return last === undefined ? {} : parsePolicy(JSON.parse(last.body));
}
