import type { Kysely } from 'kysely';
import { AUDITED_PREFIXES } from '../../../db/clearing/clearing-tables.ts';
import { learnWords, nothingSaid, type SaidRows } from '../../../db/clearing/row-words.ts';
import { PROOF_EVENTS, ROW_PROOF_CARRIED } from '../../../db/ledger/proof-events.ts';
import { RECORDS_PURGED } from '../../../db/ledger-entries.ts';
import type { Tables } from '../../../db/tables.ts';

/** Events about rows of any table. */
const OF_ALL = [...PROOF_EVENTS, ROW_PROOF_CARRIED, RECORDS_PURGED];

/**
 * What the audit log last recorded about rows without events. Whoever can write to the database can add an event, but
 * not change or remove one unnoticed. So this may only make an answer stricter.
 *
 * @param actions prefix of the actions that are about the rows
 */
export const lastWords = (db: Kysely<Tables>, actions: string): Promise<SaidRows> => wordsOf(db, [actions]);

/** The same for all tables. `entry` is the place of the event in its table. */
export const everyLastWord = (db: Kysely<Tables>): Promise<SaidRows> => wordsOf(db, AUDITED_PREFIXES);

/**
 * {@link lastWords} with a cache that is valid until a relevant event is added. Event numbers follow the order of
 * writing.
 */
export class FollowedWords {
  readonly #db: Kysely<Tables>;
  readonly #actions: string;
  #said = nothingSaid();
  #readTo = -1;

  constructor(db: Kysely<Tables>, actions: string) {
    [this.#db, this.#actions] = [db, actions];
  }

  /** Current state of what the audit log recorded. */
  async now(): Promise<SaidRows> {
    const newest = this.#db.selectFrom('audit_event').select(({ fn }) => fn.max('seq').as('seq'));
    const readTo = Number((await newest.executeTakeFirst())?.seq ?? 0);
    if (readTo === this.#readTo) return this.#said;
    const spoken = speaking(this.#db, [this.#actions]).where('seq', '>', this.#readTo).where('seq', '<=', readTo);
    // Purged events are carried over as new events, so everything is read again instead of only the new ones.
    const isNew = this.#readTo < 0 || (await spoken.select('seq').limit(1).executeTakeFirst()) !== undefined;
    const said = isNew ? await lastWords(this.#db, this.#actions) : this.#said;
    // A concurrent call may have read further: an older result must not replace a newer one.
    if (readTo > this.#readTo) [this.#said, this.#readTo] = [said, readTo];
    return said;
  }
}

async function wordsOf(db: Kysely<Tables>, prefixes: readonly string[]): Promise<SaidRows> {
  const said = nothingSaid();
  const spoken = speaking(db, prefixes).select(['seq', 'action', 'detail_json']).orderBy('seq');
  for (const { seq, action, detail_json: detail } of await spoken.execute())
    learnWords(said, JSON.parse(detail), seq, action === ROW_PROOF_CARRIED);
  return said;
}

const speaking = (db: Kysely<Tables>, prefixes: readonly string[]) =>
  db
    .selectFrom('audit_event')
    .where(({ or, eb }) =>
      or([eb('action', 'in', OF_ALL), ...prefixes.map((actions) => eb('action', 'like', `${actions}%`))]),
    );
