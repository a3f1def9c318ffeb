import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Dialect, listed } from '../../../db/dialect.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import type { InboxFilter, WaitingHits } from './history-query.ts';

type Waiting = Exclude<InboxFilter, { readonly state: 'uncounted' }>;

/** Must match the expression of the index. */
const UNCOUNTED = sql<boolean>`(counted_version is null or counted_version <> version)`;

/** The counted hits of a screening, with its place in the inbox at that time. */
export type CountedHits = { readonly id: Buffer; readonly version: number; readonly hits: WaitingHits };

/** Counts of hits that wait. Whether a screening is in the inbox is up to triggers. */
export class Inbox {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  /** Keeps counts, and takes out screenings of which no hit waits. What changed since its version was read stays. */
  async keep(counted: readonly CountedHits[]): Promise<void> {
    if (counted.length === 0) return;
    const statements = counted.map(({ id, version, hits }) => {
      if (hits.open + hits.proposed === 0)
        return this.#db.deleteFrom('inbox').where('screening_id', '=', id).where('version', '=', version).compile();
      const update = this.#db.updateTable('inbox').set({
        open_hits: hits.open,
        open_high: hits.openHigh,
        open_score: tenthsOf(hits.openScore),
        proposed_hits: hits.proposed,
        proposed_high: hits.proposedHigh,
        proposed_score: tenthsOf(hits.proposedScore),
        counted_version: version,
      });
      return update.where('screening_id', '=', id).where('version', '=', version).compile();
    });
    await this.#writer.unit(...statements);
  }

  /** How many screenings have hits in a state, up to `most`; of these actors only, where they are given. */
  async count(state: 'open' | 'proposed', actors: readonly string[] | undefined, most: number): Promise<number> {
    const waits = inboxCondition({ state, highOnly: false });
    const own =
      actors === undefined
        ? sql`from inbox where ${waits}`
        : sql`from inbox join screening on screening.id = inbox.screening_id
            join actor on actor.id = screening.actor_id
            where ${waits} and actor.name in ${listed(this.#dialect, actors)}`;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from (select 1 ${own} limit ${most}) as counted`.execute(this.#db);
    return Number(rows[0]?.n ?? 0);
  }
}

/** Scores have one decimal: whole numbers compare exactly. */
const tenthsOf = (score: number | null): number | null => (score === null ? null : Math.round(score * 10));

/** Which rows of the inbox may fit: those counted as fitting, and those not counted yet. */
export function inboxCondition(filter: InboxFilter): RawBuilder<boolean> {
  return filter.state === 'uncounted' ? UNCOUNTED : sql<boolean>`(${UNCOUNTED} or ${hitsOf(filter)} > 0)`;
}

/** Which rows have a score of hits in a state. What changes while a page is read keeps its place: no page misses it. */
export const scoredCondition = ({ state }: Waiting): RawBuilder<boolean> =>
  sql<boolean>`${scoreOf({ state })} is not null and ${inboxCondition({ state, highOnly: false })}`;

/** The best score of hits in a state. */
export const scoreOf = ({ state }: Pick<Waiting, 'state'>): RawBuilder<number> => sql.ref(`${state}_score`);

const hitsOf = ({ state, highOnly }: Waiting): RawBuilder<number> => sql.ref(`${state}_${highOnly ? 'high' : 'hits'}`);
