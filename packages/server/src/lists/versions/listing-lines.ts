import type { Listing } from '@namesake/engine';

/** Bytes decoded at a time: far below the limit of a string, which a large dataset as a whole exceeds. */
const BATCH_BYTES = 2 ** 24;
const NEWLINE = 10;

/** Id in a stored line: no other member of a listing has this name. */
const ID = /"id":("(?:[^"\\]|\\.)*")/;

/** Id of the listing in a line. */
export function idOfLine(line: string): string {
  return String(JSON.parse(ID.exec(line)?.[1] ?? '""'));
}

/** Whether the listing in a line is marked as delisted. */
export const isDelistedLine = (line: string): boolean => line.includes('"status":"delisted"');

/** Parses lines into listings, one by one. */
export function* parsedLines(lines: Iterable<string>): Generator<Listing> {
  for (const line of lines) {
    const listing: Listing = JSON.parse(line);
    yield listing;
  }
}

/**
 * Packed records with these numbers, as sorted lines. Generated piece by piece: as a whole, those of a large dataset
 * would double the memory of all records.
 */
export function sortedLines({ bytes, offsets }: PackedLines, numbers: Int32Array): ListingLines {
  const startOf = (number: number): number => offsets[number] ?? 0;
  const endOf = (number: number): number => offsets[number + 1] ?? 0;
  const byText = (a: number, b: number): number => compareAt(bytes, startOf(a), endOf(a), startOf(b), endOf(b));
  const sorted = numbers.slice().sort(byText);
  function* pieces(): Generator<Buffer> {
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      let length = 0;
      for (; to < sorted.length && length < BATCH_BYTES; to++) {
        const number = sorted[to] ?? 0;
        length += endOf(number) - startOf(number) + (to + 1 < sorted.length ? 1 : 0);
      }
      const piece = Buffer.alloc(length, NEWLINE);
      let end = 0;
      for (const number of sorted.subarray(from, to)) {
        piece.set(bytes.subarray(startOf(number), endOf(number)), end);
        end += endOf(number) - startOf(number) + 1;
      }
      yield piece;
    }
  }
  const breaks = Math.max(0, sorted.length - 1);
  const length = sorted.reduce((sum, number) => sum + endOf(number) - startOf(number), breaks);
  return new ListingLines(length, pieces);
}

type PackedLines = { readonly bytes: Uint8Array; readonly offsets: ArrayLike<number> };

/** Compares two UTF-8 texts by their UTF-16 units, as `sort` does. */
function compareAt(bytes: Uint8Array, from: number, end: number, otherFrom: number, otherEnd: number): number {
  const shorter = Math.min(end - from, otherEnd - otherFrom);
  for (let at = 0; at < shorter; at++) {
    const [byte, other] = [bytes[from + at] ?? 0, bytes[otherFrom + at] ?? 0];
    if (byte !== other) return rankOf(byte) - rankOf(other);
  }
  return end - from - (otherEnd - otherFrom);
}

/** Four-byte UTF-8 sequences are surrogate pairs, which sort before three-byte sequences that start with 0xEE. */
const rankOf = (byte: number): number => (byte < 0xee ? byte : byte < 0xf0 ? byte + 0x10 : byte - 0x02);

/** Sorted lines with line breaks between them, as bytes or decoded lazily, any number of times. */
export class ListingLines implements Iterable<string> {
  /** Length in bytes. */
  readonly length: number;
  readonly #pieces: () => Iterable<Buffer>;

  /** @param pieces the text in order; each piece consists of whole lines with their breaks */
  constructor(length: number, pieces: () => Iterable<Buffer>) {
    this.length = length;
    this.#pieces = pieces;
  }

  /** Lines that are in memory. */
  static of(text: Buffer): ListingLines {
    return new ListingLines(text.length, () => piecesOf(text));
  }

  /** The text, piece by piece. */
  pieces(): Iterable<Buffer> {
    return this.#pieces();
  }

  *[Symbol.iterator](): Generator<string> {
    for (const piece of this.#pieces()) {
      const end = piece.at(-1) === NEWLINE ? piece.length - 1 : piece.length;
      yield* piece.toString('utf8', 0, end).split('\n');
    }
  }
}

function* piecesOf(text: Buffer): Generator<Buffer> {
  const { length } = text;
  for (let from = 0; from < length; ) {
    const full = from + BATCH_BYTES < length ? text.lastIndexOf(NEWLINE, from + BATCH_BYTES) : length;
    // A line longer than a batch is taken whole.
    const last = full > from ? full : text.indexOf(NEWLINE, from);
    const end = last === -1 ? length : Math.min(last + 1, length);
    yield text.subarray(from, end);
    from = end;
  }
}

/** Lines that only one of two sorted inputs contains, without loading either. */
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
