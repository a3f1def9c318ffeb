import type { z } from 'zod';
import type { JobCounts } from '../db/jobs/job-store.ts';
import type { JobKinds } from './job-kind.ts';

/** The data of a kind of jobs. */
export type JobData<Kinds extends JobKinds, Kind extends keyof Kinds> = z.infer<Kinds[Kind]['data']>;

type JobContext = {
  readonly id: string;
  /**
   * Aborted when the service stops, the time of the job is over, or another node may have taken it. A handler that then
   * rejects is run again; one that nearly is done may go on and resolve.
   */
  readonly signal: AbortSignal;
};

/**
 * Does the work of a job. It may run again after it was killed anywhere, so doing it twice must have the effect of
 * doing it once.
 */
export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>;

export type SendOptions = {
  /**
   * Of the jobs of a kind with the same key, at most one is unfinished: waiting, running or to be tried again. Without
   * one, a singleton kind has one key for all its jobs, and jobs of other kinds are all different.
   */
  readonly key?: string;
  /** How long it waits at least. */
  readonly startAfterMs?: number;
};

/** How runs end: `failed` for good, or `lost` where another node may have the job now. */
export const JOB_OUTCOMES = ['done', 'retried', 'failed', 'given_back', 'lost'] as const;

/** A run of a job on this node. */
export type JobRun = {
  readonly kind: string;
  readonly outcome: (typeof JOB_OUTCOMES)[number];
  readonly seconds: number;
  /** What it failed of; null where it did not. */
  readonly problem: string | null;
};

/**
 * Work that one of the nodes does, once; see `JOB_KINDS` for which there is. Jobs that are sent before `work` wait for
 * it.
 */
export type JobQueue<Kinds extends JobKinds> = {
  /**
   * Queues a job.
   *
   * @returns its id; null where a job with its key is unfinished
   * @throws StorageUnavailable where it cannot be stored now
   */
  send<Kind extends keyof Kinds & string>(
    kind: Kind,
    data: JobData<Kinds, Kind>,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Jobs of a kind are done by this handler, one at a time on each node. */
  work<Kind extends keyof Kinds & string>(kind: Kind, handler: JobHandler<JobData<Kinds, Kind>>): void;
  /**
   * Queues a job at every tick, once for all nodes; now, where the last tick was missed.
   *
   * @param when milliseconds between ticks, counted from 1970-01-01T00:00Z; or a cron expression, in UTC. Seven days at
   *   most between ticks.
   */
  every<Kind extends keyof Kinds & string>(
    kind: Kind,
    when: number | string,
    data: JobData<Kinds, Kind>,
    options?: Pick<SendOptions, 'key'>,
  ): void;
  /** Reports every run that ends to this one listener. */
  watch(listener: (run: JobRun) => void): void;
  /** Unfinished and failed jobs of each kind that has any. */
  counts(): Promise<readonly JobCounts[]>;
  /** Takes no more jobs, aborts the signals, waits for handlers, and gives back what is not done within `graceMs`. */
  stop(graceMs: number): Promise<void>;
};
