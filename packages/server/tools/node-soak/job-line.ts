import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { JobQueue } from '../../src/jobs/job-queue.ts';
import { openJobs } from '../../src/jobs/job-runner.ts';
import { openStorage } from '../../src/stores/open-storage.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { stepsIn, WORKER_KINDS, WORKER_TIMES } from '../../test/support/job-worker.ts';

const WORKER = fileURLToPath(new URL('../../test/support/job-worker.ts', import.meta.url));
const STEPS_OF_A_JOB = 3;
const DONE_WITHIN_MS = 180_000;

/** Jobs of three steps each, done by two processes of which one is killed now and then. */
export class JobLine {
  readonly #dir: string;
  readonly #databaseUrl: string;
  readonly #workers: ChildProcess[] = [];
  #storage: Storage | undefined;
  #jobs: JobQueue<typeof WORKER_KINDS> | undefined;
  #sent = 0;

  constructor(dir: string, databaseUrl: string) {
    [this.#dir, this.#databaseUrl] = [dir, databaseUrl];
  }

  async start(): Promise<void> {
    this.#storage = await openStorage({ dataDir: this.#dir, databaseUrl: this.#databaseUrl });
    const store = this.#storage.jobs;
    this.#jobs = await openJobs({ store, kinds: WORKER_KINDS, times: WORKER_TIMES, now: Date.now });
    this.#workers.push(this.#work(), this.#work());
  }

  /** Sends a job; one that the database did not take, since it restarts, is not counted. */
  async send(): Promise<void> {
    const item = `item-${this.#sent}`;
    const isSent = await this.#jobs?.send('steps', { item }, { key: item }).then(
      () => true,
      () => false,
    );
    if (isSent === true) this.#sent += 1;
  }

  async kill(): Promise<void> {
    const [victim] = this.#workers.splice(0, 1);
    victim?.kill('SIGKILL');
    this.#workers.push(this.#work());
  }

  /** Waits until all jobs are done. */
  async end(): Promise<{ readonly sent: number; readonly unfinished: number; readonly doubled: number }> {
    const untilMs = performance.now() + DONE_WITHIN_MS;
    const steps = (): readonly string[] => stepsIn(this.#file);
    while (new Set(steps()).size < this.#sent * STEPS_OF_A_JOB && performance.now() < untilMs) await wait(200);
    await this.#jobs?.stop(0);
    for (const worker of this.#workers) {
      worker.kill('SIGKILL');
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
    }
    await this.#storage?.close();
    const distinct = new Set(steps()).size;
    const doubled = steps().length - distinct;
    return { sent: this.#sent, unfinished: this.#sent - Math.floor(distinct / STEPS_OF_A_JOB), doubled };
  }

  get #file(): string {
    return join(this.#dir, 'steps');
  }

  /** A worker that ends since the database is away is started again. */
  #work(): ChildProcess {
    const args = [WORKER, this.#dir, this.#file, this.#databaseUrl];
    const worker = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'] });
    worker.once('exit', (code) => {
      const at = this.#workers.indexOf(worker);
      if (code !== null && at >= 0) this.#workers[at] = this.#work();
    });
    return worker;
  }
}
