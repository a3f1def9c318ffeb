import { type Index, type IndexImage, loadModel, openIndex, unpackIndex } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { ConfigError } from '../../config/config-error.ts';
import type { UnusedFile } from '../../snapshot/loader-protocol.ts';
import { reportLine } from '../../snapshot/report-load.ts';
import { runLoader } from '../../snapshot/run-loader.ts';

export type LoadedIndex = {
  /** In shared memory: any number of threads opens it without a copy. */
  readonly image: IndexImage;
  readonly versions: readonly ListVersion[];
  /** Files that should be a list and must not be used: finding nothing proves nothing without them. */
  readonly broken: readonly UnusedFile[];
};

/**
 * The index of the lists in a folder.
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
  const { built, refused } = await runLoader({ kind: 'dir', dir }, (message) => {
    const line = reportLine(message);
    const unused = message.kind === 'refused' || message.kind === 'skipped';
    if (line !== undefined) (unused ? warn : say)(line);
  });
  if (built.versions.length === 0)
    throw new ConfigError(`No list could be loaded from ${dir}. Give --lists a folder with official list files.`);
  return { image: built.index, versions: built.versions, broken: refused };
}

/** The index, ready to be searched by this thread. */
export const openImage = (image: IndexImage): Index => openIndex(unpackIndex(image), loadModel());
