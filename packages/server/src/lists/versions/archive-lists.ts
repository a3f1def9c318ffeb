import type { ComparedList } from './compare-lists.ts';
import type { ListingLines } from './listing-lines.ts';
import { type StoredContent, VersionFiles } from './version-files.ts';

/** What was kept of a version of a list, and how it differs from the one before. */
export type Archived = StoredContent & Omit<ComparedList, 'stays'>;

/** Keeps the listings of these versions as they are searched, durably. */
export function archiveLists(
  dir: string,
  compared: readonly ComparedList[],
  linesOf: (list: string) => ListingLines,
): readonly Archived[] {
  const files = new VersionFiles(dir);
  return compared.map(({ stays, ...list }) => {
    const isThere = stays !== undefined && files.has(stays.content);
    return { ...list, ...(isThere ? stays : files.write(linesOf(list.list))) };
  });
}
