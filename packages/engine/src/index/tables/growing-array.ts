type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

const FIRST = 1024;

/** A growable typed array for numbers of an index under construction: a few bytes each, however many there are. */
export class Growing<T extends Numbers> {
  readonly #make: (length: number) => T;
  #array: T;
  #length = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#array = make(FIRST);
  }

  get length(): number {
    return this.#length;
  }

  at(i: number): number {
    return this.#array[i] ?? 0;
  }

  /** Appends a number and returns its position. */
  push(value: number): number {
    if (this.#length === this.#array.length) this.#grow(this.#length + 1);
    this.#array[this.#length] = value;
    return this.#length++;
  }

  /** Appends a copy of the values in a range, end exclusive. */
  repeat(from: number, to: number): void {
    if (this.#length + to - from > this.#array.length) this.#grow(this.#length + to - from);
    this.#array.copyWithin(this.#length, from, to);
    this.#length += to - from;
  }

  /** Appends numbers from a range of another array, end exclusive. */
  pushAll(numbers: ArrayLike<number>, from: number, to: number): void {
    const end = this.#length + to - from;
    if (end > this.#array.length) this.#grow(end);
    const array = this.#array;
    for (let i = from, at = this.#length; i < to; i++) array[at++] = numbers[i] ?? 0;
    this.#length = end;
  }

  /** Appends the UTF-16 units of a text. */
  pushUnits(text: string): void {
    const end = this.#length + text.length;
    if (end > this.#array.length) this.#grow(end);
    const array = this.#array;
    for (let i = 0, at = this.#length; i < text.length; i++) array[at++] = text.charCodeAt(i);
    this.#length = end;
  }

  /** Returns the numbers and empties the array; nothing can be added afterwards. */
  finish(): T {
    const done = this.#make(this.#length);
    done.set(this.#array.subarray(0, this.#length));
    this.#array = this.#make(0);
    return done;
  }

  #grow(least: number): void {
    const grown = this.#make(Math.max(least, Math.ceil(this.#array.length * 1.6)));
    grown.set(this.#array);
    this.#array = grown;
  }
}

export const growingBytes = (): Growing<Uint8Array<ArrayBuffer>> => new Growing((length) => new Uint8Array(length));
export const growingShorts = (): Growing<Uint16Array<ArrayBuffer>> => new Growing((length) => new Uint16Array(length));
export const growingCounts = (): Growing<Uint32Array<ArrayBuffer>> => new Growing((length) => new Uint32Array(length));
export const growingNumbers = (): Growing<Int32Array<ArrayBuffer>> => new Growing((length) => new Int32Array(length));
