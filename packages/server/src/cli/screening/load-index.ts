import { buildIndex, type Index, type Listing, loadModel, openIndex } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { ConfigError } from '../../config/config-error.ts';
import type { UnusedFile } from '../../snapshot/loader-protocol.ts';
import { readListings } from '../../snapshot/read-listings.ts';
import { reportLine } from '../../snapshot/report-load.ts';

export type LoadedIndex = {
  readonly index: Index;
  readonly versions: readonly ListVersion[];
  /** Files that should be a list and must not be used: finding nothing proves nothing without them. */
  readonly broken: readonly UnusedFile[];
};

/**
 * The index of the lists in a folder, built in this process.
 *
 * @param say told of what is loaded
 * @param warn told of each file that is not
 * @throws ConfigError when the folder holds no list that can be read
 */
export async function loadIndex(
  dir: string,
  say: (line: string) => void,
  warn: (line: string) => void,
): Promise<LoadedIndex> {
  const listings: Listing[] = [];
  const broken: UnusedFile[] = [];
  const versions = await readListings(
    { kind: 'dir', dir },
    { add: (listing) => void listings.push(listing) },
    (message) => {
      if (message.kind === 'refused') broken.push(message.file);
      const line = reportLine(message);
      const unused = message.kind === 'refused' || message.kind === 'skipped';
      if (line !== undefined) (unused ? warn : say)(line);
    },
  );
  if (versions.length === 0)
    throw new ConfigError(`No list could be loaded from ${dir}. Give --lists a folder with official list files.`);
  const model = loadModel();
  const index = openIndex(buildIndex(listings, model), model);
  return { index, versions, broken };
}
