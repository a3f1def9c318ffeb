import { type Kysely, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { basisEntryKey, type PlacedBasisEntry, parseBasisEntry } from './basis-entry.ts';
import type { Batch, BatchChange, BatchRow, PlacedBatch, RowsProgress } from './batch.ts';
import { batchRowValues, bodyOf, NOT_PROVED, readingOf, toBatch } from './batch-rows.ts';

/** Rows per statement: databases limit the number of parameters. */
const AT_ONCE = 100;

/** Batches, and the rows that a run adds to them. */
export class BatchStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  /** Adds a batch whose file is stored. */
  async add(batch: Batch, event: AuditEvent): Promise<void> {
    const row = {
      id: batch.id,
      state: batch.state,
      created_by: batch.createdBy,
      created_at: batch.createdAt,
      started_at: batch.startedAt,
      ended_at: batch.endedAt,
      problem: batch.problem,
      rows: 0,
      counts_json: '{}',
      columns_json: readingOf(batch),
      body_json: bodyOf(batch),
    };
    await this.#writer.unit(this.#db.insertInto('batch').values(row).compile(), auditStatement(this.#db, event));
  }

  async find(id: string): Promise<Batch | undefined> {
    const row = await this.#batches().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : this.#toBatch(row);
  }

  /** By id; unknown ids are missing. */
  async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Batch>> {
    const found = new Map<string, Batch>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const rows = await this.#batches()
        .where('id', 'in', ids.slice(from, from + AT_ONCE))
        .execute();
      for (const row of rows) found.set(row.id, this.#toBatch(row));
    }
    return found;
  }

  /** Batches before a place, newest first, of the given actors or of all. */
  async page(
    actors: readonly string[] | undefined,
    before: number | undefined,
    limit: number,
  ): Promise<readonly PlacedBatch[]> {
    if (actors?.length === 0) return [];
    const all = this.#batches().orderBy('seq', 'desc').limit(limit);
    const own = actors === undefined ? all : all.where('created_by', 'in', [...actors]);
    const rows = await (before === undefined ? own : own.where('seq', '<', before)).execute();
    return rows.map((row) => this.#toBatch(row));
  }

  /** Number of batches of an actor that have not ended. */
  async unfinished(createdBy: string): Promise<number> {
    const query = this.#db.selectFrom('batch').select(({ fn }) => fn.countAll().as('n'));
    const row = await query.where('created_by', '=', createdBy).where('ended_at', 'is', null).executeTakeFirst();
    return Number(row?.n ?? 0);
  }

  /** Ids of queued and running batches. */
  async waiting(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('batch').select('id').where('state', 'in', ['queued', 'running']);
    return (await query.orderBy('seq').execute()).map(({ id }) => id);
  }

  /** False if the batch is in another state; nothing is changed then. */
  async change(
    id: string,
    from: readonly Batch['state'][],
    { state, problem, startedAt, endedAt, reading }: BatchChange,
    event?: AuditEvent,
  ): Promise<boolean> {
    const changes = {
      ...(state === undefined ? {} : { state }),
      ...(problem === undefined ? {} : { problem }),
      ...(startedAt === undefined ? {} : { started_at: startedAt }),
      ...(endedAt === undefined ? {} : { ended_at: endedAt }),
      ...(reading === undefined ? {} : { columns_json: readingOf(reading) }),
    };
    const events = event === undefined ? [] : [auditStatement(this.#db, event)];
    const update = this.#db
      .updateTable('batch')
      .where('id', '=', id)
      .where('state', 'in', [...from]);
    if (endedAt === undefined) {
      const [changed] = await this.#writer.unit(deciding(update.set(changes).compile()), ...events);
      return changed === 1;
    }
    // The file is no longer needed, and names are not kept longer than necessary.
    const dropFile = this.#db.deleteFrom('batch_chunk').where('batch', '=', id).compile();
    for (;;) {
      const row = await this.#db.selectFrom('batch').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined || !from.some((known) => known === row.state)) return false;
      const mac = this.#prover.macOfRow('batch', { ...row, ...changes });
      // Rows may be finished meanwhile: the MAC must cover the final number.
      const ending = update.set({ ...changes, mac }).where('rows', '=', row.rows);
      const [changed] = await this.#writer.unit(deciding(ending.compile()), dropFile, ...events);
      if (changed === 1) return true;
    }
  }

  /**
   * Stores the rows that follow the finished ones. False if others were stored meanwhile, or the batch is not running.
   */
  async finish(batch: Batch, rows: readonly BatchRow[], how?: RowsProgress): Promise<boolean> {
    const counts: Record<string, number> = { ...batch.counts };
    for (const { outcome, suppressed } of rows) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (suppressed > 0) counts['suppressed'] = (counts['suppressed'] ?? 0) + suppressed;
    }
    const progress = this.#db
      .updateTable('batch')
      .set({ rows: batch.rows + rows.length, counts_json: JSON.stringify(counts), problem: null })
      .where('id', '=', batch.id)
      .where('state', '=', 'running')
      .where('rows', '=', batch.rows);
    const inserts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
      this.#db
        .insertInto('batch_row')
        .values(rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map((row) => this.#valuesOf(batch.id, row)))
        .compile(),
    );
    const more = how === undefined ? [] : this.#progressOf(batch.id, how);
    const [stored] = await this.#writer.unit(deciding(progress.compile()), ...inserts, ...more);
    return stored === 1;
  }

  /** What its rows were screened with, in the order of the first row for each. */
  async basis(batch: string): Promise<readonly PlacedBasisEntry[]> {
    const query = this.#db.selectFrom('batch_ground').select(['first_row', 'body_json']).where('batch', '=', batch);
    const rows = await query.orderBy('first_row').orderBy('key').execute();
    return rows.map((row) => ({ ground: parseBasisEntry(row.body_json), firstRow: Number(row.first_row) }));
  }

  /** Drafts created before one time, and paused batches created before another. */
  async abandoned(draftsBeforeMs: number, pausedBeforeMs: number): Promise<readonly string[]> {
    const query = this.#db.selectFrom('batch').select('id').where('ended_at', 'is', null);
    const old = query.where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'draft'), eb('created_at', '<', draftsBeforeMs)]),
        and([eb('state', '=', 'paused'), eb('created_at', '<', pausedBeforeMs)]),
      ]),
    );
    return (await old.limit(AT_ONCE).execute()).map(({ id }) => id);
  }

  /** Ids of drafts and paused batches. */
  async atRest(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('batch').select('id').where('state', 'in', ['draft', 'paused']);
    return (await query.orderBy('seq').execute()).map(({ id }) => id);
  }

  /** Deletes batches that ended before a time, with all their rows. Resolves with their number, at most 100. */
  async purgeEnded(cutoffMs: number, event: AuditEvent): Promise<number> {
    const query = this.#db.selectFrom('batch').select('id').where('ended_at', '<', cutoffMs).limit(AT_ONCE);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const these = sql`in (${sql.join(ids)})`;
    await this.#writer.unit(
      sql`delete from batch_row where batch ${these}`.compile(this.#db),
      sql`delete from batch_chunk where batch ${these}`.compile(this.#db),
      sql`delete from batch_ground where batch ${these}`.compile(this.#db),
      sql`delete from batch_progress where batch ${these}`.compile(this.#db),
      sql`delete from batch where id ${these}`.compile(this.#db),
      auditStatement(this.#db, { ...event, detail: { ...event.detail, batches: ids } }),
    );
    return ids.length;
  }

  /** A batch that ended and has no valid MAC counts as failed: its row count and outcomes cannot be trusted. */
  #toBatch(row: Parameters<typeof toBatch>[0]): PlacedBatch {
    const batch = toBatch(row);
    const isProved = batch.endedAt === null || this.#prover.isProvedRow('batch', row);
    return isProved ? batch : { ...batch, state: 'failed', problem: NOT_PROVED };
  }

  #batches() {
    const all = this.#db.selectFrom('batch').leftJoin('batch_progress', 'batch_progress.batch', 'batch.id');
    return all.selectAll('batch').select('batch_progress.read_bytes');
  }

  #progressOf(batch: string, { readBytes, basis }: RowsProgress): readonly Statement[] {
    const read = this.#db
      .insertInto('batch_progress')
      .values({ batch, read_bytes: readBytes })
      .onConflict((on) => on.column('batch').doUpdateSet({ read_bytes: readBytes }));
    const found = basis.map(({ ground, firstRow }) =>
      this.#db
        .insertInto('batch_ground')
        .values({ batch, key: basisEntryKey(ground), first_row: firstRow, body_json: JSON.stringify(ground) })
        .onConflict((on) => on.doNothing())
        .compile(),
    );
    return [read.compile(), ...found];
  }

  #valuesOf(batch: string, row: BatchRow) {
    const values = batchRowValues(batch, row);
    return { ...values, mac: this.#prover.macOfRow('batch_row', values) };
  }
}
