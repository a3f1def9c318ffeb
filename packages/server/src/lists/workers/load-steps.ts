import { newCounter } from './worker-tasks.ts';

/** Progress of the loader. */
export type LoadStep = {
  readonly phase: 'reading' | 'indexing';
  readonly files: { readonly done: number; readonly of: number | null };
  readonly listings: { readonly done: number; readonly of: number | null };
};

/** Often enough for a moving progress line, and cheap compared with the work. */
const SAY_EVERY_MS = 250;

/** Share of indexing that is done after each step, as measured on the official lists. */
export const INDEXED = {
  gathered: 0.35,
  joined: 0.49,
  drafted: 0.69,
  formed: 0.75,
  built: 0.83,
  stored: 0.9,
  proved: 0.98,
} as const;

/** Tracks the work done by all threads of a load, and reports it at intervals. Nothing is reported after `end`. */
export class LoadSteps {
  /** Number of listings read, incremented by all threads. */
  readonly counter = newCounter();
  readonly #say: (step: LoadStep) => void;
  #files: LoadStep['files'] = { done: 0, of: null };
  #listings = 0;
  #saidMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(say: (step: LoadStep) => void = () => {}) {
    this.#say = say;
  }

  /** Starts reading this number of files. */
  reading(files: number): void {
    this.#files = { done: 0, of: files };
    clearInterval(this.#timer);
    // Reading yields between two blocks of a file.
    this.#timer = setInterval(() => this.#read(), SAY_EVERY_MS).unref();
  }

  /** One file was read or refused. */
  fileRead(): void {
    this.#files = { ...this.#files, done: this.#files.done + 1 };
  }

  /** All files were read: starts indexing this number of listings. */
  indexing(listings: number): void {
    clearInterval(this.#timer);
    this.#listings = listings;
    this.indexed(0);
  }

  /**
   * Building never yields, so progress is reported throughout.
   *
   * @param share how much of the index is done, from 0 to 1
   */
  indexed(share: number): void {
    const nowMs = performance.now();
    if (nowMs - this.#saidMs < SAY_EVERY_MS) return;
    this.#saidMs = nowMs;
    const of = this.#listings;
    this.#say({ phase: 'indexing', files: this.#files, listings: { done: Math.floor(share * of), of } });
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #read(): void {
    const done = Atomics.load(this.counter, 0);
    this.#say({ phase: 'reading', files: this.#files, listings: { done, of: null } });
  }
}
