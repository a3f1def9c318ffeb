import { DECISION_REASON_CODES, VERDICTS } from '@namesake/contract';
import type { Kysely, Selectable } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { Tables } from '../../../db/tables.ts';
import {
  type AddedEvent,
  DECISION_EVENT_KINDS,
  type DecisionContent,
  type DecisionEvent,
  type HitDecision,
} from './hit-decision.ts';

/** Databases limit the number of parameters per statement. */
const AT_ONCE = 1_000;

type DecisionRow = Selectable<Tables['hit_decision']>;
type EventRow = Selectable<Tables['hit_decision_event']>;

/** A decision as rows, with its events ordered by number. */
export type StoredDecision = { readonly row: DecisionRow; readonly events: readonly EventRow[] };

/**
 * Decisions of rows with their events, in the order of the rows.
 *
 * @param prover leaves out decisions that are not proved; without it, all are returned
 */
export async function withEvents(
  db: Kysely<Tables>,
  rows: readonly DecisionRow[],
  prover: RowProver | undefined,
): Promise<readonly (HitDecision & { readonly place: number })[]> {
  const stored = await storedDecisions(db, rows);
  const proved = prover?.proved('hit_decision', stored) ?? stored;
  return proved.map((one) => ({ ...decisionOf(one), place: one.row.seq }));
}

/** Rows of decisions with those of their events. */
export async function storedDecisions(
  db: Kysely<Tables>,
  rows: readonly DecisionRow[],
): Promise<readonly StoredDecision[]> {
  const events = new Map<string, EventRow[]>(rows.map(({ id }) => [id, []]));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    const query = db.selectFrom('hit_decision_event').selectAll().where('decision', 'in', ids);
    for (const row of await query.orderBy('number').execute()) events.get(row.decision)?.push(row);
  }
  return rows.map((row) => ({ row, events: events.get(row.id) ?? [] }));
}

/** @throws Error for a value that this release does not know */
export const decisionOf = ({ row, events }: StoredDecision): HitDecision => ({
  ...toContent(row),
  events: events.map(toEvent),
});

/** Decisions made on these screenings, oldest first, whether or not they are proved. */
export async function decisionsOf(
  db: Kysely<Tables>,
  screeningIds: readonly Buffer[],
): Promise<readonly HitDecision[]> {
  if (screeningIds.length === 0) return [];
  const query = db
    .selectFrom('hit_decision')
    .selectAll()
    .where('screening_id', 'in', [...screeningIds]);
  return withEvents(db, await query.orderBy('seq').execute(), undefined);
}

/** Column values of a new decision. */
export const decisionRow = (made: DecisionContent) => ({
  id: made.id,
  screening_id: made.screeningId,
  external_ref: made.externalRef,
  listing: made.listing,
  entity_id: made.entityId,
  record_hash: made.recordHash,
  verdict: made.verdict,
  reason: made.reason,
});

/** Column values of a new event. */
export const eventRow = ({ decision, number, kind, at, actor, person, text, salt }: AddedEvent) => ({
  decision,
  number,
  kind,
  at,
  actor,
  person,
  text,
  salt,
});

function toContent(row: DecisionRow): Omit<HitDecision, 'events'> {
  return {
    id: row.id,
    screeningId: row.screening_id,
    externalRef: row.external_ref,
    listing: row.listing,
    entityId: row.entity_id,
    recordHash: row.record_hash,
    verdict: oneOf(VERDICTS, row.verdict),
    reason: oneOf(DECISION_REASON_CODES, row.reason),
  };
}

function toEvent({ seq, number, kind, at, actor, person, text, salt }: EventRow): DecisionEvent {
  return { seq, number, kind: oneOf(DECISION_EVENT_KINDS, kind), at, actor, person, text, salt };
}

/** @throws Error for a value that this release does not know, so that a decision is never shown as something else */
function oneOf<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`A decision has the unknown value "${value}".`);
  return found;
}
