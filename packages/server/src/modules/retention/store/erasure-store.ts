import { relatedReference } from '@namesake/contract';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type Dialect, listed, listedNumbers } from '../../../db/dialect.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import { cutPlace, isPurged, LASTING, lastCutSegment } from '../../../db/ledger/cut-place.ts';
import { PROOF_MARKS } from '../../../db/ledger/row-proof-store.ts';
import { RECORDS_PURGED } from '../../../db/ledger-entries.ts';
import type { Tables } from '../../../db/tables.ts';
import { unpackBody } from '../../../db/writing/screening-columns.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { withoutCells } from '../../batches/store/batch-rows.ts';
import { decisionsOf } from '../../decisions/store/decision-rows.ts';
import { carrying } from '../../records/store/carried.ts';
import type {
  ErasedBy,
  ErasedScreening,
  FoundScreening,
  PurgeRun,
  ScanOptions,
  Selection,
  WholeScreening,
} from './erased-records.ts';
import { erasing } from './erasing.ts';

/** Operations on the whole database, which depend on its kind. */
type OfWhole = Pick<Erasure, 'scan' | 'wipe'> & { readonly prover: RowProver };

const MAX_RELATED = 100;
const ALL_PROVED = Object.fromEntries(Object.values(PROOF_MARKS).map((mark) => [mark, true]));

