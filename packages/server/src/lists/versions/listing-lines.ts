import type { Listing } from '@namesake/engine';

/** Characters that become one text: far less than a string may have, which a large dataset as a whole exceeds. */
const BATCH_CHARACTERS = 2 ** 24;
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

/** Lines as bytes, sorted, with line breaks between them. */
export function bytesOf(lines: readonly string[]): Buffer {
  const sorted = [...lines].sort();
  const batches = [...batchesOf(sorted)];
  const breaks = Math.max(0, batches.length - 1);
  const bytes = Buffer.allocUnsafe(batches.reduce((sum, batch) => sum + Buffer.byteLength(batch), breaks));
  let end = 0;
  for (const [i, batch] of batches.entries()) {
    if (i > 0) bytes[end++] = NEWLINE;
    end += bytes.write(batch, end);
  }
  return bytes;
}

function* batchesOf(lines: readonly string[]): Generator<string> {
  let [from, characters] = [0, 0];
  for (let i = 0; i < lines.length; i++) {
    characters += lines[i]?.length ?? 0;
    if (characters < BATCH_CHARACTERS && i + 1 < lines.length) continue;
    yield lines.slice(from, i + 1).join('\n');
    [from, characters] = [i + 1, 0];
  }
}

/** The lines of such bytes, decoded lazily, any number of times. */
export class ListingLines implements Iterable<string> {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  *[Symbol.iterator](): Generator<string> {
    const { length } = this.#bytes;
    for (let from = 0; from < length; ) {
      const full = from + BATCH_BYTES < length ? this.#bytes.lastIndexOf(NEWLINE, from + BATCH_BYTES) : length;
      // A line longer than a batch ends where it ends.
      const next = full > from ? full : this.#bytes.indexOf(NEWLINE, from);
      const end = next === -1 ? length : next;
      yield* this.#bytes.toString('utf8', from, end).split('\n');
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
