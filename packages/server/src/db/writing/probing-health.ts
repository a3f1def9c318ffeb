import type { StorageProblem } from '../../lib/errors/storage-problem.ts';

/** How often a storage with a problem is tried. */
const PROBE_EVERY_MS = 1_000;

type Options = {
  /** What can be seen to be wrong without writing. */
  readonly look: () => StorageProblem | undefined;
  /** Resolves when something was written durably. */
  readonly probe: () => Promise<void>;
};

/**
 * What is wrong with the database, from the first write that fails until a probe of it succeeds. That a small write
 * succeeds meanwhile proves no room for the next: the probe is larger than what is recorded.
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

  /** What the last write, or the last look, found wrong; undefined where all is well. Costs nothing. */
  get current(): StorageProblem | undefined {
    return this.#problem;
  }

  /** Also checks the files now. */
  look(): StorageProblem | undefined {
    const found = this.#options.look();
    if (found !== undefined) this.fail(found);
    return this.#problem;
  }

  /** Something outside found that this storage must not be used any more, until the next start. */
  halt(problem: StorageProblem): void {
    this.#halted = true;
    this.#set(problem);
  }

  /** Receives each problem when it starts and when it ends. */
  watch(tell: (problem: StorageProblem | undefined) => void): void {
    this.#tellers.push(tell);
  }

  /**
   * A write failed because of this. A damaged database is not tried again: that a write succeeds proves nothing of the
   * rest.
   */
  fail(problem: StorageProblem): void {
    if (this.#halted) return;
    if (problem.kind === 'damaged') this.#halted = true;
    this.#set(problem);
    if (!this.#halted) this.#tryLater();
  }

  /** Stops trying. */
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
    // A file that is not the one that was opened must not be written to.
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
