/** Rows are counted against bytes: smaller parts make that finer, and a chunk may be the whole of a small file. */
const PART_BYTES = 4 * 1024;

/** A file that knows how much of it was read. */
export class CountedFile implements AsyncIterable<Uint8Array> {
  readonly #file: AsyncIterable<Uint8Array>;
  #readBytes = 0;

  constructor(file: AsyncIterable<Uint8Array>) {
    this.#file = file;
  }

  /** Bytes that were handed out. */
  get readBytes(): number {
    return this.#readBytes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#file)
      for (let from = 0; from < chunk.length; from += PART_BYTES) {
        const part = chunk.subarray(from, from + PART_BYTES);
        this.#readBytes += part.length;
        yield part;
      }
  }
}
