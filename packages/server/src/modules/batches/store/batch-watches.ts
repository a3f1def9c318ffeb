import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Batch } from './batch.ts';

/** Shortest time between two events of one batch. */
const EVERY_MS = 500;

/** A batch; `unknown` while the database does not answer; `gone` if it was purged, or the service ends. */
export type Watched = Batch | 'unknown' | 'gone';

type Watcher = (found: Watched) => void;

type Watch = { readonly watchers: Set<Watcher>; readonly timer: NodeJS.Timeout };

type WatchOptions = {
  /** Current state of a batch in the database, which all nodes share. */
  readonly find: (id: string) => Promise<Batch | undefined>;
  /** True once the service is shutting down. */
  readonly isEnding: () => boolean;
  readonly everyMs?: number;
};

const OF_ONE = 10;
const IN_ALL = 200;

const RETRY = { 'retry-after': '30' };

/** Reads each watched batch once for all its watchers. */
export class BatchWatches {
  readonly #options: WatchOptions;
  readonly #watches = new Map<string, Watch>();

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** Number of watched batches. */
  get size(): number {
    return this.#watches.size;
  }

  /**
   * Passes the current state of a batch to a watcher every half second, whether or not it changed.
   *
   * @returns function that stops watching
   */
  watch(id: string, watcher: Watcher): () => void {
    const watch = this.#watches.get(id) ?? this.#begin(id);
    watch.watchers.add(watcher);
    return () => {
      watch.watchers.delete(watcher);
      if (watch.watchers.size === 0) this.#end(id, watch);
    };
  }

  /** Tells all watchers that the service is shutting down. */
  close(): void {
    for (const { watchers } of this.#watches.values()) for (const watcher of [...watchers]) watcher('gone');
  }

  #begin(id: string): Watch {
    let isBusy = false;
    const look = async (): Promise<void> => {
      if (isBusy) return;
      isBusy = true;
      const found = this.#options.isEnding() ? 'gone' : await this.#look(id);
      for (const watcher of [...watchers]) watcher(found);
      isBusy = false;
    };
    const watchers = new Set<Watcher>();
    const timer = setInterval(() => void look(), this.#options.everyMs ?? EVERY_MS);
    const watch = { watchers, timer };
    this.#watches.set(id, watch);
    return watch;
  }

  async #look(id: string): Promise<Watched> {
    try {
      return (await this.#options.find(id)) ?? 'gone';
    } catch {
      return 'unknown';
    }
  }

  #end(id: string, watch: Watch): void {
    clearInterval(watch.timer);
    if (this.#watches.get(id) === watch) this.#watches.delete(id);
  }
}

/** Open streams on this node. Each holds a connection, so their number is limited. */
export class StreamSlots {
  readonly #open = new Map<string, number>();
  readonly #ofOne: number;
  readonly #inAll: number;

  constructor(ofOne = OF_ONE, inAll = IN_ALL) {
    [this.#ofOne, this.#inAll] = [ofOne, inAll];
  }

  get size(): number {
    return [...this.#open.values()].reduce((sum, one) => sum + one, 0);
  }

  /**
   * Takes a slot for a caller.
   *
   * @returns function that releases the slot; further calls have no effect
   * @throws ApiError `stream_limit`
   */
  take(caller: string): () => void {
    const own = this.#open.get(caller) ?? 0;
    if (own >= this.#ofOne) throw tooMany(`You have ${this.#ofOne} streams open.`);
    if (this.size >= this.#inAll) throw tooMany(`${this.#inAll} streams are open on this node.`);
    this.#open.set(caller, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.#open.get(caller) ?? 1) - 1;
      if (left === 0) this.#open.delete(caller);
      else this.#open.set(caller, left);
    };
  }
}

const tooMany = (detail: string): ApiError => new ApiError('stream_limit', { detail, headers: RETRY });
