import { ListRefused } from '@namesake/lists';
import { type Line, MAX_LINE_BYTES, textOf } from '../lib/formats/lines.ts';

const [QUOTE, BACKSLASH, COMMA, NEWLINE] = [0x22, 0x5c, 0x2c, 0x0a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const BOM = [0xef, 0xbb, 0xbf];

const isSpace = (byte: number): boolean => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

type Element = Pick<Line, 'text' | 'number'>;

/**
 * Splits a JSON array into its raw elements, each with its line number, in constant memory. Whether an element is valid
 * JSON is checked by its reader.
 * @throws ListRefused when the file is not an array, ends inside it, or continues after it
 */
export async function* arrayElements(file: AsyncIterable<Uint8Array>): AsyncGenerator<Element> {
  const cutter = new ArrayCutter();
  for await (const chunk of file) yield* cutter.take(chunk);
  cutter.end();
}

class ArrayCutter {
  #place: 'before' | 'inside' | 'after' = 'before';
  #line = 1;
  /** State of the current element: its bytes so far, where it begins, and its nesting. */
  #parts: Buffer[] = [];
  #length = 0;
  #beginsAt = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #afterComma = false;

  *take(chunk: Uint8Array): Generator<Element> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    // Where the element starts or continues in this chunk.
    let from = this.#beginsAt > 0 ? 0 : -1;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === NEWLINE) this.#line += 1;
      if (this.#place !== 'inside') {
        this.#outside(byte);
        continue;
      }
      const ends = this.#depth === 0 && !this.#isText && (byte === COMMA || byte === CLOSE_ARRAY);
      if (ends) {
        if (from >= 0) this.#keep(bytes.subarray(from, at));
        from = -1;
        if (byte === COMMA || this.#beginsAt > 0 || this.#afterComma) yield this.#element();
        this.#afterComma = byte === COMMA;
        if (byte === CLOSE_ARRAY) this.#place = 'after';
        continue;
      }
      if (from < 0 && !isSpace(byte)) [from, this.#beginsAt] = [at, this.#line];
      this.#nest(byte);
    }
    if (from >= 0) this.#keep(bytes.subarray(from));
  }

  end(): void {
    if (this.#place === 'before') throw new ListRefused('malformed', 'is no JSON array');
    if (this.#place === 'inside') throw new ListRefused('truncated', 'ends inside its JSON array: send it again');
  }

  #outside(byte: number): void {
    if (isSpace(byte)) return;
    if (this.#place === 'after') throw new ListRefused('malformed', 'goes on after its JSON array');
    if (byte === OPEN_ARRAY) this.#place = 'inside';
    else if (!BOM.includes(byte)) throw new ListRefused('malformed', 'is no JSON array');
  }

  #nest(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isText) {
      if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) this.#isText = false;
    } else if (byte === QUOTE) this.#isText = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.#depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#depth -= 1;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    // An element that is too long is skipped, not kept.
    if (this.#length <= MAX_LINE_BYTES) this.#parts.push(Buffer.from(part));
    else this.#parts = [];
  }

  #element(): Element {
    const isLong = this.#length > MAX_LINE_BYTES;
    const text = isLong ? ({ unreadable: 'body_too_large' } as const) : textOf(Buffer.concat(this.#parts));
    const number = this.#beginsAt > 0 ? this.#beginsAt : this.#line;
    [this.#parts, this.#length, this.#beginsAt] = [[], 0, 0];
    return { text, number };
  }
}
