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

async function wordsOf(db: Kysely<Tables>, prefixes: readonly string[]): Promise<SaidRows> {
  const said = nothingSaid();
  const query = db.selectFrom('audit_event').select(['seq', 'action', 'detail_json']);
  const spoken = query.where(({ or, eb }) =>
    or([eb('action', 'in', OF_ALL), ...prefixes.map((actions) => eb('action', 'like', `${actions}%`))]),
  );
  for (const { seq, action, detail_json: detail } of await spoken.orderBy('seq').execute())
    learnWords(said, JSON.parse(detail), seq, action === ROW_PROOF_CARRIED);
  return said;
}
