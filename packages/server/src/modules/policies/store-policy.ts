import { canonicalPolicy, FOUR_EYES, parsePolicy } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { policyHash } from './policy-hash.ts';
import { presentPolicy } from './present-policy.ts';
import type { SavedPolicy } from './saved-policy.ts';
import type { PolicyVersion } from './store/policy-store.ts';
import { dropsOf, presentCurrent } from './waiting-policy.ts';

/**
 * Stores a policy as the next version of its name. One that drops verdicts which a second person approves waits for a
 * second person itself; the version in force stays. An equal one changes nothing.
 *
 * @param before what searches under the name use now: of the default, what it is
 * @throws ApiError `policy_loosened` for a deleted policy that would come back with fewer second persons
 */
export async function storePolicy(
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

/** What counts until now: of a deleted policy what it was last, and all verdicts where nothing is proved. */
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
