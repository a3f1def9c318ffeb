import { listOf } from '../../lib/ids/listing-id.ts';
import type { StoredListVersion } from '../store/list-version.ts';
import { idOfLine, isDelistedLine } from './listing-lines.ts';
import { VersionFiles } from './version-files.ts';

/** What the last searched lists contain for certain ids. */
export type ListedParties = {
  /** Lists that were read. */
  readonly lists: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
  /** Ids still in the file, as delisted. */
  readonly delisted: ReadonlySet<string>;
};

/** Looks up ids in the stored versions of the searched lists whose id is their prefix. Other ids are not ours. */
export function listedParties(
  versionsDir: string,
  versions: readonly Pick<StoredListVersion, 'list' | 'content'>[],
  ids: ReadonlySet<string>,
): ListedParties {
  const files = new VersionFiles(versionsDir);
  const [lists, active, delisted] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const wanted = new Set([...ids].map(listOf));
  for (const { list, content } of versions) {
    if (!wanted.has(list) || !files.has(content)) continue;
    lists.add(list);
    for (const line of files.read(content)) {
      const id = idOfLine(line);
      if (ids.has(id)) (isDelistedLine(line) ? delisted : active).add(id);
    }
  }
  return { lists, active, delisted };
}
