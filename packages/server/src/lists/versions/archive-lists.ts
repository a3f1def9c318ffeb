import type { ComparedList } from './compare-lists.ts';
import { type StoredContent, VersionFiles } from './version-files.ts';

/** What was kept of a version of a list, and how it differs from the one before. */
export type Archived = StoredContent & ComparedList;

/** Keeps the listings of these versions as they are searched, durably. */
export function archiveLists(
  dir: string,
  compared: readonly ComparedList[],
  linesOf: (list: string) => readonly string[],
): readonly Archived[] {
  const files = new VersionFiles(dir);
  return compared.map((list) => ({ ...list, ...files.write(linesOf(list.list)) }));
}
