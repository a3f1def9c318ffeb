import { DECISION_REASON_CODES, VERDICTS } from '@namesake/contract';
import type { Kysely, Selectable } from 'kysely';
import { DECISION_EVENT_KINDS, type DecisionEvent, type HitDecision } from '../../../decisions/hit-decision.ts';
import type { Tables } from '../../tables.ts';

/** Databases limit how many parameters a statement has. */
const AT_ONCE = 1_000;

type DecisionRow = Selectable<Tables['hit_decision']>;
type EventRow = Selectable<Tables['hit_decision_event']>;

/** Decisions of rows, each with its events; in the order of the rows. */
export async function withEvents(
  db: Kysely<Tables>,
  rows: readonly DecisionRow[],
): Promise<readonly (HitDecision & { readonly place: number })[]> {
  const events = new Map<string, DecisionEvent[]>(rows.map(({ id }) => [id, []]));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    const query = db.selectFrom('hit_decision_event').selectAll().where('decision', 'in', ids);
    for (const row of await query.orderBy('seq').execute()) events.get(row.decision)?.push(toEvent(row));
  }
  return rows.map((row) => ({ ...toContent(row), place: row.seq, events: events.get(row.id) ?? [] }));
}

/** Decisions that were made on these screenings, the oldest first. */
export async function decisionsOf(
  db: Kysely<Tables>,
  screeningIds: readonly Buffer[],
): Promise<readonly HitDecision[]> {
  if (screeningIds.length === 0) return [];
  const query = db
    .selectFrom('hit_decision')
    .selectAll()
    .where('screening_id', 'in', [...screeningIds]);
  return withEvents(db, await query.orderBy('seq').execute());
}

function toContent(row: DecisionRow): Omit<HitDecision, 'events'> {
  return {
    ...{ id: row.id, screeningId: row.screening_id, externalRef: row.external_ref, listing: row.listing },
    ...{ entityId: row.entity_id, recordHash: row.record_hash },
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
