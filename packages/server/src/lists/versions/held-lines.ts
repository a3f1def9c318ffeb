import type { Held } from './held.ts';
import { idOfLine, linesApart } from './listing-lines.ts';
import type { VersionFiles } from './version-files.ts';

/** Stored lines of held listings as searched, by id; those no longer stored are absent. */
export type HeldLines = ReadonlyMap<string, string>;

/** Finds the stored lines of held listings. */
export function heldLines(files: VersionFiles, held: readonly Held[]): HeldLines {
  const found = new Map<string, string>();
  for (const [content, rows] of Map.groupBy(held, (one) => one.content)) {
    if (content === null || !files.has(content)) continue;
    const wanted = new Set(rows.map(({ listing }) => listing));
    for (const line of files.read(content)) {
      const id = idOfLine(line);
      if (wanted.has(id)) found.set(id, line);
    }
  }
  return found;
}

/**
 * These sorted lines, with each held listing as it was searched. Returns the same value if they contain them already,
 * as is usual.
 */
export function withHeld(lines: Iterable<string>, held: HeldLines): Iterable<string> {
  const { before: absent } = linesApart([...held.values()].sort(), lines);
  if (absent.length === 0) return lines;
  const ids = new Set(absent.map(idOfLine));
  return [...[...lines].filter((line) => !ids.has(idOfLine(line))), ...absent].sort();
}
