import {
  type AuditAction,
  type ChangeRuleRequest,
  MAX_RULE_DAYS,
  type RuleView,
  type SaveRuleRequest,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { personBehind, personOf } from '../decisions/four-eyes.ts';
import { changed, type RuleVersion, stateOf } from './store/rule-version.ts';
import { getRule } from './view.ts';

const DAY_MS = 86_400_000;

const ACTION_OF = {
  propose: 'rule.proposed',
  approve: 'rule.approved',
  reject: 'rule.rejected',
  end: 'rule.ended',
} as const satisfies Readonly<Record<ChangeRuleRequest['change'], AuditAction>>;

/**
 * Saves the next version of a rule as a draft, which has no effect.
 *
 * @throws ApiError `rule_end_invalid`
 */
export async function saveRule(call: Call, name: string, { rows, endsAt, text }: SaveRuleRequest): Promise<RuleView> {
  const { app, principal } = call;
  const [now, endsMs] = [app.now(), Date.parse(endsAt)];
  if (endsMs <= now || endsMs > now + MAX_RULE_DAYS * DAY_MS) throw new ApiError('rule_end_invalid');
  const reason = text.trim();
  const made = { name, rows, reason, endsAt: endsMs, saved: { at: now, by: actorOf(principal) } };
  await app.storage.rules.save(made, auditEvent(call, 'rule.saved', name, { endsAt, reason }));
  return getRule(call, name);
}

/**
 * Proposes, approves, rejects or ends a version of a rule. An approved version replaces the one in force.
 *
 * @throws ApiError `rule_not_found`, `rule_over`, `own_proposal`, `person_needed`
 */
export async function changeRule(
  call: Call,
  name: string,
  { change, version, text }: ChangeRuleRequest,
): Promise<RuleView> {
  const { app, principal } = call;
  const { rules } = app.storage;
  const versions = await rules.versions(name);
  const before = versions.find((one) => one.version === version);
  if (before === undefined) throw new ApiError('rule_not_found');
  const by = { at: app.now(), by: actorOf(principal) };
  const after = changed(before, change, by);
  if (after === undefined) throw new ApiError('rule_over');
  if (change === 'approve' || change === 'reject') await checkSecondPerson(call, before);
  const last = change === 'approve' ? versions.find((one) => stateOf(one, by.at) === 'in_force') : undefined;
  const replaced =
    last === undefined ? [] : [{ before: last, after: { ...last, over: { ...by, as: 'replaced' } } as const }];
  const detail = { version, reason: text.trim(), ...(last === undefined ? {} : { replaced: last.version }) };
  const isNew = change === 'propose' || change === 'approve';
  const event = auditEvent(call, ACTION_OF[change], name, detail);
  if (!(await rules.change([{ before, after }, ...replaced], isNew, event))) throw new ApiError('rule_over');
  return getRule(call, name);
}

/** A version must not be judged by the person who saved or proposed it, whatever token they use. */
async function checkSecondPerson({ app, principal }: Call, { saved, proposed }: RuleVersion): Promise<void> {
  if (principal.kind !== 'user') throw new ApiError('person_needed');
  const person = await personOf(app, principal);
  for (const step of [saved, proposed])
    if (step !== null && (await personBehind(app, step.by)) === person) throw new ApiError('own_proposal');
}
