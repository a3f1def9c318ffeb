/** Settings of a kind of job that the store needs. */
export type JobRule = {
  readonly kind: string;
  /** Retries after a failure, or after the process ended. */
  readonly retries: number;
  /** Time after which a run ends. */
  readonly timeoutMs: number;
};

/** Intervals and delays; tests shorten them. */
export type JobTimes = {
  /**
   * A job is given to another process if its own has not renewed it for this long. At least 10 seconds on PostgreSQL.
   */
  readonly leaseMs: number;
  /** Delay before the first retry, doubled for each further one. At least one second on PostgreSQL. */
  readonly retryDelayMs: number;
  readonly retryDelayMaxMs: number;
  /** Polling interval of an idle process. */
  readonly pollMs: number;
};

/** Ids, numbers and flags only: no name and no search text. */
type JobValues = Readonly<Record<string, string | number | boolean | null>>;

export type NewJob = {
  /** A UUID. A job whose id exists already is not added. */
  readonly id: string;
  readonly kind: string;
  /** Of the jobs of a kind with the same key, at most one is unfinished. */
  readonly key: string;
  readonly data: JobValues;
  /** Minimum delay. */
  readonly startAfterMs: number;
};

/** A job that this process is running. */
export type TakenJob = Pick<NewJob, 'id' | 'kind' | 'key'> & {
  /** As stored, perhaps by another version of this program. */
  readonly data: unknown;
  /** Number of retries left after this try. */
  readonly retriesLeft: number;
};

/** Unfinished and failed jobs of a kind. */
export type JobCounts = {
  readonly kind: string;
  /** Waiting for its time, a process or a retry. */
  readonly queued: number;
  readonly active: number;
  /** Failed for good: an operator must decide. */
  readonly failed: number;
};

/** A job that failed for good. */
export type FailedJob = Pick<NewJob, 'id' | 'kind'> & {
  readonly data: unknown;
  /** Error of the last try. */
  readonly problem: string;
  readonly createdAt: number;
  readonly failedAt: number;
};

/** Jobs of all nodes. */
export interface JobStore {
  /**
   * Registers kinds, and takes over jobs that this node left when it was killed. Called once, before jobs are taken.
   */
  open(rules: readonly JobRule[], times: JobTimes): Promise<void>;
  /** False if the id exists, or a job with the same key is unfinished. */
  add(job: NewJob): Promise<boolean>;
  /** The job of a kind that is due first; no other node receives it while its lease is renewed. */
  take(kind: string): Promise<TakenJob | undefined>;
  /** Renews the lease of a running job. */
  renew(job: TakenJob): Promise<void>;
  /** Marks a job as done, and removes failed jobs of the same kind and key. */
  complete(job: TakenJob): Promise<void>;
  /** Schedules a retry, or marks the job as failed for good. */
  fail(job: TakenJob, problem: string): Promise<void>;
  /** Returns the job to the queue as if it had not been taken. */
  giveBack(job: TakenJob): Promise<void>;
  /** Counts of each kind that has jobs. */
  counts(): Promise<readonly JobCounts[]>;
  /** Newest first. */
  failed(): Promise<readonly FailedJob[]>;
  /** Queues a failed job again, or drops it if an equal one is unfinished; false if unknown. */
  retry(id: string): Promise<boolean>;
  /** Stops background work. Afterwards jobs are neither added nor taken. */
  close(): Promise<void>;
}
