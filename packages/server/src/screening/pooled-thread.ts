import type { IndexImage } from '@namesake/engine';
import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { PoolThread, StartThread } from './start-pool-thread.ts';
import type { ControlLost, SearchAnswer, SearchJob } from './thread-protocol.ts';

/** The part of a job that a thread needs. */
type ThreadWork = { readonly image: IndexImage; readonly job: SearchJob };

type PooledThreadOptions<Work> = {
  readonly start: StartThread;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Idle time after which `idle` is called. */
  readonly idleMs: number;
  readonly answered: (work: Work, answer: SearchAnswer) => void;
  readonly idle: () => void;
  /** Called if the thread ends by itself, which is a fault. */
  readonly ended: (cause: Error) => void;
  /** Control names that must be found on an index. */
  readonly controlsOf: (image: IndexImage) => readonly ControlName[];
  /** Called if a control name was not found. */
  readonly lost: (control: ControlLost) => void;
};

/** An index is dropped after this number of searches that do not use it. Searches begun before a refresh still do. */
const KEPT_FOR = 16;

/** One thread with its current search, if any. */
export class PooledThread<Work extends ThreadWork> {
  readonly #options: PooledThreadOptions<Work>;
  readonly #thread: PoolThread;
  /** Open indexes: number of the index, and the search that last used it. */
  readonly #open = new Map<IndexImage, { readonly index: number; readonly usedAt: number }>();
  #searches = 0;
  #opened = 0;
  #work: Work | undefined;
  #ended = false;
  #stopClock: () => void = () => {};

  constructor(options: PooledThreadOptions<Work>) {
    this.#options = options;
    this.#thread = options.start({
      answered: (answer) => this.#answered(answer),
      ended: (cause) => {
        if (!this.#ended) options.ended(cause);
      },
      lost: (control) => {
        if (!this.#ended) options.lost(control);
      },
    });
  }

  /** The current search; undefined if the thread is idle. */
  get work(): Work | undefined {
    return this.#work;
  }

  search(work: Work): void {
    this.#stopClock();
    this.#work = work;
    this.#thread.post({ kind: 'search', index: this.#numberOf(work.image), job: work.job });
  }

  end(): void {
    this.#ended = true;
    this.#stopClock();
    this.#work = undefined;
    this.#thread.end();
  }

  #answered(answer: SearchAnswer): void {
    const work = this.#work;
    if (this.#ended || work === undefined) return;
    this.#work = undefined;
    this.#stopClock = this.#options.after(this.#options.idleMs, this.#options.idle);
    this.#options.answered(work, answer);
  }

  #numberOf(image: IndexImage): number {
    this.#searches += 1;
    const known = this.#open.get(image);
    const { index } = known ?? { index: ++this.#opened };
    if (known === undefined)
      this.#thread.post({ kind: 'open', index, image, controls: this.#options.controlsOf(image) });
    this.#open.set(image, { index, usedAt: this.#searches });
    for (const [other, { index: number, usedAt }] of this.#open) {
      if (this.#searches - usedAt < KEPT_FOR) continue;
      this.#open.delete(other);
      this.#thread.post({ kind: 'drop', index: number });
    }
    return index;
  }
}
