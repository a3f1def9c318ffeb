import { type DirContents, readListsDir } from '../read/read-lists-dir.ts';
import { type ListCensus, takeCensus } from './take-census.ts';

/** Census of every list in a folder. */
export type FolderCensus = Pick<DirContents, 'skipped' | 'refused'> & { readonly taken: readonly ListCensus[] };

/**
 * Takes the census of each list in a folder and its sub-folders, each file read once. Throws `ListRefused` only if the
 * folder itself cannot be read.
 */
export async function takeCensuses(dir: string): Promise<FolderCensus> {
  const taken: ListCensus[] = [];
  const { skipped, refused } = await readListsDir(dir, {
    onListing: () => {},
    reader:
      () =>
      async ({ path }) => {
        const census = await takeCensus(path);
        return { version: census.version, handOn: () => void taken.push(census) };
      },
  });
  return { taken, skipped, refused };
}
