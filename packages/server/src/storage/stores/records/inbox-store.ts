import { type Kysely, sql } from 'kysely';
import { type Dialect, listed } from '../../dialect.ts';
import type { CountedHits, Inbox } from '../../ports/inbox.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { inboxCondition } from './inbox-condition.ts';

/** Counts of hits that wait. Whether a screening is in the inbox is up to triggers. */
export class KyselyInbox implements Inbox {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

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
