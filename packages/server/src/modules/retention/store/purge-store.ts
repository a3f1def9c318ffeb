import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../../../db/dialect.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import { cutPlace, isPurged, LASTING, lastCutSegment } from '../../../db/ledger/cut-place.ts';
import { PROOF_MARKS } from '../../../db/ledger/row-proof-store.ts';
import { RECORDS_PURGED } from '../../../db/ledger-entries.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { carrying } from '../../records/store/carried.ts';
import type { ErasedBy, PurgeRun } from './erased-records.ts';
import { addedStatement, countedStatements, erasing, isOneOf, unlessHoldsChanged } from './erasure-statements.ts';

const ALL_PROVED = Object.fromEntries(Object.values(PROOF_MARKS).map((mark) => [mark, true]));

/** Purges what is kept beside screenings: audit events, expired access, parts of the ledger. Also lists the purges. */
export class PurgeStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    [this.#db, this.#writer, this.#dialect] = [db, writer, dialect];
  }

  /** Number of audit events before this time that could be purged. */
  async countEvents(cutoffMs: number): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from audit_event where ${isPurged(cutoffMs)}`.execute(this.#db);
    return rows[0]?.n ?? 0;
  }

  /**
   * Purges at most `limit` of these events. Resolves with their number: 0 if none is left, undefined if holds have
   * changed.
   */
  async purgeEvents(cutoffMs: number, limit: number, by: ErasedBy): Promise<number | undefined> {
    const query = this.#db.selectFrom('audit_event').select(['seq', 'entry', 'at']).where('action', 'not in', LASTING);
    const oldest = await query.orderBy('seq').limit(limit).execute();
    const young = oldest.findIndex(({ at }) => at >= cutoffMs);
    const rows = young === -1 ? oldest : oldest.slice(0, young);
    if (rows.length === 0) return 0;
    const remove = sql`delete from audit_event where ${isOneOf(this.#dialect, rows)}`;
    const seqs = rows.map(({ seq }) => seq);
    const event = { ...by.event, detail: { ...by.event.detail, carried: true } };
    const [goesOn] = await this.#writer.unit(
      unlessHoldsChanged(this.#db, by),
      deciding(remove.compile(this.#db)),
      ...countedStatements(this.#db, by, 'events', rows.length),
      ...(await carrying(this.#db, this.#dialect, seqs, by.event)),
      auditStatement(this.#db, erasing(event, 'events', rows)),
    );
    return goesOn === 1 ? rows.length : undefined;
  }

  /** Number of expired sessions and invitations, and of old log-in attempts. */
  async countAccess(cutoffMs: number): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from session where expires_at < ${cutoffMs})
        + (select count(*) from invitation where expires_at < ${cutoffMs})
        + (select count(*) from login_attempt where last_at < ${cutoffMs}) as n`.execute(this.#db);
    return rows[0]?.n ?? 0;
  }

  async purgeAccess(cutoffMs: number, run: number): Promise<number> {
    const deleted = await this.#writer.unit(
      this.#db.deleteFrom('session').where('expires_at', '<', cutoffMs).compile(),
      this.#db.deleteFrom('invitation').where('expires_at', '<', cutoffMs).compile(),
      this.#db.deleteFrom('login_attempt').where('last_at', '<', cutoffMs).compile(),
    );
    const count = deleted.reduce((sum, n) => sum + n, 0);
    if (count > 0) await this.#writer.unit(addedStatement(this.#db, run, 'access', count));
    return count;
  }

  /**
   * Cuts the ledger at the last checkpoint before this time, if nothing before it is still stored. Resolves with the
   * number of entries: 0 if there is nothing to cut, undefined if holds have changed.
   */
  async cut(cutoffMs: number, by: ErasedBy): Promise<number | undefined> {
    const place = await cutPlace(this.#db, cutoffMs);
    if (place === undefined) return 0;
    const { segment, before, entries } = place;
    const event = { ...by.event, action: RECORDS_PURGED, target: String(segment) };
    // Rows of earlier versions already have their MACs when this version cuts. They must not get new ones.
    const gone = await this.#eventsBefore(before);
    const detail = { ...event.detail, segment, before, entries, ...ALL_PROVED, carried: true, ...unprovedIn(gone) };
    const seqs = gone.map(({ seq }) => seq);
    const [goesOn] = await this.#writer.unit(
      unlessHoldsChanged(this.#db, by),
      // Considers only the oldest events, up to the first one that stays.
      sql`delete from audit_event where entry < ${before} and seq < coalesce(
        (select seq from audit_event where entry >= ${before} order by seq limit 1), 9007199254740991)`.compile(
        this.#db,
      ),
      ...countedStatements(this.#db, by, 'entries', entries),
      ...(await carrying(this.#db, this.#dialect, seqs, by.event)),
      auditStatement(this.#db, { ...event, detail }),
    );
    return goesOn === 1 ? entries : undefined;
  }

  /** Events that are deleted together with their part of the ledger. */
  #eventsBefore(before: number) {
    const query = this.#db.selectFrom('audit_event').select(['seq', 'action', 'detail_json']);
    return query.where('entry', '<', before).orderBy('seq').execute();
  }

  /** Deletes at most `limit` ledger rows before the cut; false if none is left. */
  async sweep(limit: number): Promise<boolean> {
    const cut = await lastCutSegment(this.#db);
    if (cut === undefined) return false;
    // Numbers increase without gaps, so the oldest rows are adjacent.
    const deleted = await this.#writer.unit(
      sql`delete from ledger where number in
        (select number from ledger where number < ${cut.before} order by number limit ${limit})`.compile(this.#db),
      sql`delete from ledger_segment where number in
        (select number from ledger_segment where number < ${cut.segment} order by number limit ${limit})`.compile(
        this.#db,
      ),
      sql`delete from erased_screening where id in
        (select id from erased_screening where entry < ${cut.before} limit ${limit})`.compile(this.#db),
    );
    return deleted.some((count) => count > 0);
  }

  async beginRun(atMs: number): Promise<number> {
    await this.#writer.unit(
      this.#db
        .insertInto('purge_run')
        .values({ started_at: atMs, ended_at: null, screenings: 0, events: 0, access: 0, entries: 0, problem: null })
        .compile(),
    );
    const row = await this.#db
      .selectFrom('purge_run')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return Number(row.id);
  }

  async endRun(id: number, atMs: number, problem: string | null): Promise<void> {
    const update = this.#db.updateTable('purge_run').set({ ended_at: atMs, problem }).where('id', '=', id);
    await this.#writer.unit(update.compile());
  }

  /** Purge runs, newest first. */
  async runs(limit: number): Promise<readonly PurgeRun[]> {
    const rows = await this.#db.selectFrom('purge_run').selectAll().orderBy('id', 'desc').limit(limit).execute();
    return rows.map(({ started_at: startedAt, ended_at: endedAt, ...row }) => ({ ...row, startedAt, endedAt }));
  }
}

/** Unproved rows named by events that are cut off. They still do not count. */
function unprovedIn(events: readonly { readonly action: string; readonly detail_json: string }[]) {
  const speaking = events.filter(({ action }) => action in PROOF_MARKS || action === RECORDS_PURGED);
  const names = speaking.flatMap(({ detail_json: json }): unknown[] => JSON.parse(json).unproved ?? []);
  return names.length === 0 ? {} : { unproved: [...new Set(names)] };
}
