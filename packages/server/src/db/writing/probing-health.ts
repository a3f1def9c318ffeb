import type { StorageProblem } from '../../lib/errors/storage-problem.ts';

/** Interval at which a faulty storage is probed. */
const PROBE_EVERY_MS = 1_000;

type Options = {
  /** Finds problems that show without writing. */
  readonly look: () => StorageProblem | undefined;
  /** Resolves once a probe was written durably. */
  readonly probe: () => Promise<void>;
};

/**
 * Problem of the database, from the first failed write until a probe succeeds. A small write that succeeds does not
 * prove room for the next: the probe is larger than any record.
 */
export class StorageHealth {
  readonly #options: Options;
  readonly #tellers: ((problem: StorageProblem | undefined) => void)[] = [];
  #problem: StorageProblem | undefined;
  #halted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Problem found by the last write or check; undefined if there is none. Costs nothing. */
  get current(): StorageProblem | undefined {
    return this.#problem;
  }

  /** Also checks the files. */
  look(): StorageProblem | undefined {
    const found = this.#options.look();
    if (found !== undefined) this.fail(found);
    return this.#problem;
  }

  /** Marks the storage as unusable until the next start, because of an external finding. */
  halt(problem: StorageProblem): void {
    this.#halted = true;
    this.#set(problem);
  }

  /** Receives each problem when it starts and when it ends. */
  watch(tell: (problem: StorageProblem | undefined) => void): void {
    this.#tellers.push(tell);
  }

  /** Reports a failed write. A damaged database is not probed: a successful write proves nothing about the rest. */
  fail(problem: StorageProblem): void {
    if (this.#halted) return;
    if (problem.kind === 'damaged') this.#halted = true;
    this.#set(problem);
    if (!this.#halted) this.#tryLater();
  }

  /** Stops probing. */
  close(): void {
    this.#halted = true;
    clearTimeout(this.#timer);
  }

  #tryLater(): void {
    this.#timer ??= setTimeout(async () => {
      const well = await this.#isWell();
      this.#timer = undefined;
      if (this.#halted) return;
      if (well) this.#set(undefined);
      else this.#tryLater();
    }, PROBE_EVERY_MS).unref();
  }

  async #isWell(): Promise<boolean> {
    // A file other than the one that was opened must not be written to.
    const found = this.#options.look();
    if (found !== undefined) {
      this.#set(found);
      return false;
    }
    return this.#options.probe().then(
      () => true,
      () => false,
    );
  }

  #set(problem: StorageProblem | undefined): void {
    const before = this.#problem;
    this.#problem = problem;
    if (before?.text === problem?.text) return;
    for (const tell of this.#tellers) tell(problem);
  }
}
