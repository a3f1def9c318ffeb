import { once } from 'node:events';
import type { Writable } from 'node:stream';

const FLUSH_CHARACTERS = 64 * 1024;

/** Writes lines in blocks, and waits when the reader is slower than we are. */
export class LineWriter {
  readonly #stream: Writable;
  #pending = '';

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** Adds a line; resolves when there is room for more. */
  async write(line: string): Promise<void> {
    await this.writeText(`${line}\n`);
  }

  /** Adds lines that end in newlines; resolves when there is room for more. */
  async writeText(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length >= FLUSH_CHARACTERS) await this.flush();
  }

  /** Hands on what has been written so far. */
  async flush(): Promise<void> {
    if (this.#pending === '') return;
    const block = this.#pending;
    this.#pending = '';
    if (!this.#stream.write(block)) await once(this.#stream, 'drain');
  }
}
