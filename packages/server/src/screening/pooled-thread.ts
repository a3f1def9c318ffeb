import type { IndexImage } from '@namesake/engine';
import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { PoolThread, StartThread } from './start-pool-thread.ts';
import type { ControlLost, SearchAnswer, SearchJob } from './thread-protocol.ts';

/** Work as a thread needs to know it. */
type ThreadWork = { readonly image: IndexImage; readonly job: SearchJob };

type PooledThreadOptions<Work> = {
  readonly start: StartThread;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Idle time after which `idle` is called. */
  readonly idleMs: number;
  readonly answered: (work: Work, answer: SearchAnswer) => void;
  readonly idle: () => void;
  /** The thread ended by itself: a fault. */
  readonly ended: (cause: Error) => void;
  /** Names that must be found on an index. */
  readonly controlsOf: (image: IndexImage) => readonly ControlName[];
  /** One of them was not. */
  readonly lost: (control: ControlLost) => void;
};

/** An index is dropped after this number of searches without it. Searches that began before a refresh still use it. */
const KEPT_FOR = 16;

/** One thread with what it is at: at most one search. */
export class PooledThread<Work extends ThreadWork> {
  readonly #options: PooledThreadOptions<Work>;
  readonly #thread: PoolThread;
  /** Indexes that it has open: their numbers, and at which search each was last used. */
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

  /** What it searches now; undefined where it has nothing to do. */
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
