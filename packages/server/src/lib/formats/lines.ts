import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ErrorCode } from '@namesake/contract';

const NEWLINE = 0x0a;

/** Maximum length of a line: a row of a batch is at most a long text with a few attributes. */
export const MAX_LINE_BYTES = 1024 * 1024;

/** A line, or why it cannot be read: it is too long, or not UTF-8. */
export type LineText = string | { readonly unreadable: ErrorCode };

/** One line, its number from 1, and its end in bytes from the start of reading. */
export type Line = { readonly text: LineText; readonly number: number; readonly endBytes: number };

const FLUSH_CHARACTERS = 64 * 1024;

/**
 * Lines of a stream, one at a time, in constant memory: a line beyond the limit is skipped, not kept. A line ends at
 * its newline; the last one may lack it. Nothing is read ahead beyond the stream's own buffer.
 * @param before number of lines before the start of the stream
 */
export async function* linesOf(stream: Readable, before = 0): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let [length, endBytes, number] = [0, 0, before];
  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  const line = (): Line => {
    const text = length > MAX_LINE_BYTES ? ({ unreadable: 'body_too_large' } as const) : textOf(Buffer.concat(parts));
    parts = [];
    length = 0;
    number += 1;
    return { text, number, endBytes };
  };
  for await (const chunk of stream) {
    const bytes: Buffer = Buffer.from(chunk);
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      take(bytes.subarray(from, at));
      endBytes += at - from + 1;
      from = at + 1;
      yield line();
    }
    take(bytes.subarray(from));
    endBytes += bytes.length - from;
  }
  if (length > 0) yield line();
}

/** A name with a replaced letter would be screened as another name. */
export function textOf(bytes: Buffer): LineText {
  return isUtf8(bytes) ? bytes.toString('utf8') : { unreadable: 'malformed_json' };
}

/** Writes lines in blocks, and waits for slow readers. */
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

  /** Adds text that ends in a newline; resolves when there is room for more. */
  async writeText(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length >= FLUSH_CHARACTERS) await this.flush();
  }

  /** Writes out everything buffered so far. */
  async flush(): Promise<void> {
    if (this.#pending === '') return;
    const block = this.#pending;
    this.#pending = '';
    if (!this.#stream.write(block)) await once(this.#stream, 'drain');
  }
}
