import type { ListVersion } from '@namesake/lists';
import { diffLines, type ListingChange } from './diff-lines.ts';
import { type StoredContent, VersionFiles } from './version-files.ts';

/** Where versions are kept, and which content of each list was searched until now. */
export type ArchiveOrder = { readonly dir: string; readonly active: Readonly<Record<string, string>> };

/** What was kept of a version of a list, and how it differs from the one before; null where there was none. */
export type Archived = StoredContent & {
  readonly list: string;
  readonly sha256: string;
  readonly changes: readonly ListingChange[] | null;
};

/** Keeps the listings of these versions, durably, and tells what is new in each. */
export function archiveLists(
  { dir, active }: ArchiveOrder,
  versions: readonly ListVersion[],
  linesOf: (list: string) => readonly string[],
): readonly Archived[] {
  const files = new VersionFiles(dir);
  return versions.map(({ id, sha256 }) => {
    const lines = linesOf(id);
    const stored = files.write(lines);
    const before = active[id];
    return { list: id, sha256: hexOf(sha256), ...stored, changes: changesSince(files, before, stored.content, lines) };
  });
}

function changesSince(files: VersionFiles, before: string | undefined, content: string, lines: readonly string[]) {
  if (before === undefined || !files.has(before)) return null;
  return before === content ? [] : diffLines(files.read(before), lines);
}

function hexOf(sha256: string): string {
  return sha256.replace(/^sha256:/, '');
}
