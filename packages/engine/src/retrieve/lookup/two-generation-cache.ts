/**
 * Remembers what was worked out lately, up to a total size: two generations, of which the older is forgotten when the
 * younger has grown to half of it. What is asked for again stays.
 */
export class TwoGenerationCache<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old: ReadonlyMap<string, Value> = new Map();
  #size = 0;
  readonly #sizeOf: (value: Value) => number;

  /** @param most sum of sizes that is kept at most; `sizeOf` in the same unit */
  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#half = most / 2;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.#size += this.#sizeOf(value);
    if (this.#size > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = this.#sizeOf(value);
    }
    this.#young.set(key, value);
  }
}
