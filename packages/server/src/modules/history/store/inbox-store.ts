import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Dialect, listed } from '../../../db/dialect.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import type { InboxFilter, WaitingHits } from './history-query.ts';

type Waiting = Exclude<InboxFilter, { readonly state: 'uncounted' }>;

/** Must match the expression of the index. */
const UNCOUNTED = sql<boolean>`(counted_version is null or counted_version <> version)`;

/** Counted hits of a screening, with its inbox version at that time. */
export type CountedHits = { readonly id: Buffer; readonly version: number; readonly hits: WaitingHits };

/** Counts of waiting hits. Triggers decide whether a screening is in the inbox. */
export class Inbox {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  /**
   * Stores counts, and removes screenings without waiting hits. Screenings that changed since their version was read
   * stay.
   */
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

  /** Number of screenings with hits in a state, up to `most`; only of these actors, if given. */
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

/** Scores have one decimal, so tenths can be compared exactly. */
const tenthsOf = (score: number | null): number | null => (score === null ? null : Math.round(score * 10));

/** Inbox rows that may fit: those counted as fitting, and those not counted yet. */
export function inboxCondition(filter: InboxFilter): RawBuilder<boolean> {
  return filter.state === 'uncounted' ? UNCOUNTED : sql<boolean>`(${UNCOUNTED} or ${hitsOf(filter)} > 0)`;
}

/**
 * Rows with a score for hits in a state. A row that changes while pages are read keeps its place, so no page misses it.
 */
export const scoredCondition = ({ state }: Waiting): RawBuilder<boolean> =>
  sql<boolean>`${scoreOf({ state })} is not null and ${inboxCondition({ state, highOnly: false })}`;

/** Best score of hits in a state. */
export const scoreOf = ({ state }: Pick<Waiting, 'state'>): RawBuilder<number> => sql.ref(`${state}_score`);

const hitsOf = ({ state, highOnly }: Waiting): RawBuilder<number> => sql.ref(`${state}_${highOnly ? 'high' : 'hits'}`);
