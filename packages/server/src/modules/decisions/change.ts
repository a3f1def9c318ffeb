import { randomBytes } from 'node:crypto';
import type { AuditAction, ChangeDecisionsRequest, DecisionState, Decisions } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import { personOf } from './four-eyes.ts';
import { statesOf } from './hit-counts.ts';
import { presentDecisions } from './present-decision.ts';
import { decidableDecisions, subjectOf } from './screened-subject.ts';
import { eventOf, type Refusal } from './store/decision-state.ts';
import { eventDigest } from './store/event-digest.ts';
import type { AddedEvent, HitDecision } from './store/hit-decision.ts';

const CODE_OF = { over: 'decision_over', own_proposal: 'own_proposal' } as const satisfies Record<Refusal, string>;

const ACTION_OF = {
  approve: 'decision.approved',
  reject: 'decision.rejected',
  revoke: 'decision.revoked',
} as const satisfies Readonly<Record<ChangeDecisionsRequest['change'], AuditAction>>;

/**
 * Approves, rejects or revokes decisions: all or none.
 *
 * @throws ApiError `scope_missing`, `person_needed`, `hit_decision_not_found`, `decision_over`, `own_proposal`
 */
export async function changeDecisions(
  call: Call,
  { decisions: ids, change, text = '' }: ChangeDecisionsRequest,
): Promise<Decisions> {
  const { app, principal } = call;
  checkScope(principal, change === 'revoke' ? 'decisions:write' : 'decisions:approve');
  if (change !== 'revoke' && principal.kind !== 'user') throw new ApiError('person_needed');
  const decisions = await decidableDecisions(call, [...new Set(ids)]);
  const before = await statesIn(call, decisions);
  const by = { at: app.now(), actor: actorOf(principal), person: await personOf(app, principal) };
  const changes = decisions.map((decision): { readonly decision: HitDecision; readonly event: AddedEvent } => {
    const { id, events } = decision;
    const made = eventOf(change, decision, before.get(id), by.person);
    if ('refused' in made) throw refusal(CODE_OF[made.refused], ids.indexOf(id));
    const event = { ...made, ...by, number: events.length + 1, text: text.trim(), salt: randomBytes(SALT_BYTES) };
    return { decision, event: { ...event, decision: id } };
  });
  const bySearch = Map.groupBy(changes, ({ decision }) => formatScreeningId(decision.screeningId));
  const events = [...bySearch].map(([searchId, ofSearch]) =>
    eventOfChange(call, ACTION_OF[change], searchId, ofSearch),
  );
  const isStored = await app.storage.hitDecisions.append(
    changes.map(({ event }) => event),
    events,
  );
  if (!isStored) throw new ApiError('decision_over');

  const after = await app.storage.hitDecisions.find(ids);
  const states = await statesIn(call, after);
  const ordered = ids.flatMap((id) => after.find((one) => one.id === id) ?? []);
  return { items: await presentDecisions(call, ordered, (id) => states.get(id)), nextCursor: null };
}

/** State of each decision, taking into account all decisions about its subject and listing. */
export async function statesIn(
  { app }: Pick<Call, 'app'>,
  decisions: readonly HitDecision[],
): Promise<ReadonlyMap<string, DecisionState>> {
  const bySubject = Map.groupBy(decisions, (one) => one.externalRef ?? one.screeningId.toString('hex'));
  const states: (readonly [string, DecisionState])[] = [];
  for (const [one, ...others] of bySubject.values()) {
    if (one === undefined) continue;
    const listings = [one, ...others].map(({ listing }) => listing);
    states.push(...statesOf(await app.storage.hitDecisions.about(subjectOf(one), listings)));
  }
  return new Map(states);
}

function eventOfChange(
  call: Call,
  action: AuditAction,
  searchId: string,
  changes: readonly { readonly decision: HitDecision; readonly event: AddedEvent }[],
): AuditEvent {
  const decisions = changes.map(({ decision, event }) => {
    const { id, listing, verdict } = decision;
    return { id, listing, verdict, digest: eventDigest(decision, event) };
  });
  return auditEvent(call, action, searchId, { decisions });
}

const refusal = (code: 'decision_over' | 'own_proposal', index: number): ApiError =>
  new ApiError(code, { errors: [{ pointer: `/decisions/${index}`, code, detail: 'Nothing was changed.' }] });
