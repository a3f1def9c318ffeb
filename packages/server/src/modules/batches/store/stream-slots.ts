import { ApiError } from '../../../lib/errors/api-error.ts';

const OF_ONE = 10;
const IN_ALL = 200;
const RETRY = { 'retry-after': '30' };

/** Streams that are open on this node: each holds a connection, so their number is limited. */
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
   * Takes a slot.
   *
   * @returns what gives it back, once
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
