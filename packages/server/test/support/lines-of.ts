import { type ListingLines, sortedLines } from '../../src/lists/versions/listing-lines.ts';

/** Texts as lines of listings. */
export function linesOf(texts: readonly string[]): ListingLines {
  const offsets = [0];
  for (const text of texts) offsets.push((offsets.at(-1) ?? 0) + Buffer.byteLength(text));
  return sortedLines({ bytes: Buffer.from(texts.join('')), offsets }, Int32Array.from(texts.keys()));
}