/** Erases records for good. */
export class Erasure {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #whole: OfWhole;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, whole: OfWhole) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#whole = whole;
  }

  /** Scans records while searches run, oldest first. */
  scan(selection: Selection, options: ScanOptions): Promise<void> {
    return this.#whole.scan(selection, options);
  }

  async read(found: readonly FoundScreening[]): Promise<readonly WholeScreening[]> {
    const rows = await this.#db
      .selectFrom('screening as s')
      .innerJoin('context', 'context.id', 's.context_id')
      .innerJoin('actor', 'actor.id', 's.actor_id')
      .select(['s.id', 's.entry', 's.salt', 's.outcome', 's.total', 's.body'])
      .select(['context.body as context', 'actor.name as actor'])
      .where(
        sql<boolean>`s.seq in ${listedNumbers(
          this.#dialect,
          found.map(({ seq }) => seq),
        )}`,
      )
      .execute();
    const decisions = await decisionsOf(
      this.#db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ body, ...row }) => {
      const text = unpackBody(body, Buffer.from(row.context));
      const end = text.indexOf('\n');
      const decided = decisions.filter(({ screeningId }) => screeningId.equals(row.id));
      return { ...row, request: text.slice(0, end), answer: text.slice(end + 1), decisions: decided };
    });
  }

  /** False if holds have changed; nothing is erased then. */
  async eraseScreenings(found: readonly FoundScreening[], by: ErasedBy): Promise<boolean> {
    const these = isOneOf(this.#dialect, found);
    const keep = sql`
      insert into erased_screening (id, actor_id, entry, erased_at, why)
      select id, actor_id, entry, ${by.event.at}, ${by.why} from screening where ${these}`;
    const decisions = sql`screening_id in (select id from screening where ${these})`;
    // A good guy is kept after retention deletes its screening, but not after a person's request for erasure.
    const goodGuys = by.why === 'request' ? await this.#goodGuysAbout(these) : [];
    const named = listed(this.#dialect, goodGuys);
    const remove = [
      sql`delete from good_guy_event where good_guy in ${named}`,
      sql`delete from good_guy where id in ${named}`,
      ...(await this.#emptied(decisions)),
      sql`delete from lookback_hit where ${decisions}`,
      sql`delete from proposal where decision in (select id from hit_decision where ${decisions})`,
      sql`delete from hit_decision_event where decision in (select id from hit_decision where ${decisions})`,
      sql`delete from hit_decision where ${decisions}`,
      sql`delete from screening where ${these}`,
    ];
    const detail = { ...by.event.detail, ...(goodGuys.length === 0 ? {} : { goodGuys }) };
    const [goesOn] = await this.#writer.unit(
      this.#unlessHoldsChanged(by),
      deciding(keep.compile(this.#db)),
      ...remove.map((statement) => statement.compile(this.#db)),
      ...this.#counted(by, 'screenings', found.length),
      auditStatement(this.#db, erasing({ ...by.event, detail }, 'screenings', found)),
    );
    return goesOn === 1;
  }

  /**
   * Rows of batches keep their position and outcome; proved rows get a new MAC. Other parties of the same line lose its
   * cells as well.
   */
  async #emptied(condition: RawBuilder<unknown>): Promise<readonly RawBuilder<unknown>[]> {
    type Row = Selectable<Tables['batch_row']>;
    const { rows } = await sql<Row>`select * from batch_row where ${condition}`.execute(this.#db);
    const { rows: others } = await sql<Row>`
      select * from batch_row where more_json is not null and (screening_id is null or not ${condition})
        and (batch, line) in (select batch, line from batch_row where ${condition})`.execute(this.#db);
    return [
      ...rows.map((row) => this.#changedRow(row, { own_id: null, more_json: null, screening_id: null })),
      ...others.map((row) => this.#changedRow(row, { more_json: withoutCells(row.more_json) })),
    ];
  }

  #changedRow(row: Selectable<Tables['batch_row']>, change: Partial<Selectable<Tables['batch_row']>>) {
    const changed = { ...row, ...change };
    const isProved = this.#whole.prover.isProvedRow('batch_row', row);
    const mac = isProved ? this.#whole.prover.macOfRow('batch_row', changed) : row.mac;
    return sql`update batch_row set own_id = ${changed.own_id}, more_json = ${changed.more_json},
      screening_id = ${changed.screening_id}, mac = ${mac} where batch = ${row.batch} and number = ${row.number}`;
  }

  /** Ids of good guys for the references of these screenings. */
  async #goodGuysAbout(these: RawBuilder<boolean>): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from good_guy where external_ref in
        (select external_ref from screening where ${these} and external_ref is not null)`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** Screenings of the related parties of a customer, by reference: at most 100 references, in order. */
  async ofRelated(reference: string): Promise<readonly { readonly externalRef: string; readonly count: number }[]> {
    const prefix = relatedReference(reference, '');
    const { rows } = await sql<{ ref: string; n: number }>`
      select external_ref as ref, count(*) as n from screening
      where external_ref is not null and substr(external_ref, 1, ${[...prefix].length}) = ${prefix}
      group by external_ref order by external_ref limit ${MAX_RELATED}`.execute(this.#db);
    return rows.map(({ ref, n }) => ({ externalRef: ref, count: Number(n) }));
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
      this.#unlessHoldsChanged(by),
      deciding(remove.compile(this.#db)),
      ...this.#counted(by, 'events', rows.length),
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
    if (count > 0) await this.#writer.unit(this.#added(run, 'access', count));
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
      this.#unlessHoldsChanged(by),
      // Considers only the oldest events, up to the first one that stays.
      sql`delete from audit_event where entry < ${before} and seq < coalesce(
        (select seq from audit_event where entry >= ${before} order by seq limit 1), 9007199254740991)`.compile(
        this.#db,
      ),
      ...this.#counted(by, 'entries', entries),
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

  /** Overwrites erased records in the write-ahead log as well; false while it is being read. */
  wipe(): Promise<boolean> {
    return this.#whole.wipe();
  }

  async findErased(id: Buffer): Promise<ErasedScreening | undefined> {
    const row = await this.#db
      .selectFrom('erased_screening')
      .innerJoin('actor', 'actor.id', 'erased_screening.actor_id')
      .select(['actor.name as actor', 'erased_at', 'why'])
      .where('erased_screening.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { actor: row.actor, erasedAt: row.erased_at, why: row.why === 'request' ? 'request' : 'retention' };
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

  #unlessHoldsChanged({ holdsVersion }: ErasedBy): Statement {
    const touch = this.#db.updateTable('retention_state').set({ only: 1 }).where('holds_version', '=', holdsVersion);
    return deciding(touch.compile());
  }

  #counted({ run }: ErasedBy, column: 'screenings' | 'events' | 'entries', count: number): readonly Statement[] {
    return run === null ? [] : [this.#added(run, column, count)];
  }

  #added(run: number, column: 'screenings' | 'events' | 'access' | 'entries', count: number): Statement {
    return sql`update purge_run set ${sql.ref(column)} = ${sql.ref(column)} + ${count} where id = ${run}`.compile(
      this.#db,
    );
  }
}

/** Unproved rows named by events that are cut off. They still do not count. */
function unprovedIn(events: readonly { readonly action: string; readonly detail_json: string }[]) {
  const speaking = events.filter(({ action }) => action in PROOF_MARKS || action === RECORDS_PURGED);
  const names = speaking.flatMap(({ detail_json: json }): unknown[] => JSON.parse(json).unproved ?? []);
  return names.length === 0 ? {} : { unproved: [...new Set(names)] };
}

/** Matches rows by number and ledger entry, since the number of a deleted row may be reused. */
function isOneOf(
  dialect: Dialect,
  rows: readonly { readonly seq: number; readonly entry: number | null }[],
): RawBuilder<boolean> {
  const list = (of: 'seq' | 'entry') =>
    listedNumbers(
      dialect,
      rows.flatMap((row) => row[of] ?? []),
    );
  return sql<boolean>`seq in ${list('seq')} and (entry is null or entry in ${list('entry')})`;
}
