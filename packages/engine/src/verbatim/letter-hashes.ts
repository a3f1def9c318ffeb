/** Base of the polynomial; odd, so that every unit affects the lowest bits and all above. */
const BASE = 0x01000193;

/** Hashes any run of units in constant time (Rabin and Karp 1987); equal runs have equal hashes at any position. */
export class LetterHashes {
  readonly #prefixes: Int32Array;
  readonly #powers: Int32Array;

  constructor(units: Uint16Array) {
    this.#prefixes = new Int32Array(units.length + 1);
    this.#powers = new Int32Array(units.length + 1);
    this.#powers[0] = 1;
    for (let i = 0; i < units.length; i++) {
      this.#prefixes[i + 1] = Math.imul(this.#prefixes[i] ?? 0, BASE) + (units[i] ?? 0) + 1;
      this.#powers[i + 1] = Math.imul(this.#powers[i] ?? 0, BASE);
    }
  }

  /** The hash of the units `from` … `to` (exclusive), as an unsigned 32-bit number. */
  of(from: number, to: number): number {
    const before = Math.imul(this.#prefixes[from] ?? 0, this.#powers[to - from] ?? 0);
    return mixed((this.#prefixes[to] ?? 0) - before);
  }
}

/** Final avalanche of MurmurHash3 (public domain). */
export function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
