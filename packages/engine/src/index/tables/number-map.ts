/** Maps 32-bit keys to numbers in typed arrays: a `Map` stores each key of more than 31 bits as an object. */
export class NumberMap {
  #keys = new Int32Array(1024);
  /** One more than the value; 0 if there is none. */
  #values = new Int32Array(1024);
  #size = 0;

  get(key: number): number | undefined {
    const value = this.#values[this.#slotOf(key)] ?? 0;
    return value === 0 ? undefined : value - 1;
  }

  /** `value` must be zero or more. */
  set(key: number, value: number): void {
    const slot = this.#slotOf(key);
    if (this.#values[slot] === 0) this.#size += 1;
    this.#keys[slot] = key;
    this.#values[slot] = value + 1;
    if (this.#size * 2 > this.#keys.length) this.#grow();
  }

  /** The slot of a key, or the free one where it would go. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    // Sums of multiples differ in the upper bits too.
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & last;
    while (this.#values[slot] !== 0 && this.#keys[slot] !== (key | 0)) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Int32Array(keys.length * 4);
    this.#values = new Int32Array(keys.length * 4);
    for (let i = 0; i < keys.length; i++) {
      if (values[i] === 0) continue;
      const slot = this.#slotOf(keys[i] ?? 0);
      this.#keys[slot] = keys[i] ?? 0;
      this.#values[slot] = values[i] ?? 0;
    }
  }
}
