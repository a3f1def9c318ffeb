import { DECISION_REASON_CODES, GOOD_GUY_EVENTS, GOOD_GUY_FACTS } from '@namesake/contract';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AddedGoodGuyEvent, GoodGuy, GoodGuyContent, GoodGuyEvent, PlacedGoodGuy } from './good-guy.ts';

/** Databases limit the number of parameters per statement. */
const AT_ONCE = 1_000;

const values = z.array(z.string());
const factsSchema = z.partialRecord(z.enum(GOOD_GUY_FACTS), values);
const changesSchema = z.array(
  z.strictObject({
    side: z.enum(['listing', 'customer']),
    fact: z.enum(GOOD_GUY_FACTS),
    before: values,
    after: values,
  }),
);

type Row = Selectable<Tables['good_guy']>;
type EventRow = Selectable<Tables['good_guy_event']>;

/** A good guy as rows, with its events ordered by number. */
export type StoredGoodGuy = { readonly row: Row; readonly events: readonly EventRow[] };

/**
 * Good guys of rows with their events, in the order of the rows.
 *
 * @param prover leaves out good guys that are not proved; without it, all are returned
 */
export async function goodGuysOf(
  db: Kysely<Tables>,
  rows: readonly Row[],
  prover: RowProver | undefined,
): Promise<readonly PlacedGoodGuy[]> {
  const stored = await storedGoodGuys(db, rows);
  const proved = prover?.proved('good_guy', stored) ?? stored;
  return proved.map((one) => ({ ...goodGuyOf(one), place: one.row.seq }));
}

/** Rows of good guys with those of their events. */
export async function storedGoodGuys(db: Kysely<Tables>, rows: readonly Row[]): Promise<readonly StoredGoodGuy[]> {
  const events = new Map<string, EventRow[]>(rows.map(({ id }) => [id, []]));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    const query = db.selectFrom('good_guy_event').selectAll().where('good_guy', 'in', ids);
    for (const row of await query.orderBy('good_guy').orderBy('number').execute()) events.get(row.good_guy)?.push(row);
  }
  return rows.map((row) => ({ row, events: events.get(row.id) ?? [] }));
}

/** @throws Error for a value that this release does not know */
export const goodGuyOf = ({ row, events }: StoredGoodGuy): GoodGuy => ({
  ...toContent(row),
  events: events.map(toEvent),
});

/** Column values of a new good guy. */
export const goodGuyRow = (made: GoodGuyContent) => ({
  id: made.id,
  external_ref: made.externalRef,
  listing: made.listing,
  listed_name: made.listedName,
  reason: made.reason,
  decision: made.decision,
  screening_id: made.screeningId,
  expires_at: made.expiresAt,
  record_hash: made.recordHash,
  listing_facts_json: JSON.stringify(made.listingFacts),
  customer_facts_json: JSON.stringify(made.customerFacts),
  text_key: made.textKey,
});

/** Column values of a new event. */
export const goodGuyEventRow = ({
  goodGuy,
  number,
  kind,
  at,
  actor,
  person,
  text,
  changes,
  salt,
}: AddedGoodGuyEvent) => ({
  good_guy: goodGuy,
  number,
  kind,
  at,
  actor,
  person,
  text,
  changes_json: JSON.stringify(changes),
  salt,
});

function toContent(row: Row): Omit<GoodGuy, 'events'> {
  return {
    id: row.id,
    externalRef: row.external_ref,
    listing: row.listing,
    listedName: row.listed_name,
    reason: z.enum(DECISION_REASON_CODES).parse(row.reason),
    decision: row.decision,
    screeningId: row.screening_id,
    expiresAt: row.expires_at,
    recordHash: row.record_hash,
    listingFacts: factsSchema.parse(JSON.parse(row.listing_facts_json)),
    customerFacts: factsSchema.parse(JSON.parse(row.customer_facts_json)),
    textKey: row.text_key,
  };
}

function toEvent({ number, kind, at, actor, person, text, changes_json: changes, salt }: EventRow): GoodGuyEvent {
  return {
    number,
    at,
    actor,
    person,
    text,
    salt,
    kind: z.enum(GOOD_GUY_EVENTS).parse(kind),
    changes: changesSchema.parse(JSON.parse(changes)),
  };
}
