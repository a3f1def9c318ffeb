import { type ChangePolicyRequest, DEFAULT_POLICY_NAME, type PolicyInfo, parsePolicy } from '@namesake/contract';
import type { Keys } from '../../config/secret.ts';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { Storage } from '../../stores/storage.ts';
import { personBehind, personOf } from '../decisions/four-eyes.ts';
import { currentPolicy } from './view.ts';
import { announcement, presentPolicy, relaxedFrom } from './waiting-policy.ts';

type Relaxed = 'nothing_waits' | 'in_force' | { readonly fromMs: number };

/**
 * Approves or rejects a version that drops second persons. A rejection saves the version in force again, so that
 * nothing is waiting.
 *
 * @throws ApiError `person_needed`, `own_proposal`, `policy_not_found`, `policy_not_waiting`
 */
export async function changePolicy(
  call: Call & Call,
  name: string,
  { change, version, text }: ChangePolicyRequest,
): Promise<PolicyInfo> {
  const { app, principal } = call;
  if (principal.kind !== 'user') throw new ApiError('person_needed');
  const { policies } = app.storage;
  const current = await currentPolicy(app, name);
  const waiting = await policies.waiting(name);
  if (current === undefined && waiting === undefined) throw new ApiError('policy_not_found');
  if (waiting?.version !== version) throw new ApiError('policy_not_waiting');
  if ((await personBehind(app, waiting.savedBy)) === (await personOf(app, principal)))
    throw new ApiError('own_proposal');
  const detail = { version, hash: waiting.hash, savedBy: waiting.savedBy, reason: text.trim() };
  if (change === 'approve') {
    const isApproved = await policies.approve(name, version, auditEvent(call, 'policy.approved', name, detail));
    if (!isApproved) throw new ApiError('policy_not_waiting');
    if (name === DEFAULT_POLICY_NAME) app.standard.use(app.standard.with(parsePolicy(JSON.parse(waiting.body))));
    return presentPolicy(call, waiting, true);
  }
  if (current === undefined) throw new ApiError('policy_not_found');
  const { hash, body } = current;
  const again = { name, hash, body, reason: text.trim(), savedAt: app.now(), savedBy: actorOf(principal) };
  const restored = await policies.save(again, auditEvent(call, 'policy.rejected', name, detail));
  return presentPolicy(call, { ...again, version: restored }, true);
}

/**
 * Deletes a policy. Its name is refused from then on; its versions stay readable by hash.
 *
 * @throws ApiError `policy_fixed`, `policy_not_found`, `policy_waits`
 */
export async function deletePolicy(call: Call, name: string): Promise<void> {
  const { app } = call;
  if (name === DEFAULT_POLICY_NAME) throw new ApiError('policy_fixed');
  // The waiting version would count as the last one of the policy.
  if ((await app.storage.policies.waiting(name)) !== undefined) throw new ApiError('policy_waits');
  const isRemoved = await app.storage.policies.remove(name, auditEvent(call, 'policy.deleted', name));
  if (!isRemoved) throw new ApiError('policy_not_found');
}

/**
 * For operators without a second person: announces that a waiting version will be put in force, and does so
 * `RELAX_DELAY_MS` later when called again. A version saved meanwhile has to be announced again.
 */
export async function relaxPolicy(
  { policies, audit }: Storage,
  keys: Pick<Keys, 'rows'>,
  { name, reason, nowMs }: { readonly name: string; readonly reason: string; readonly nowMs: number },
): Promise<Relaxed> {
  const waiting = await policies.waiting(name);
  if (waiting === undefined) return 'nothing_waits';
  const fromMs = await relaxedFrom(audit, keys.rows, waiting);
  if (fromMs === undefined) {
    const event = announcement(keys.rows, waiting, { at: nowMs, reason });
    await audit.append(event);
    return { fromMs: Number(event.detail['from']) };
  }
  if (nowMs < fromMs) return { fromMs };
  const { version, hash, savedBy } = waiting;
  const detail = { version, hash, savedBy, reason };
  const event = { at: nowMs, actor: 'operator', action: 'policy.relaxed', target: name, detail, requestId: '' };
  return (await policies.approve(name, version, event)) ? 'in_force' : 'nothing_waits';
}
