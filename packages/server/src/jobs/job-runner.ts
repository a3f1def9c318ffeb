import { hash, randomUUID } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import type { JobCounts, JobStore, JobTimes } from '../db/jobs/job-store.ts';
import type { JobKind, JobKinds } from './job-kind.ts';
import type { JobData, JobHandler, JobQueue, JobRun, SendOptions } from './job-queue.ts';
import { RunningJob, type RunningJobParts } from './running-job.ts';

/** Values for the service: a job of a killed node is taken over within a minute. */
const JOB_TIMES: JobTimes = { leaseMs: 30_000, retryDelayMs: 10_000, retryDelayMaxMs: 600_000, pollMs: 2_000 };

type JobRunnerParts<Kinds extends JobKinds> = {
  readonly store: JobStore;
  readonly kinds: Kinds;
  readonly times?: JobTimes;
  /** Unix milliseconds. */
  readonly now: () => number;
};

type Schedule = { readonly tick: () => Promise<void> };

/** Job queue over a store: takes jobs when due, and sends scheduled ones. */
export class JobRunner<Kinds extends JobKinds> implements JobQueue<Kinds> {
  readonly #store: JobStore;
  readonly #kinds: Kinds;
  readonly #times: JobTimes;
  readonly #now: () => number;
  readonly #stopping = new AbortController();
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Set<RunningJob>();
  readonly #loops: Promise<void>[] = [];
  readonly #schedules: Schedule[] = [];
  #onRun: (run: JobRun) => void = () => {};
  #timer: NodeJS.Timeout | undefined;

  /** @param parts with an open store; see `openJobs` */
  constructor({ store, kinds, times = JOB_TIMES, now }: JobRunnerParts<Kinds>) {
    this.#store = store;
    this.#kinds = kinds;
    this.#times = times;
    this.#now = now;
  }

