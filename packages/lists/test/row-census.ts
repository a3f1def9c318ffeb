import { type PathCensus, PathTally } from '../src/census/path-tally.ts';

/** A record of a file without elements: its values by column, and what came of it. */
export type CensusRow = { readonly cells: ReadonlyMap<string, string>; readonly listing: unknown };

/** The census of rows: what became of the values of each column. */
export function takeRowCensus(rows: readonly CensusRow[]): ReadonlyMap<string, PathCensus> {
  const tally = new PathTally();
  for (const { cells, listing } of rows) tally.add(cells, listing);
  return tally.paths;
}
