import { countryCode } from '../src/fields/country-code.ts';
import type { PathCensus } from './census.ts';

/** A record of a file without elements: its values by column, and what came of it. */
export type CensusRow = { readonly cells: ReadonlyMap<string, string>; readonly listing: unknown };

/** The census of rows: what became of the values of each column. */
export function takeRowCensus(rows: readonly CensusRow[]): ReadonlyMap<string, PathCensus> {
  const paths = new Map<string, PathCensus>();
  for (const { cells, listing } of rows) {
    const kept = new Set(wordsOf(JSON.stringify(listing).replace(/\\[nt"]/g, ' ')));
    for (const [column, value] of cells) {
      const words = wordsOf(value);
      if (words.length === 0) continue;
      const census = paths.get(column) ?? { values: 0, lost: 0, examples: [] };
      census.values += 1;
      const code = countryCode(value)?.toLowerCase();
      if (!words.every((word) => kept.has(word)) && (code === undefined || !kept.has(code))) {
        census.lost += 1;
        if (census.examples.length < 4) census.examples.push(value.slice(0, 80));
      }
      paths.set(column, census);
    }
  }
  return paths;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
