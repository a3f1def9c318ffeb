import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceJobs } from '../jobs/job-kinds.ts';
import type { JobRun } from '../jobs/job-queue.ts';
import { type ExpiryNotice, noticeExpiry } from '../modules/access/tokens/change.ts';
import { tidyBatches } from '../modules/batches/erase.ts';
import { expireProposals } from '../modules/decisions/expire.ts';
import { type CheckParts, checkGoodGuys } from '../modules/good-guys/reopen.ts';
import { Purge } from '../modules/retention/purge/purge.ts';
import { PurgeExport } from '../modules/retention/purge/purge-export.ts';
import type { Storage } from '../stores/storage.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 300_000;

type StartJobsOptions = {
  /** The open queue. */
  readonly jobs: ServiceJobs;
  readonly storage: Storage;
  /** Folder for records exported before a purge; null if not configured. */
  readonly purgeExportDir: string | null;
  /** The lists that searches use. */
  readonly snapshot: CheckParts['snapshot'];
  /** Screens the rows of a batch. */
  readonly runBatch: (id: string, signal: AbortSignal) => Promise<void>;
  /** Continues a lookback. */
  readonly runLookback: (id: string, signal: AbortSignal) => Promise<void>;
  /** Screens customers that are due. */
  readonly screenDue: (signal: AbortSignal) => Promise<void>;
  /** Updates cases with decisions made since. */
  readonly checkCases: (signal: AbortSignal) => Promise<void>;
  /** Starts the run over all customers if one is due. */
  readonly planRun: () => Promise<unknown>;
  /** Continues a run. */
  readonly runWatch: (id: string, signal: AbortSignal) => Promise<void>;
  /** Records which lists have become stale. */
  readonly noteLists: () => Promise<void>;
  /** Delivers events to webhooks for one minute. */
  readonly deliver: (signal: AbortSignal) => Promise<void>;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly log: {
    warn(notice: ExpiryNotice | Pick<JobRun, 'kind' | 'problem'> | string, text?: string): void;
    error(run: Pick<JobRun, 'kind' | 'problem'>, text: string): void;
  };
  /** Counts a finished run of a job. */
  readonly count: (run: JobRun) => void;
};

/** Starts the jobs that one of the nodes does, on their schedules. */
export function startJobs(options: StartJobsOptions): void {
  const {
    jobs,
    storage,
    purgeExportDir,
    snapshot,
    runBatch,
    runLookback,
    screenDue,
    checkCases,
    planRun,
    runWatch,
    noteLists,
    deliver,
    now,
    log,
    count,
  } = options;
  jobs.watch((run) => {
    count(run);
    const { kind, outcome, problem } = run;
    if (outcome === 'retried') log.warn({ kind, problem }, 'a job failed and is tried again');
    if (outcome === 'failed') log.error({ kind, problem }, 'a job failed for good: see "namesake jobs list"');
  });
  const exports = purgeExportDir === null ? {} : { exports: new PurgeExport(purgeExportDir, now) };
  const tell = (problem: string): void => log.warn(problem);
  jobs.work('purge', (_, { signal }) => new Purge({ storage, now, pause: wait, tell, ...exports }, signal).runIfDue());
  jobs.work('expiry-notices', () => noticeExpiry(storage, now(), (notice, text) => log.warn(notice, text)));
  jobs.work('list-notices', noteLists);
  jobs.every('list-notices', FIVE_MINUTES_MS, {});
  jobs.work('webhooks', (_, { signal }) => deliver(signal));
  jobs.every('webhooks', MINUTE_MS, {});
  jobs.work('batch', ({ batch }, { signal }) => runBatch(batch, signal));
  jobs.work('batches', async () => {
    await tidyBatches(storage, now());
    for (const batch of await storage.batches.waiting()) await jobs.send('batch', { batch }, { key: batch });
  });
  jobs.every('batches', MINUTE_MS, {});
  jobs.work('lookback', ({ lookback }, { signal }) => runLookback(lookback, signal));
  jobs.work('lookbacks', async () => {
    for (const id of await storage.lookbacks.waiting()) await jobs.send('lookback', { lookback: id }, { key: id });
  });
  jobs.every('lookbacks', MINUTE_MS, {});
  jobs.work('customers', (_, { signal }) => screenDue(signal));
  jobs.every('customers', MINUTE_MS, {});
  jobs.work('cases', (_, { signal }) => checkCases(signal));
  jobs.every('cases', MINUTE_MS, {});
  jobs.work('run', ({ run }, { signal }) => runWatch(run, signal));
  jobs.work('runs', async () => {
    await planRun();
    for (const { id } of await storage.runs.running()) await jobs.send('run', { run: id }, { key: id });
  });
  jobs.every('runs', MINUTE_MS, {});
  jobs.work('good-guys', (_, { signal }) => checkGoodGuys({ storage, snapshot, now }, signal));
  jobs.every('good-guys', FIVE_MINUTES_MS, {});
  jobs.work('proposals', (_, { signal }) => expireProposals({ storage, now }, signal));
  jobs.every('proposals', FIVE_MINUTES_MS, {});
  jobs.every('purge', HOUR_MS, {});
  jobs.every('expiry-notices', 24 * HOUR_MS, {});
}
