import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import { deciding } from '../writing/writer-protocol.ts';
import type { FailedJob, JobCounts, JobRule, JobStore, JobTimes, NewJob, TakenJob } from './job-store.ts';

const DAY_MS = 24 * 3_600_000;
/** Ticks are at most a week apart, and must not be queued twice. */
const DONE_FOR_MS = 8 * DAY_MS;
const FAILED_FOR_MS = 365 * DAY_MS;

const KILLED = 'The service ended while it ran.';

/**
 * Jobs in a table, for a single process: the lock of the data folder excludes others. So there are no leases; jobs
 * active at the start were left by a killed process.
 */
export class SqliteJobStore implements JobStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #now: () => number;
  #rules: ReadonlyMap<string, JobRule> = new Map();
  #times: Pick<JobTimes, 'retryDelayMs' | 'retryDelayMaxMs'> = { retryDelayMs: 0, retryDelayMaxMs: 0 };

  /** @param now Unix milliseconds */
  constructor(db: Kysely<Tables>, writer: Writer, now: () => number) {
    this.#db = db;
    this.#writer = writer;
    this.#now = now;
  }

  async open(rules: readonly JobRule[], times: JobTimes): Promise<void> {
    this.#rules = new Map(rules.map((rule) => [rule.kind, rule]));
    this.#times = times;
    const left = this.#db.selectFrom('job').selectAll().where('state', '=', 'active');
    for (const row of await left.execute()) await this.fail(taken(row), KILLED);
  }

  async add({ id, kind, key, data, startAfterMs }: NewJob): Promise<boolean> {
    const nowMs = this.#now();
    const insert = this.#db.insertInto('job').values({
      id,
      kind,
      key,
      data_json: JSON.stringify(data),
      state: 'waiting',
      retries_left: this.#rules.get(kind)?.retries ?? 0,
      retry_delay: this.#times.retryDelayMs,
      start_at: nowMs + startAfterMs,
      created_at: nowMs,
      ended_at: null,
      problem: null,
    });
    const [added] = await this.#writer.unit(insert.onConflict((conflict) => conflict.doNothing()).compile());
    return added === 1;
  }

  async take(kind: string): Promise<TakenJob | undefined> {
    const due = this.#db
      .selectFrom('job')
      .selectAll()
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .where('start_at', '<=', this.#now())
      .orderBy('start_at')
      .orderBy('created_at');
    const row = await due.limit(1).executeTakeFirst();
    if (row === undefined) return undefined;
    const activated = this.#db.updateTable('job').set({ state: 'active' });
    const where = activated.where('id', '=', row.id).where('state', '=', 'waiting');
    const [count] = await this.#writer.unit(where.compile());
    return count === 1 ? taken(row) : undefined;
  }

  async renew(): Promise<void> {}

  async complete({ id, kind, key }: TakenJob): Promise<void> {
    const nowMs = this.#now();
    const done = this.#active(id).set({ state: 'done', ended_at: nowMs, problem: null });
    const ended = this.#db.deleteFrom('job').where('ended_at', 'is not', null);
    const failed = ended.where('state', '=', 'failed');
    await this.#writer.unit(
      deciding(done.compile()),
      failed.where('kind', '=', kind).where('key', '=', key).compile(),
      ended.where('ended_at', '<=', nowMs - FAILED_FOR_MS).compile(),
      ended
        .where('state', '=', 'done')
        .where('ended_at', '<=', nowMs - DONE_FOR_MS)
        .compile(),
    );
  }

  async fail({ id }: TakenJob, problem: string): Promise<void> {
    const nowMs = this.#now();
    const longest = this.#times.retryDelayMaxMs;
    const failed = this.#active(id).set({
      problem,
      state: sql<string>`case when retries_left > 0 then 'waiting' else 'failed' end`,
      ended_at: sql<number>`case when retries_left > 0 then null else ${nowMs} end`,
      start_at: sql<number>`${nowMs} + retry_delay`,
      retry_delay: sql<number>`min(retry_delay * 2, ${longest})`,
      retries_left: sql<number>`max(retries_left - 1, 0)`,
    });
    await this.#writer.unit(failed.compile());
  }

  async giveBack({ id }: TakenJob): Promise<void> {
    await this.#writer.unit(this.#active(id).set({ state: 'waiting' }).compile());
  }

  async counts(): Promise<readonly JobCounts[]> {
    const counted = (state: string) => sql<number>`sum(state = ${state})`;
    const query = this.#db
      .selectFrom('job')
      .select(['kind', counted('waiting').as('queued'), counted('active').as('active'), counted('failed').as('failed')])
      .where('state', '<>', 'done')
      .groupBy('kind')
      .orderBy('kind');
    return query.execute();
  }

  async failed(): Promise<readonly FailedJob[]> {
    const query = this.#db.selectFrom('job').selectAll().where('state', '=', 'failed').orderBy('ended_at', 'desc');
    return (await query.execute()).map((row) => ({
      id: row.id,
      kind: row.kind,
      data: JSON.parse(row.data_json),
      problem: row.problem ?? '',
      createdAt: row.created_at,
      failedAt: row.ended_at ?? 0,
    }));
  }

  async retry(id: string): Promise<boolean> {
    const again = sql`
      update or ignore job set state = 'waiting', start_at = ${this.#now()}, ended_at = null, problem = null
      where id = ${id} and state = 'failed'`;
    const spare = this.#db.deleteFrom('job').where('id', '=', id).where('state', '=', 'failed');
    const changes = await this.#writer.unit(again.compile(this.#db), spare.compile());
    return changes.some((count) => count > 0);
  }

  async close(): Promise<void> {}

  #active(id: string) {
    return this.#db.updateTable('job').where('id', '=', id).where('state', '=', 'active');
  }
}

function taken(row: Selectable<Tables['job']>): TakenJob {
  const { id, kind, key, data_json: data, retries_left: retriesLeft } = row;
  return { id, kind, key, data: JSON.parse(data), retriesLeft };
}
