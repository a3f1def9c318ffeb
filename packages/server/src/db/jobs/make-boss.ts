import type { Db, PgBoss } from 'pg-boss';
import type { JobRule, JobTimes } from './job-store.ts';

/** The schema that pg-boss has in the database, and upgrades itself. */
export const JOB_SCHEMA = 'namesake_jobs';
/** The queue of jobs that failed for good. */
export const FAILED_JOBS = 'failed-jobs';

const DAY_SECONDS = 24 * 3_600;
/** A tick is a week apart at most, and must not be queued twice. */
const DONE_FOR_SECONDS = 8 * DAY_SECONDS;
/** Jobs that were never done, or that failed for good. */
const KEPT_SECONDS = 365 * DAY_SECONDS;

/** What pg-boss runs its statements with. */
export type Runs = Db;

/**
 * Starts pg-boss, which makes or upgrades its tables under a lock of its own. What is there is not made again.
 *
 * @param times of a service, which looks after jobs of nodes that ended; absent for a command
 */
export async function makeBoss(db: Runs, times?: JobTimes): Promise<PgBoss> {
  // Loaded only where jobs are used.
  const pgBoss = await import('pg-boss');
  const { rows } = await db.executeSql(`select to_regnamespace('${JOB_SCHEMA}') is not null as "isThere"`);
  // A third of the lease, so that a job is taken over soon after; looked at often enough by whichever node is first.
  const superviseIntervalSeconds = times === undefined ? 60 : Math.max(1, Math.round(times.leaseMs / 3_000));
  const boss = new pgBoss.PgBoss({
    db,
    schema: JOB_SCHEMA,
    schedule: false,
    supervise: times !== undefined,
    superviseIntervalSeconds,
    monitorIntervalSeconds: Math.max(1, Math.floor(superviseIntervalSeconds / 2)),
    // Who may not make schemas is given one.
    createSchema: rows[0]?.isThere !== true,
  });
  // Its own looks fail while the server is lost, and go on afterwards; what callers ask for rejects.
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(FAILED_JOBS, { retentionSeconds: KEPT_SECONDS });
  return boss;
}

/** Makes a queue for each kind, as this version has it. */
export async function makeQueues(boss: PgBoss, rules: readonly JobRule[], times: JobTimes): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { kind, retries, timeoutMs } of rules) {
    const options = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: Math.max(1, Math.round(times.retryDelayMs / 1_000)),
      retryDelayMax: Math.max(1, Math.round(times.retryDelayMaxMs / 1_000)),
      heartbeatSeconds: Math.round(times.leaseMs / 1_000),
      // The node that works on it ends it first.
      expireInSeconds: Math.ceil((timeoutMs + times.leaseMs) / 1_000),
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: DONE_FOR_SECONDS,
      deadLetter: FAILED_JOBS,
    };
    if (known.has(kind)) await boss.updateQueue(kind, options);
    else await boss.createQueue(kind, { ...options, policy: 'exclusive' });
  }
}
