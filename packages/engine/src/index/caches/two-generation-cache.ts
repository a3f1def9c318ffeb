/**
 * An approximate LRU cache with two generations: when the young one reaches half the total size, it replaces the old
 * one, which is dropped. Reading an entry moves it to the young generation.
 */
export class TwoGenerationCache<Value, Key = string> {
  readonly #half: number;
  #young = new Map<Key, Value>();
  #old: ReadonlyMap<Key, Value> = new Map();
  #size = 0;
  readonly #sizeOf: (value: Value) => number;

  /** @param most maximum total size, in the unit of `sizeOf` */
  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#half = most / 2;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    this.#size += this.#sizeOf(value);
    if (this.#size > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = this.#sizeOf(value);
    }
    this.#young.set(key, value);
  }
}
