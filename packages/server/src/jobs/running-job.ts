import { setTimeout as wait } from 'node:timers/promises';
import type { JobStore, JobTimes, TakenJob } from '../db/jobs/job-store.ts';
import { StorageUnavailable } from '../lib/errors/storage-problem.ts';
import type { JobHandler, JobRun } from './job-queue.ts';

/** Renewals per lease, so that a single failed renewal does no harm. */
const RENEWALS = 3;

type Ending = Pick<JobRun, 'outcome' | 'problem'> & { readonly store: () => Promise<void> };

export type RunningJobParts = {
  readonly job: TakenJob;
  readonly handler: JobHandler<unknown>;
  readonly timeoutMs: number;
  readonly store: JobStore;
  readonly times: Pick<JobTimes, 'leaseMs' | 'pollMs'>;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
};

/** One run of a job: renews its lease while the handler works, and reports the outcome. */
export class RunningJob {
  readonly #parts: RunningJobParts;
  /** Aborted on timeout, or once the job belongs to another node. */
  readonly #ending = new AbortController();
  #renewedMs = performance.now();
  #isAbandoned = false;

  constructor(parts: RunningJobParts) {
    this.#parts = parts;
  }

  async run(): Promise<JobRun> {
    const { job, handler, timeoutMs, times, stopping } = this.#parts;
    const startedMs = performance.now();
    const timeout = setTimeout(() => this.#ending.abort(), timeoutMs).unref();
    const renewals = setInterval(() => void this.#renew(), times.leaseMs / RENEWALS).unref();
    const signal = AbortSignal.any([this.#ending.signal, stopping]);
    const failed = await handler(job.data, { id: job.id, signal }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    clearTimeout(timeout);
    const { outcome, problem } = await this.#settle(failed).finally(() => clearInterval(renewals));
    return { kind: job.kind, outcome, problem, seconds: (performance.now() - startedMs) / 1_000 };
  }

  /** Gives the job back although its handler is still running, because the process ends. */
  async abandon(): Promise<void> {
    this.#isAbandoned = true;
    if (!this.#isLost) await this.#parts.store.giveBack(this.#parts.job).catch(() => {});
  }

  get #isLost(): boolean {
    return performance.now() - this.#renewedMs > this.#parts.times.leaseMs;
  }

  async #renew(): Promise<void> {
    const atMs = performance.now();
    // After a suspension the lease may have expired, and another node may have the job.
    if (!this.#isLost) {
      await this.#parts.store.renew(this.#parts.job).then(
        () => {
          this.#renewedMs = atMs;
        },
        () => {},
      );
    }
    if (this.#isLost) this.#ending.abort();
  }

  /** Stores the outcome, and retries for as long as this node owns the job. */
  async #settle(failed: { readonly error: unknown } | undefined): Promise<Pick<JobRun, 'outcome' | 'problem'>> {
    const { times, stopping } = this.#parts;
    const ending = this.#endOf(failed);
    while (!this.#isLost && !this.#isAbandoned) {
      const isStored = await ending.store().then(
        () => true,
        () => false,
      );
      if (isStored) return ending;
      if (stopping.aborted) break;
      await wait(times.pollMs, undefined, { ref: false });
    }
    return { ...ending, outcome: 'lost' };
  }

  #endOf(failed: { readonly error: unknown } | undefined): Ending {
    const { store, job, stopping } = this.#parts;
    if (failed === undefined) return { outcome: 'done', problem: null, store: () => store.complete(job) };
    const isOver = this.#ending.signal.aborted;
    if (stopping.aborted && !isOver) return { outcome: 'given_back', problem: null, store: () => store.giveBack(job) };
    const problem = isOver ? 'It took too long.' : problemText(failed.error);
    return { outcome: job.retriesLeft > 0 ? 'retried' : 'failed', problem, store: () => store.fail(job, problem) };
  }
}

/** Failure of a job that the operator can read. The message contains no name and no search text. */
export class JobProblem extends Error {
  override readonly name = 'JobProblem';
}

/** Stored text of an error: the message if it is meant to be read, else only the kind of error. */
function problemText(error: unknown): string {
  if (error instanceof JobProblem) return error.message;
  if (error instanceof StorageUnavailable) return error.problem.text;
  if (!(error instanceof Error)) return 'It failed.';
  return `It failed (${'code' in error ? `${error.name} ${String(error.code)}` : error.name}).`;
}