  async send<Kind extends keyof Kinds & string>(
    kind: Kind,
    data: JobData<Kinds, Kind>,
    { key, startAfterMs = 0 }: SendOptions = {},
  ): Promise<string | null> {
    const id = randomUUID();
    return (await this.#add(kind, { id, key: key ?? this.#keyOf(kind, id), data, startAfterMs })) ? id : null;
  }

  work<Kind extends keyof Kinds & string>(kind: Kind, handler: JobHandler<JobData<Kinds, Kind>>): void {
    const { data, timeoutMs } = this.#kindOf(kind);
    const waiting = new Waiting(this.#times.pollMs, this.#stopping.signal);
    this.#waiting.set(kind, waiting);
    const run: JobHandler<unknown> = async (given, context) =>
      handler(data.parse(given) as JobData<Kinds, Kind>, context);
    this.#loops.push(this.#loop(kind, waiting, { handler: run, timeoutMs }));
  }

  every<Kind extends keyof Kinds & string>(
    kind: Kind,
    when: number | string,
    data: JobData<Kinds, Kind>,
    { key }: Pick<SendOptions, 'key'> = {},
  ): void {
    let sent = Number.NaN;
    const tick = async (): Promise<void> => {
      const tickMs = lastTick(when, this.#now());
      if (tickMs === sent) return;
      const id = tickId(kind, key ?? '', tickMs);
      await this.#add(kind, { id, key: key ?? this.#keyOf(kind, id), data, startAfterMs: 0 });
      sent = tickMs;
    };
    lastTick(when, this.#now());
    this.#schedules.push({ tick });
    // A job that cannot be queued is queued once the database is back.
    tick().catch(() => {});
    this.#timer ??= setInterval(() => {
      for (const schedule of this.#schedules) schedule.tick().catch(() => {});
    }, this.#times.pollMs).unref();
  }

  watch(listener: (run: JobRun) => void): void {
    this.#onRun = listener;
  }

  counts(): Promise<readonly JobCounts[]> {
    return this.#store.counts();
  }

  async stop(graceMs: number): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    const over = AbortSignal.timeout(graceMs);
    const graceOver = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve(), { once: true }));
    await Promise.race([Promise.all(this.#loops), graceOver]);
    await Promise.all([...this.#running].map((job) => job.abandon()));
  }

  async #loop(kind: string, waiting: Waiting, work: Pick<RunningJobParts, 'handler' | 'timeoutMs'>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // If the database is unavailable, polling continues.
      const job = await this.#store.take(kind).catch(() => undefined);
      if (job === undefined) {
        await waiting.wait();
        continue;
      }
      const running = new RunningJob({
        ...work,
        job,
        store: this.#store,
        times: this.#times,
        stopping: this.#stopping.signal,
      });
      this.#running.add(running);
      this.#onRun(await running.run());
      this.#running.delete(running);
    }
  }

  async #add<Kind extends keyof Kinds & string>(
    kind: Kind,
    job: { readonly id: string; readonly key: string; readonly data: unknown; readonly startAfterMs: number },
  ): Promise<boolean> {
    const data = this.#kindOf(kind).data.parse(job.data);
    const isAdded = await this.#store.add({ ...job, kind, data });
    if (isAdded && job.startAfterMs === 0) this.#waiting.get(kind)?.wake();
    return isAdded;
  }

  #keyOf(kind: string, id: string): string {
    return this.#kindOf(kind).singleton ? '' : id;
  }

  #kindOf(kind: string): JobKind {
    const known = this.#kinds[kind];
    if (known === undefined) throw new Error(`There is no kind of jobs "${kind}".`);
    return known;
  }
}

/** Registers the kinds with a store, and returns the queue over it, which can send at once. */
export async function openJobs<Kinds extends JobKinds>(parts: JobRunnerParts<Kinds>): Promise<JobRunner<Kinds>> {
  const rules = Object.entries(parts.kinds).map(([kind, { retries, timeoutMs }]) => ({ kind, retries, timeoutMs }));
  await parts.store.open(rules, parts.times ?? JOB_TIMES);
  return new JobRunner(parts);
}

const LONGEST_MS = 7 * 24 * 3_600_000;

/**
 * The last tick of a schedule at or before `nowMs`.
 * @param when milliseconds between ticks, or a cron expression in UTC
 * @throws RangeError when ticks are more than seven days apart: finished jobs are remembered for eight
 */
export function lastTick(when: number | string, nowMs: number): number {
  if (typeof when === 'number') {
    if (!(when >= 1) || when > LONGEST_MS) throw new RangeError(`Ticks ${when} ms apart are not supported.`);
    return Math.floor(nowMs / when) * when;
  }
  // The current moment counts as a tick.
  const cron = CronExpressionParser.parse(when, { tz: 'UTC', currentDate: new Date(nowMs + 1) });
  const last = cron.prev().getTime();
  cron.reset(new Date(nowMs));
  if (cron.next().getTime() - last > LONGEST_MS)
    throw new RangeError(`"${when}" has ticks more than seven days apart.`);
  return last;
}

/** Job id of a tick: the same on every node, so the database keeps only one. */
export function tickId(kind: string, key: string, tickMs: number): string {
  const digits = hash('sha256', JSON.stringify([kind, key, tickMs]));
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A wait that ends when it is time to poll, or early on `wake`. */
class Waiting {
  readonly #ms: number;
  readonly #stopping: AbortSignal;
  #isAwake = false;
  #end: (() => void) | undefined;

  constructor(ms: number, stopping: AbortSignal) {
    this.#ms = ms;
    this.#stopping = stopping;
    stopping.addEventListener('abort', () => this.wake(), { once: true });
  }

  /** Ends the current wait, or the next one. */
  wake(): void {
    this.#isAwake = true;
    this.#end?.();
  }

  /** Resolves when the time is over, after a `wake` since the last wait, or when everything stops. */
  async wait(): Promise<void> {
    if (!this.#isAwake && !this.#stopping.aborted)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#ms).unref();
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#end = undefined;
    this.#isAwake = false;
  }
}
