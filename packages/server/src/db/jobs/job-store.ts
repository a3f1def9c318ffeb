/** What a store needs to know of a kind of jobs. */
export type JobRule = {
  readonly kind: string;
  /** How often a job that failed, or whose process ended, is tried again. */
  readonly retries: number;
  /** A run is over then. */
  readonly timeoutMs: number;
};

/** How long things take; tests make them short. */
export type JobTimes = {
  /** A job whose process has not renewed it for so long is given to another one. At least 10 seconds on PostgreSQL. */
  readonly leaseMs: number;
  /** Before the first retry; twice as long before each further one. At least a second on PostgreSQL. */
  readonly retryDelayMs: number;
  readonly retryDelayMaxMs: number;
  /** How often a waiting process looks for jobs. */
  readonly pollMs: number;
};

/** Ids, numbers and flags only: no name and no search text. */
type JobValues = Readonly<Record<string, string | number | boolean | null>>;

export type NewJob = {
  /** A UUID. A job with the id of an earlier one is not added. */
  readonly id: string;
  readonly kind: string;
  /** Of the jobs of a kind with the same key, at most one is unfinished. */
  readonly key: string;
  readonly data: JobValues;
  /** How long it waits at least. */
  readonly startAfterMs: number;
};

/** A job that this process works on. */
export type TakenJob = Pick<NewJob, 'id' | 'kind' | 'key'> & {
  /** As it was stored: another version of this program may have written it. */
  readonly data: unknown;
  /** How often it can still be tried after this. */
  readonly retriesLeft: number;
};

/** Unfinished and failed jobs of a kind. */
export type JobCounts = {
  readonly kind: string;
  /** Waiting for their time, a process or another try. */
  readonly queued: number;
  readonly active: number;
  /** Failed for good: an operator decides. */
  readonly failed: number;
};

/** A job that failed for good. */
export type FailedJob = Pick<NewJob, 'id' | 'kind'> & {
  readonly data: unknown;
  /** What the last try failed of. */
  readonly problem: string;
  readonly createdAt: number;
  readonly failedAt: number;
};

/** The jobs of all nodes. */
export interface JobStore {
  /** Makes kinds known, and takes over what this node left when it was killed. Once, before jobs are taken. */
  open(rules: readonly JobRule[], times: JobTimes): Promise<void>;
  /** False where its id is known, or a job with its key is unfinished. */
  add(job: NewJob): Promise<boolean>;
  /** The job of a kind that is due first; no other node gets it while it is renewed. */
  take(kind: string): Promise<TakenJob | undefined>;
  /** Says that this process still works on it. */
  renew(job: TakenJob): Promise<void>;
  /** It is done; failed jobs of the same kind and key are gone with it. */
  complete(job: TakenJob): Promise<void>;
  /** It is tried again, or failed for good. */
  fail(job: TakenJob, problem: string): Promise<void>;
  /** It waits again as if it had not been taken. */
  giveBack(job: TakenJob): Promise<void>;
  /** Of each kind that has any. */
  counts(): Promise<readonly JobCounts[]>;
  /** The newest first. */
  failed(): Promise<readonly FailedJob[]>;
  /** Queues a job that failed for good again, or drops it where an equal one is unfinished; false if unknown. */
  retry(id: string): Promise<boolean>;
  /** Ends what it does by itself. Jobs are neither added nor taken afterwards. */
  close(): Promise<void>;
}
