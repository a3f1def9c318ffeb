import { Worker } from 'node:worker_threads';
import { doTask } from './do-task.ts';
import type { WorkerAnswer, WorkerOrder, WorkerReport, WorkerTask } from './worker-tasks.ts';

const THREAD = new URL('./worker-thread.ts', import.meta.url);

/** The threads of a load: this one and some that help. */
export class LoadWorkers {
  readonly #helpers: Worker[] = [];
  readonly #ended = new Set<Worker>();
  #asked = 0;

  /** @param width how many threads there are with this one, at first */
  constructor(width = 1) {
    this.widen(width);
  }

  /** Starts threads until there are `width`, this one included. */
  widen(width: number): void {
    while (this.#helpers.length < width - 1) {
      const helper = new Worker(THREAD);
      this.#helpers.push(helper);
      // Waiting callers receive the error; it must not crash the others.
      helper.on('error', () => {});
      helper.once('exit', () => this.#ended.add(helper));
    }
  }

  /** How many threads help this one. */
  get helpers(): number {
    return this.#helpers.length;
  }

  /** Does a task that all threads take their pieces of, this one as well. */
  async together(task: WorkerTask, onReport: (report: WorkerReport) => void): Promise<void> {
    const others = this.others(task, onReport);
    others.catch(() => {});
    await Promise.all([doTask(task, onReport), others]);
  }

  /** Does a task that all other threads take their pieces of. */
  async others(task: WorkerTask, onReport: (report: WorkerReport) => void): Promise<void> {
    await Promise.all(this.#helpers.map((_, helper) => this.ask(helper, task, onReport)));
  }

  /**
   * Has one of the others do a task.
   *
   * @throws Error when the thread ends before it is done
   */
  async ask(helper: number, task: WorkerTask, onReport: (report: WorkerReport) => void): Promise<void> {
    const worker = this.#helpers[helper];
    if (worker === undefined) throw new RangeError(`there is no helper ${helper}`);
    if (this.#ended.has(worker)) throw new Error('A thread that helped to load the lists ended before it was asked.');
    this.#asked += 1;
    const number = this.#asked;
    const asked = new AbortController();
    const { signal } = asked;
    await new Promise<void>((resolve, reject) => {
      const end = (why: string): void => reject(new Error(`A thread that helped to load the lists ended: ${why}.`));
      const onMessage = (answer: WorkerAnswer): void => {
        if (answer.number !== number) return;
        if (answer.report === 'done') resolve();
        else onReport(answer.report);
      };
      // Its kind alone: a message may quote what it was about, and that is a name.
      const onError = (error: Error): void => end('code' in error ? String(error.code) : error.name);
      const onExit = (code: number): void => end(`exit code ${code}`);
      worker.on('message', onMessage).once('error', onError).once('exit', onExit);
      signal.addEventListener('abort', () => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      });
      worker.postMessage({ number, task } satisfies WorkerOrder);
    }).finally(() => asked.abort());
  }

  /** Ends the threads, whatever they are at. */
  async end(): Promise<void> {
    await Promise.all(this.#helpers.map((helper) => helper.terminate()));
  }
}
