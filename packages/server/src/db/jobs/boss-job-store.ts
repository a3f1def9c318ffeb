import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { recordOf } from '../../lib/formats/json-record.ts';
import { asUnavailable } from '../postgres/postgres-problem.ts';
import { openPool } from '../postgres-server/connect.ts';
import type { FailedJob, JobCounts, JobRule, JobStore, JobTimes, NewJob, TakenJob } from './job-store.ts';
import { FAILED_JOBS, JOB_SCHEMA, makeBoss, makeQueues, type Runs } from './make-boss.ts';

/** Enough for workers of a few kinds, which poll occasionally. */
const MAX_CONNECTIONS = 3;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const KILLED = 'The node ended while it ran.';
const problemOf = z.object({ problem: z.string() });

/** Jobs stored by pg-boss: one queue per kind, and one for jobs that failed for good. */
export class BossJobStore implements JobStore {
  readonly #url: string;
  #pool: Pool | undefined;
  #boss: Promise<PgBoss> | undefined;

  /** Connects on first use. */
  constructor(url: string) {
    this.#url = url;
  }

  async open(rules: readonly JobRule[], times: JobTimes): Promise<void> {
    await makeQueues(await this.#started(times), rules, times);
  }

  async add({ id, kind, key, data, startAfterMs }: NewJob): Promise<boolean> {
    const boss = await this.#started();
    const added = await boss.send(kind, data, { id, singletonKey: key, startAfter: startAfterMs / 1_000 });
    return added !== null;
  }

  async take(kind: string): Promise<TakenJob | undefined> {
    const [job] = await (await this.#started()).fetch(kind, { includeMetadata: true });
    if (job === undefined) return undefined;
    const { id, data, singletonKey, retryLimit, retryCount } = job;
    return { id, kind, data, key: singletonKey ?? '', retriesLeft: retryLimit - retryCount };
  }

  async renew({ kind, id }: TakenJob): Promise<void> {
    await (await this.#started()).touch(kind, id);
  }

  async complete({ kind, id, key }: TakenJob): Promise<void> {
    const boss = await this.#started();
    await boss.complete(kind, id);
    const failed = await boss.findJobs(FAILED_JOBS, { key });
    const done = failed.filter(({ sourceName, singletonKey }) => sourceName === kind && singletonKey === key);
    const ids = done.map((job) => job.id);
    if (ids.length > 0) await boss.deleteJob(FAILED_JOBS, ids);
  }

  async fail({ kind, id }: TakenJob, problem: string): Promise<void> {
    await (await this.#started()).fail(kind, id, { problem });
  }

  async giveBack({ kind, id, key, data }: TakenJob): Promise<void> {
    const boss = await this.#started();
    // Failing the job would count as a try. Readers meanwhile see the old job or the new one.
    await this.#transaction(async (db) => {
      await boss.deleteJob(kind, id, { db });
      await boss.send(kind, recordOf(data), { id, singletonKey: key, db });
    });
  }

  async counts(): Promise<readonly JobCounts[]> {
    await this.#started();
    const { rows } = await this.#query(
      `select coalesce(source_name, name) as kind,
         count(*) filter (where name <> $1 and state < 'active')::int as queued,
         count(*) filter (where state = 'active')::int as active, count(*) filter (where name = $1)::int as failed
       from ${JOB_SCHEMA}.job where state <= 'active' group by 1 order by 1`,
      [FAILED_JOBS],
    );
    return z.array(countsRow).parse(rows);
  }

  async failed(): Promise<readonly FailedJob[]> {
    const jobs = await (await this.#started()).findJobs(FAILED_JOBS);
    return jobs
      .map(({ id, sourceName, data, output, createdOn, sourceCreatedOn }) => ({
        id,
        kind: sourceName ?? '',
        data,
        problem: problemOf.safeParse(output).data?.problem ?? KILLED,
        createdAt: (sourceCreatedOn ?? createdOn).getTime(),
        failedAt: createdOn.getTime(),
      }))
      .sort((one, other) => other.failedAt - one.failedAt);
  }

  async retry(id: string): Promise<boolean> {
    if (!UUID.test(id)) return false;
    const boss = await this.#started();
    const [job] = await boss.findJobs(FAILED_JOBS, { id });
    const kind = job?.sourceName;
    if (job === undefined || kind == null) return false;
    await this.#transaction(async (db) => {
      await boss.send(kind, recordOf(job.data), { singletonKey: job.singletonKey ?? '', db });
      await boss.deleteJob(FAILED_JOBS, id, { db });
    });
    return true;
  }

  async close(): Promise<void> {
    const boss = await this.#boss?.catch(() => undefined);
    await boss?.stop({ graceful: false, close: false });
    await this.#pool?.end();
  }

  /** @param times given by a service, which supervises the jobs of all nodes; absent for a command */
  #started(times?: JobTimes): Promise<PgBoss> {
    this.#boss ??= makeBoss(this.#runs(this.#opened()), times).catch((error: unknown) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  #opened(): Pool {
    if (this.#pool !== undefined) return this.#pool;
    // A lost connection fails the pending statement, or is replaced by the next one.
    const pool = openPool(this.#url, { max: MAX_CONNECTIONS, allowExitOnIdle: true });
    this.#pool = pool;
    return pool;
  }

  #query(text: string, values?: unknown[]): ReturnType<Runs['executeSql']> {
    return this.#runs(this.#opened()).executeSql(text, values);
  }

  #runs(target: { query(text: string, values?: unknown[]): ReturnType<Runs['executeSql']> }): Runs {
    return {
      executeSql: (text, values) =>
        target.query(text, values).catch((error: unknown) => {
          throw asUnavailable(error);
        }),
    };
  }

  async #transaction(work: (db: Runs) => Promise<void>): Promise<void> {
    const client = await this.#opened()
      .connect()
      .catch((error: unknown) => {
        throw asUnavailable(error);
      });
    let failed: Error | boolean = false;
    try {
      await client.query('begin');
      await work(this.#runs(client));
      await client.query('commit');
    } catch (error) {
      // Dropping the connection ends its transaction.
      failed = error instanceof Error ? error : true;
      throw asUnavailable(error);
    } finally {
      client.release(failed);
    }
  }
}

const count = z.number();
const countsRow = z.object({ kind: z.string(), queued: count, active: count, failed: count });
