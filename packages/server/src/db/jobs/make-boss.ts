import type { Db, PgBoss } from 'pg-boss';
import type { JobRule, JobTimes } from './job-store.ts';

/** Database schema of pg-boss, which upgrades it itself. */
export const JOB_SCHEMA = 'namesake_jobs';
/** Queue of jobs that failed for good. */
export const FAILED_JOBS = 'failed-jobs';

const DAY_SECONDS = 24 * 3_600;
/** Ticks are at most a week apart, and must not be queued twice. */
const DONE_FOR_SECONDS = 8 * DAY_SECONDS;
/** Retention of jobs that never ran or failed for good. */
const KEPT_SECONDS = 365 * DAY_SECONDS;

/** Interface through which pg-boss runs its statements. */
export type Runs = Db;

/**
 * Starts pg-boss, which creates or upgrades its tables under its own lock. Existing parts are not created again.
 * @param times given by a service, which supervises jobs of nodes that ended; absent for a command
 */
export async function makeBoss(db: Runs, times?: JobTimes): Promise<PgBoss> {
  // Loaded only if jobs are used.
  const pgBoss = await import('pg-boss');
  const { rows } = await db.executeSql(`select to_regnamespace('${JOB_SCHEMA}') is not null as "isThere"`);
  // A third of the lease, so that jobs are taken over soon after it ends; whichever node is first checks.
  const superviseIntervalSeconds = times === undefined ? 60 : Math.max(1, Math.round(times.leaseMs / 3_000));
  const boss = new pgBoss.PgBoss({
    db,
    schema: JOB_SCHEMA,
    schedule: false,
    supervise: times !== undefined,
    superviseIntervalSeconds,
    monitorIntervalSeconds: Math.max(1, Math.floor(superviseIntervalSeconds / 2)),
    // For a user without the right to create schemas, the schema exists already.
    createSchema: rows[0]?.isThere !== true,
  });
  // Background polls fail while the server is down, and resume afterwards; calls reject.
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(FAILED_JOBS, { retentionSeconds: KEPT_SECONDS });
  return boss;
}

/** Creates or updates the queue of each kind. */
export async function makeQueues(boss: PgBoss, rules: readonly JobRule[], times: JobTimes): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { kind, retries, timeoutMs } of rules) {
    const options = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: Math.max(1, Math.round(times.retryDelayMs / 1_000)),
      retryDelayMax: Math.max(1, Math.round(times.retryDelayMaxMs / 1_000)),
      heartbeatSeconds: Math.round(times.leaseMs / 1_000),
      // Later than the timeout, so that the node running the job ends it first.
      expireInSeconds: Math.ceil((timeoutMs + times.leaseMs) / 1_000),
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: DONE_FOR_SECONDS,
      deadLetter: FAILED_JOBS,
    };
    if (known.has(kind)) await boss.updateQueue(kind, options);
    else await boss.createQueue(kind, { ...options, policy: 'exclusive' });
  }
}
