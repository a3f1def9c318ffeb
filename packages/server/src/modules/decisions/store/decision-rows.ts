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

/** Databases limit how many parameters a statement has. */
const AT_ONCE = 1_000;

type DecisionRow = Selectable<Tables['hit_decision']>;
type EventRow = Selectable<Tables['hit_decision_event']>;

/** A decision as it is stored; events in the order of their numbers. */
export type StoredDecision = { readonly row: DecisionRow; readonly events: readonly EventRow[] };

/**
 * Decisions of rows, each with its events; in the order of the rows.
 *
 * @param prover leaves out those that are not proved; all are given where it is undefined
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

/** The same as they are stored. */
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

/** Decisions that were made on these screenings, the oldest first, whether they are proved or not. */
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

/** The columns of a decision that is not stored yet. */
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

/** The columns of an event that is not stored yet. */
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

/** @throws Error for a value that this release does not know: nothing is shown as decided otherwise than it was */
function oneOf<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`A decision has the unknown value "${value}".`);
  return found;
}
