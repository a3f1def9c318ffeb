import { RUN_KINDS, RUN_STATES, type RunCounts, type RunKind } from '@namesake/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { NO_COUNTS, type PlacedRun, type Run, type RunBody, type RunPart } from './run.ts';

const AT_ONCE = 50;

/** Runs over all customers, and the leaves of full runs. */
export class RunStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    [this.#db, this.#writer, this.#prover] = [db, writer, prover];
  }

  /** Begins a run. False if another one is in progress. Previews and other runs do not block each other. */
  async add(run: Run, event: AuditEvent): Promise<boolean> {
    const row = rowOf(run);
    const { id, kind, state, started_at, ended_at, step, looked_to, counts_json, body_json, root } = row;
    const insert = sql`
      insert into watch_run (id, kind, state, started_at, ended_at, step, looked_to, counts_json, body_json, root, mac)
      select ${id}, ${kind}, ${state}, cast(${started_at} as bigint), cast(${ended_at} as bigint),
        cast(${step} as bigint), cast(${looked_to} as bigint), ${counts_json}, ${body_json}, ${root}, ${this.#mac(row)}
      where not exists (
        select 1 from watch_run where state = 'running' and (kind = 'preview') = ${run.kind === 'preview' ? sql`true` : sql`false`})`;
    const [added] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return added === 1;
  }

  async find(id: string): Promise<Run | undefined> {
    const row = await this.#db.selectFrom('watch_run').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined || !this.#isProved(row) ? undefined : toRun(row);
  }

  /** Runs before a place, newest first. */
  async page(before: number | undefined, limit: number): Promise<readonly PlacedRun[]> {
    const all = this.#db.selectFrom('watch_run').selectAll().orderBy('seq', 'desc').limit(limit);
    const rows = await (before === undefined ? all : all.where('seq', '<', before)).execute();
    return rows.filter((row) => this.#isProved(row)).map((row) => ({ ...toRun(row), place: Number(row.seq) }));
  }

  /** Runs in progress: at most one preview and one other run. */
  async running(): Promise<readonly Run[]> {
    const rows = await this.#db.selectFrom('watch_run').selectAll().where('state', '=', 'running').execute();
    return rows.filter((row) => this.#isProved(row)).map(toRun);
  }

  /** Last run that ended after processing all customers: of the given kind, or of any kind but previews. */
  async latest(kind?: RunKind): Promise<Run | undefined> {
    const ended = this.#db.selectFrom('watch_run').selectAll().where('state', 'in', ['done', 'incomplete']);
    const query = kind === undefined ? ended.where('kind', '<>', 'preview') : ended.where('kind', '=', kind);
    const row = await query.orderBy('seq', 'desc').limit(1).executeTakeFirst();
    return row === undefined || !this.#isProved(row) ? undefined : toRun(row);
  }

  /** Runs superseded since the last one that ended. They screened some customers on their own basis. */
  async supersededSince(): Promise<readonly Run[]> {
    const all = this.#db.selectFrom('watch_run').selectAll().where('state', '=', 'superseded');
    const since = sql<number>`coalesce((select max(seq) from watch_run
      where state in ('done', 'incomplete') and kind <> 'preview'), 0)`;
    const rows = await all.where('kind', '<>', 'preview').where('seq', '>', since).orderBy('seq').execute();
    return rows.filter((row) => this.#isProved(row)).map(toRun);
  }

  /**
   * Full runs that ended, newest first, back to the latest one over all customers. The last run over each group is
   * among them.
   */
  async fulls(): Promise<readonly Run[]> {
    const found: Run[] = [];
    const ended = this.#db.selectFrom('watch_run').selectAll().where('state', 'in', ['done', 'incomplete']);
    const full = ended.where('kind', '=', 'full').orderBy('seq', 'desc');
    // Usually the first is over all customers.
    for (let [before, limit] = [Number.MAX_SAFE_INTEGER, 1]; ; limit = AT_ONCE) {
      const rows = await full.where('seq', '<', before).limit(limit).execute();
      for (const row of rows) {
        if (!this.#isProved(row)) continue;
        found.push(toRun(row));
        if (found.at(-1)?.groups === null) return found;
      }
      const last = rows.at(-1);
      if (last === undefined) return found;
      before = Number(last.seq);
    }
  }

  /**
   * Stores a part, and `more` in the same transaction. Undefined if another part was stored meanwhile, or the run has
   * ended.
   */
  async finish(
    run: Run,
    { processedTo, counts, byGroup, leaves }: RunPart,
    more: readonly Statement[] = [],
  ): Promise<Run | undefined> {
    const next: Run = { ...run, step: run.step + 1, processedTo, counts, byGroup };
    const statements =
      leaves === null
        ? []
        : [this.#db.insertInto('watch_leaves').values({ run: run.id, number: run.step, data: leaves }).compile()];
    const [stored] = await this.#writer.unit(deciding(this.#update(run, next)), ...statements, ...more);
    return stored === 1 ? next : undefined;
  }

  /** Ends a run. False if it has already ended, or another part was stored meanwhile. */
  async end(run: Run, ended: Pick<Run, 'state' | 'endedAt' | 'root'>, event: AuditEvent): Promise<boolean> {
    const update = this.#update(run, { ...run, ...ended });
    const [stored] = await this.#writer.unit(deciding(update), auditStatement(this.#db, event));
    return stored === 1;
  }

  /** Leaves of a full run, one buffer per part. */
  async leaves(run: string): Promise<readonly Buffer[]> {
    const query = this.#db.selectFrom('watch_leaves').select('data').where('run', '=', run);
    return (await query.orderBy('number').execute()).map(({ data }) => data);
  }

  /** Deletes the leaves of up to ten runs that ended before a time; the runs stay. Resolves with the number of runs. */
  async purgeLeaves(cutoffMs: number, event: AuditEvent): Promise<number> {
    const query = this.#db.selectFrom('watch_run').select('id').where('ended_at', '<', cutoffMs);
    const kept = query.where(sql<boolean>`exists (select 1 from watch_leaves where run = watch_run.id)`);
    const ids = (await kept.limit(10).execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.#writer.unit(
      this.#db.deleteFrom('watch_leaves').where('run', 'in', ids).compile(),
      auditStatement(this.#db, { ...event, detail: { ...event.detail, runs: ids } }),
    );
    return ids.length;
  }

  #update(before: Run, after: Run) {
    const row = rowOf(after);
    const update = this.#db.updateTable('watch_run').set({ ...row, mac: this.#mac(row) });
    const same = update.where('id', '=', before.id).where('state', '=', 'running').where('step', '=', before.step);
    return same.compile();
  }

  #mac(row: ReturnType<typeof rowOf>): Buffer {
    return this.#prover.macOfRow('watch_run', row);
  }

  #isProved(row: Selectable<Tables['watch_run']>): boolean {
    return this.#prover.isProvedRow('watch_run', row);
  }
}

/** A run's fixed fields in `body_json`. */
type StoredBody = Omit<RunBody, 'basis'> & { readonly ground: RunBody['basis'] };

/** Run of a row. */
export function toRun(row: Selectable<Tables['watch_run']>): Run {
  const { ground, ...rest }: StoredBody = { groups: null, ...JSON.parse(row.body_json) };
  // Runs of earlier versions have fewer counts.
  const { byGroup = {}, ...some }: Partial<RunCounts & Pick<Run, 'byGroup'>> = JSON.parse(row.counts_json);
  return {
    id: row.id,
    kind: z.enum(RUN_KINDS).parse(row.kind),
    state: z.enum(RUN_STATES).parse(row.state),
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    step: Number(row.step),
    processedTo: Number(row.looked_to),
    counts: { ...NO_COUNTS, ...some },
    byGroup,
    root: row.root,
    ...rest,
    basis: ground,
  };
}

const rowOf = ({ id, kind, state, startedAt, endedAt, step, processedTo, counts, byGroup, root, ...body }: Run) => {
  const { why, createdBy, dueAt, policy, groups, book, books = {}, upTo, basis, changes = [] } = body;
  const fixed: StoredBody = { why, createdBy, dueAt, policy, groups, book, books, upTo, ground: basis, changes };
  return {
    id,
    kind,
    state,
    started_at: startedAt,
    ended_at: endedAt,
    step,
    looked_to: processedTo,
    counts_json: JSON.stringify({ ...counts, byGroup }),
    body_json: JSON.stringify(fixed),
    root,
  };
};
