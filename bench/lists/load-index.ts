import { buildIndex, type Index, type Listing, loadModel, openIndex } from '@namesake/engine';
import { type DirContents, LIST_TRAITS, readListsDir } from '@namesake/lists';

export type LoadedIndex = {
  readonly index: Index;
  readonly listings: readonly Listing[];
  readonly readMs: number;
  readonly buildMs: number;
  /** CPU time of this thread. */
  readonly buildCpuMs: number;
};

/** Also the status of each file. */
export type LoadedLists = LoadedIndex & { readonly contents: DirContents };

/** Reads every list in a folder and builds the index. */
export async function loadIndex(dir: string): Promise<LoadedLists> {
  const listings: Listing[] = [];
  const started = performance.now();
  const contents = await readListsDir(dir, { onListing: (listing) => listings.push(listing) });
  const readMs = performance.now() - started;
  return { ...indexOf(listings), readMs, contents };
}

/** The index of listings in memory. */
export function indexOf(listings: readonly Listing[]): Omit<LoadedIndex, 'readMs'> {
  const [started, before] = [performance.now(), process.threadCpuUsage()];
  const model = loadModel();
  const data = buildIndex(listings, model, LIST_TRAITS);
  const { user, system } = process.threadCpuUsage(before);
  const [buildMs, buildCpuMs] = [performance.now() - started, (user + system) / 1000];
  return { index: openIndex(data, model), listings, buildMs, buildCpuMs };
}
