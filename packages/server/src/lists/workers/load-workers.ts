import type { Worker } from 'node:worker_threads';
import { startThread, ThreadEnded } from '../../lib/threads/start-thread.ts';
import { doTask } from './do-task.ts';
import type { WorkerAnswer, WorkerOrder, WorkerReport, WorkerTask } from './worker-tasks.ts';

const ENTRY = new URL('./worker-thread.ts', import.meta.url);
const ENDED = 'A thread that helped to load the lists ended';

type PendingTask = {
  readonly onReport: (report: WorkerReport) => void;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
};

/** A helper thread, with its pending tasks by number. */
class Helper {
  readonly thread: Worker;
  readonly #pending = new Map<number, PendingTask>();
  #hasEnded = false;
  #count = 0;

  constructor() {
    const message = ({ number, report }: WorkerAnswer): void => {
      const pending = this.#pending.get(number);
      if (report !== 'done') pending?.onReport(report);
      else if (this.#pending.delete(number)) pending?.done();
    };
    this.thread = startThread<WorkerAnswer>(
      ENTRY,
      { endedText: ENDED },
      { message, ended: (cause) => this.#end(cause) },
    );
  }

  ask(task: WorkerTask, onReport: PendingTask['onReport']): Promise<void> {
    if (this.#hasEnded) return Promise.reject(new Error(`${ENDED} before it was asked.`));
    this.#count += 1;
    const number = this.#count;
    return new Promise((done, failed) => {
      this.#pending.set(number, { onReport, done, failed });
      this.thread.postMessage({ number, task } satisfies WorkerOrder);
    });
  }

  #end(cause: Error): void {
    this.#hasEnded = true;
    // Only the kind of error: a message may quote input, such as a name.
    const kind =
      cause instanceof ThreadEnded ? `exit code ${cause.exitCode}` : 'code' in cause ? String(cause.code) : cause.name;
    for (const { failed } of this.#pending.values()) failed(new Error(`${ENDED}: ${kind}.`));
    this.#pending.clear();
  }
}

/** The threads of a load: this one and its helpers. */
export class LoadWorkers {
  readonly #helpers: Helper[] = [];

  /** @param width initial number of threads, including this one */
  constructor(width = 1) {
    this.widen(width);
  }

  /** Starts threads until there are `width`, including this one. */
  widen(width: number): void {
    while (this.#helpers.length < width - 1) this.#helpers.push(new Helper());
  }

  /** Number of helper threads. */
  get helpers(): number {
    return this.#helpers.length;
  }

  /** Runs a task whose pieces are shared by all threads, including this one. */
  async together(task: WorkerTask, onReport: (report: WorkerReport) => void): Promise<void> {
    const others = this.others(task, onReport);
    others.catch(() => {});
    await Promise.all([doTask(task, onReport), others]);
  }

  /** Runs a task whose pieces are shared by all helper threads. */
  async others(task: WorkerTask, onReport: (report: WorkerReport) => void): Promise<void> {
    await Promise.all(this.#helpers.map((_, helper) => this.ask(helper, task, onReport)));
  }

  /**
   * Runs a task on one helper.
   * @throws Error when the thread ends before it is done
   */
  async ask(helper: number, task: WorkerTask, onReport: (report: WorkerReport) => void): Promise<void> {
    const asked = this.#helpers[helper];
    if (asked === undefined) throw new RangeError(`there is no helper ${helper}`);
    await asked.ask(task, onReport);
  }

  /** Terminates the threads, even during a task. */
  async end(): Promise<void> {
    await Promise.all(this.#helpers.map(({ thread }) => thread.terminate()));
  }
}
