import type { Listing } from '@namesake/engine';

/** Bytes that become one text: far less than a string may have, which a large dataset as a whole exceeds. */
const BATCH_BYTES = 2 ** 24;
const NEWLINE = 10;

/** Of a line as it is kept: no other member of a listing is called so. */
const ID = /"id":("(?:[^"\\]|\\.)*")/;

/** The id of the listing that a line is. */
export function idOfLine(line: string): string {
  return String(JSON.parse(ID.exec(line)?.[1] ?? '""'));
}

/** Whether a line is a listing that is in the file as delisted only. */
export const isDelistedLine = (line: string): boolean => line.includes('"status":"delisted"');

/** The listings that lines are, one by one. */
export function* parsedLines(lines: Iterable<string>): Generator<Listing> {
  for (const line of lines) {
    const listing: Listing = JSON.parse(line);
    yield listing;
  }
}

/**
 * Some of packed records, by number, as lines in the order of their texts. Put together as bytes: as texts, those of a
 * large dataset would take more memory than all else.
 */
export function sortedLines({ bytes, offsets }: PackedLines, numbers: Int32Array): ListingLines {
  const startOf = (number: number): number => offsets[number] ?? 0;
  const endOf = (number: number): number => offsets[number + 1] ?? 0;
  const byText = (a: number, b: number): number => compareAt(bytes, startOf(a), endOf(a), startOf(b), endOf(b));
  const sorted = numbers.slice().sort(byText);
  const breaks = Math.max(0, sorted.length - 1);
  const text = Buffer.allocUnsafe(sorted.reduce((sum, number) => sum + endOf(number) - startOf(number), breaks));
  let end = 0;
  for (const [place, number] of sorted.entries()) {
    if (place > 0) text[end++] = NEWLINE;
    const line = bytes.subarray(startOf(number), endOf(number));
    text.set(line, end);
    end += line.length;
  }
  return new ListingLines(text);
}

type PackedLines = { readonly bytes: Uint8Array; readonly offsets: ArrayLike<number> };

/** Compares two texts in UTF-8 by their UTF-16 units, as `sort` does. */
function compareAt(bytes: Uint8Array, from: number, end: number, otherFrom: number, otherEnd: number): number {
  const shorter = Math.min(end - from, otherEnd - otherFrom);
  for (let at = 0; at < shorter; at++) {
    const [byte, other] = [bytes[from + at] ?? 0, bytes[otherFrom + at] ?? 0];
    if (byte !== other) return rankOf(byte) - rankOf(other);
  }
  return end - from - (otherEnd - otherFrom);
}

/** Four bytes of UTF-8 are two units, which come before those that three bytes beginning with 0xEE are. */
const rankOf = (byte: number): number => (byte < 0xee ? byte : byte < 0xf0 ? byte + 0x10 : byte - 0x02);

/** Sorted lines as bytes, with line breaks between them, decoded lazily, any number of times. */
export class ListingLines implements Iterable<string> {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  *[Symbol.iterator](): Generator<string> {
    const { length } = this.bytes;
    for (let from = 0; from < length; ) {
      const full = from + BATCH_BYTES < length ? this.bytes.lastIndexOf(NEWLINE, from + BATCH_BYTES) : length;
      // A line longer than a batch ends where it ends.
      const next = full > from ? full : this.bytes.indexOf(NEWLINE, from);
      const end = next === -1 ? length : next;
      yield* this.bytes.toString('utf8', from, end).split('\n');
      from = end + 1;
    }
  }
}

/** What only one of two rows of sorted lines has: neither is held. */
export function linesApart(
  before: Iterable<string>,
  after: Iterable<string>,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const apart = { before: [] as string[], after: [] as string[] };
  const [olds, news] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [old, now] = [olds.next(), news.next()];
  while (!old.done || !now.done) {
    if (!old.done && !now.done && old.value === now.value) [old, now] = [olds.next(), news.next()];
    else if (now.done || (!old.done && old.value < now.value)) {
      if (!old.done) apart.before.push(old.value);
      old = olds.next();
    } else {
      apart.after.push(now.value);
      now = news.next();
    }
  }
  return apart;
}
