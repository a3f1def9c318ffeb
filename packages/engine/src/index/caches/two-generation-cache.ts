/**
 * An approximate LRU cache up to a total size, in two generations: when the younger reaches half of the size, the older
 * is dropped. Entries that are read move to the younger one.
 */
export class TwoGenerationCache<Value, Key = string> {
  readonly #half: number;
  #young = new Map<Key, Value>();
  #old: ReadonlyMap<Key, Value> = new Map();
  #size = 0;
  readonly #sizeOf: (value: Value) => number;

  /** @param most largest sum of sizes; `sizeOf` in the same unit */
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
