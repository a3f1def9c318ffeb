import { buildIndex, type Index, type Listing, loadModel, openIndex } from '@namesake/engine';
import { readListsDir } from '@namesake/lists';

export type LoadedIndex = {
  readonly index: Index;
  readonly listings: readonly Listing[];
  readonly readMs: number;
  readonly buildMs: number;
};

/** Reads every list in a folder and builds the index. */
export async function loadIndex(dir: string): Promise<LoadedIndex> {
  const listings: Listing[] = [];
  const started = performance.now();
  await readListsDir(dir, { onListing: (listing) => listings.push(listing) });
  const read = performance.now();
  const model = loadModel();
  const data = buildIndex(listings, model);
  const buildMs = performance.now() - read;
  return { index: openIndex(data, model), listings, readMs: read - started, buildMs };
}
