import type { Kysely } from 'kysely';
import { AUDITED_PREFIXES } from '../../../db/clearing/clearing-tables.ts';
import { learnWords, nothingSaid, type SaidRows } from '../../../db/clearing/row-words.ts';
import { PROOF_EVENTS, ROW_PROOF_CARRIED } from '../../../db/ledger/proof-events.ts';
import { RECORDS_PURGED } from '../../../db/ledger-entries.ts';
import type { Tables } from '../../../db/tables.ts';

/** Events that speak of rows of any table. */
const OF_ALL = [...PROOF_EVENTS, ROW_PROOF_CARRIED, RECORDS_PURGED];

/**
 * What the audit log says last of rows without events. Anybody who can write the database can add an event, but not
 * change or remove one unnoticed: so this may make an answer stricter, and never less strict.
 *
 * @param actions the beginning of the actions that are about the rows
 */
export const lastWords = (db: Kysely<Tables>, actions: string): Promise<SaidRows> => wordsOf(db, [actions]);

/** The same of all tables; `entry` is the place of the event in its table. */
export const everyLastWord = (db: Kysely<Tables>): Promise<SaidRows> => wordsOf(db, AUDITED_PREFIXES);

/**
 * {@link lastWords}, kept while no event is there that could say another thing. Events get their numbers in the order
 * in which they are written.
 */
export class FollowedWords {
  readonly #db: Kysely<Tables>;
  readonly #actions: string;
  #said = nothingSaid();
  #readTo = -1;

  constructor(db: Kysely<Tables>, actions: string) {
    [this.#db, this.#actions] = [db, actions];
  }

  /** What is said by now. */
  async now(): Promise<SaidRows> {
    const newest = this.#db.selectFrom('audit_event').select(({ fn }) => fn.max('seq').as('seq'));
    const readTo = Number((await newest.executeTakeFirst())?.seq ?? 0);
    if (readTo === this.#readTo) return this.#said;
    const spoken = speaking(this.#db, [this.#actions]).where('seq', '>', this.#readTo).where('seq', '<=', readTo);
    // Purged events are carried as events of now, so that all are read anew rather than these added.
    const isNew = this.#readTo < 0 || (await spoken.select('seq').limit(1).executeTakeFirst()) !== undefined;
    const said = isNew ? await lastWords(this.#db, this.#actions) : this.#said;
    // Another call may have read further meanwhile: an older reading must not replace what it knows.
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
