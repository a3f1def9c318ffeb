import type { ComparedList } from './compare-lists.ts';
import type { ListingLines } from './listing-lines.ts';
import { type StoredContent, VersionFiles } from './version-files.ts';

/** What was kept of a version of a list, and how it differs from the one before. */
export type Archived = StoredContent & Omit<ComparedList, 'stays'>;

/** Keeps the listings of these versions as they are searched, durably. */
export async function archiveLists(
  dir: string,
  compared: readonly ComparedList[],
  linesOf: (list: string) => ListingLines,
): Promise<readonly Archived[]> {
  const files = new VersionFiles(dir);
  const archived: Archived[] = [];
  // One after another: those of two lists together would take the memory of both.
  for (const { stays, ...list } of compared) {
    const isThere = stays !== undefined && files.has(stays.content);
    archived.push({ ...list, ...(isThere ? stays : await files.write(linesOf(list.list))) });
  }
  return archived;
}
