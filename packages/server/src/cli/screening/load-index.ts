import { buildIndex, type Index, type Listing, loadModel, openIndex } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { ConfigError } from '../../config/config-error.ts';
import type { UnusedFile } from '../../snapshot/loader-protocol.ts';
import { readListings } from '../../snapshot/read-listings.ts';
import { reportLine } from '../../snapshot/report-load.ts';

export type LoadedIndex = {
  readonly index: Index;
  readonly versions: readonly ListVersion[];
  /** Lists whose file is in the folder and must not be used: finding nothing proves nothing without them. */
  readonly broken: readonly string[];
};

/**
 * The index of the lists in a folder, built in this process.
 *
 * @throws ConfigError when the folder holds no list that can be read
 */
export async function loadIndex(dir: string, say: (line: string) => void): Promise<LoadedIndex> {
  const listings: Listing[] = [];
  const refused: UnusedFile[] = [];
  const versions = await readListings(
    { kind: 'dir', dir },
    { add: (listing) => void listings.push(listing) },
    (message) => {
      if (message.kind === 'refused') refused.push(message.file);
      const line = reportLine(message);
      if (line !== undefined) say(line);
    },
  );
  if (versions.length === 0)
    throw new ConfigError(`No list could be loaded from ${dir}. Give --lists a folder with official list files.`);
  const model = loadModel();
  const index = openIndex(buildIndex(listings, model), model);
  return { index, versions, broken: refused.map(({ list }) => list).filter((list) => list !== null) };
}
