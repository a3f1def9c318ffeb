/** Cuts bytes that come in chunks into pieces of whole lines, each of so many bytes or the line more that it takes. */
export class LineEnds {
  readonly #pieceBytes: number;
  readonly #ends: number[] = [];
  /** Bytes that came so far. */
  #read = 0;
  /** From where the next line end is looked for. */
  #from: number;

  constructor(pieceBytes: number) {
    this.#pieceBytes = pieceBytes;
    this.#from = pieceBytes - 1;
  }

  write(chunk: Buffer): void {
    const before = this.#read;
    this.#read += chunk.length;
    while (this.#from < this.#read) {
      const at = chunk.indexOf('\n', Math.max(0, this.#from - before));
      if (at < 0) return;
      const end = before + at + 1;
      this.#ends.push(end);
      this.#from = end + this.#pieceBytes - 1;
    }
  }

  /** Where the pieces end, the last at the end of all. */
  end(): readonly number[] {
    return this.#ends.at(-1) === this.#read ? this.#ends : [...this.#ends, this.#read];
  }
}
