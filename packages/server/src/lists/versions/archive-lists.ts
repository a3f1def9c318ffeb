import type { ComparedList } from './compare-lists.ts';
import type { ListingLines } from './listing-lines.ts';
import { type StoredContent, VersionFiles } from './version-files.ts';

/** Stored content of a list version, and how it differs from the previous one. */
export type Archived = StoredContent & Omit<ComparedList, 'stays'>;

/** Stores the listings of these versions as searched, durably. */
export async function archiveLists(
  dir: string,
  compared: readonly ComparedList[],
  linesOf: (list: string) => ListingLines,
): Promise<readonly Archived[]> {
  const files = new VersionFiles(dir);
  const archived: Archived[] = [];
  // One list after another: together they would need the memory of both.
  for (const { stays, ...list } of compared) {
    const isThere = stays !== undefined && files.has(stays.content);
    archived.push({ ...list, ...(isThere ? stays : await files.write(linesOf(list.list))) });
  }
  return archived;
}
