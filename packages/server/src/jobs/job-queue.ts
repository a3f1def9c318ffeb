import type { z } from 'zod';
import type { JobCounts } from '../db/jobs/job-store.ts';
import type { JobKinds } from './job-kind.ts';

/** Payload of a kind of job. */
export type JobData<Kinds extends JobKinds, Kind extends keyof Kinds> = z.infer<Kinds[Kind]['data']>;

type JobContext = {
  readonly id: string;
  /**
   * Aborted when the service stops, the job times out, or another node may have taken the job. A handler that then
   * rejects is run again; one that is nearly done may continue and resolve.
   */
  readonly signal: AbortSignal;
};

/** Does the work of a job. It must be idempotent: it may run again after being killed at any point. */
export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>;

export type SendOptions = {
  /**
   * Of the jobs of a kind with the same key, at most one is unfinished: waiting, running or awaiting a retry. Without a
   * key, all jobs of a singleton kind share one; jobs of other kinds are distinct.
   */
  readonly key?: string;
  /** Minimum delay. */
  readonly startAfterMs?: number;
};

/** Outcomes of runs. `failed`: for good. `lost`: another node may have the job. */
export const JOB_OUTCOMES = ['done', 'retried', 'failed', 'given_back', 'lost'] as const;

/** One run of a job on this node. */
export type JobRun = {
  readonly kind: string;
  readonly outcome: (typeof JOB_OUTCOMES)[number];
  readonly seconds: number;
  /** Error text; null if it did not fail. */
  readonly problem: string | null;
};

/** Jobs that exactly one of the nodes does; see `JOB_KINDS`. Jobs sent before `work` is called wait for it. */
export type JobQueue<Kinds extends JobKinds> = {
  /**
   * Queues a job.
   * @returns its id; null if a job with the same key is unfinished
   * @throws StorageUnavailable when it cannot be stored
   */
  send<Kind extends keyof Kinds & string>(
    kind: Kind,
    data: JobData<Kinds, Kind>,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Registers the handler of a kind. Each node runs one job of the kind at a time. */
  work<Kind extends keyof Kinds & string>(kind: Kind, handler: JobHandler<JobData<Kinds, Kind>>): void;
  /**
   * Queues a job at every tick, once across all nodes; at once if the last tick was missed.
   * @param when milliseconds between ticks, counted from 1970-01-01T00:00Z; or a cron expression, in UTC. At most seven
   * days between ticks.
   */
  every<Kind extends keyof Kinds & string>(
    kind: Kind,
    when: number | string,
    data: JobData<Kinds, Kind>,
    options?: Pick<SendOptions, 'key'>,
  ): void;
  /** Reports every finished run to this one listener. */
  watch(listener: (run: JobRun) => void): void;
  /** Unfinished and failed jobs of each kind that has any. */
  counts(): Promise<readonly JobCounts[]>;
  /**
   * Stops taking jobs, aborts the signals, waits for handlers, and gives back jobs that are unfinished after `graceMs`.
   */
  stop(graceMs: number): Promise<void>;
};
