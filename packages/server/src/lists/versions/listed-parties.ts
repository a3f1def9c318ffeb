import { listOf } from '../../lib/ids/listing-id.ts';
import type { StoredListVersion } from '../store/list-version.ts';
import { idOfLine, isDelistedLine } from './listing-lines.ts';
import { VersionFiles } from './version-files.ts';

/** What the lists searched last say of the listings with certain ids. */
export type ListedParties = {
  /** Lists that were looked through. */
  readonly lists: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
  /** Still in the file, as delisted. */
  readonly delisted: ReadonlySet<string>;
};

/**
 * Looks ids up in what is kept of the lists that are searched, where their first part is that of a list. Ids of no list
 * are none of ours.
 */
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
