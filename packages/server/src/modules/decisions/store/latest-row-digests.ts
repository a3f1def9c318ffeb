import type { Kysely } from 'kysely';
import { AUDITED_PREFIXES } from '../../../db/clearing/clearing-tables.ts';
import { type AuditedDigests, addRowDigests, noAuditedDigests } from '../../../db/clearing/row-digests.ts';
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
export const latestRowDigests = (db: Kysely<Tables>, actions: string): Promise<AuditedDigests> =>
  digestsOf(db, [actions]);

/** The same for all tables. `entry` is the place of the event in its table. */
export const allLatestRowDigests = (db: Kysely<Tables>): Promise<AuditedDigests> => digestsOf(db, AUDITED_PREFIXES);

/**
 * {@link latestRowDigests} with a cache that is valid until a relevant event is added. Event numbers follow the order
 * of writing.
 */
export class CachedRowDigests {
  readonly #db: Kysely<Tables>;
  readonly #actions: string;
  #audited = noAuditedDigests();
  #readTo = -1;

  constructor(db: Kysely<Tables>, actions: string) {
    [this.#db, this.#actions] = [db, actions];
  }

  /** Current state of what the audit log recorded. */
  async now(): Promise<AuditedDigests> {
    const newest = this.#db.selectFrom('audit_event').select(({ fn }) => fn.max('seq').as('seq'));
    const readTo = Number((await newest.executeTakeFirst())?.seq ?? 0);
    if (readTo === this.#readTo) return this.#audited;
    const events = eventsAbout(this.#db, [this.#actions]).where('seq', '>', this.#readTo).where('seq', '<=', readTo);
    // Purged events are carried over as new events, so everything is read again instead of only the new ones.
    const isNew = this.#readTo < 0 || (await events.select('seq').limit(1).executeTakeFirst()) !== undefined;
    const audited = isNew ? await latestRowDigests(this.#db, this.#actions) : this.#audited;
    // A concurrent call may have read further: an older result must not replace a newer one.
    if (readTo > this.#readTo) [this.#audited, this.#readTo] = [audited, readTo];
    return audited;
  }
}

async function digestsOf(db: Kysely<Tables>, prefixes: readonly string[]): Promise<AuditedDigests> {
  const audited = noAuditedDigests();
  const events = eventsAbout(db, prefixes).select(['seq', 'action', 'detail_json']).orderBy('seq');
  for (const { seq, action, detail_json: detail } of await events.execute())
    addRowDigests(audited, JSON.parse(detail), seq, action === ROW_PROOF_CARRIED);
  return audited;
}

const eventsAbout = (db: Kysely<Tables>, prefixes: readonly string[]) =>
  db
    .selectFrom('audit_event')
    .where(({ or, eb }) =>
      or([eb('action', 'in', OF_ALL), ...prefixes.map((actions) => eb('action', 'like', `${actions}%`))]),
    );
