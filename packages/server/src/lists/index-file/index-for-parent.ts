import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { SUFFIX } from '../snapshot/records-file.ts';
import type { IndexPlace } from '../snapshot/snapshot.ts';
import { type SaveOrder, saveIndex } from './save-index.ts';
import { type SavedContent, writeSaved } from './write-index-file.ts';

/** A file in which one process gives an index to another. */
export type HandedOver = IndexPlace & {
  /** Whether it stays, for the next start: else it goes once it has been read. */
  readonly keep: boolean;
};

/**
 * Writes what was built to a file: the one that is saved for the next start, where it is, else one for this process's
 * parent alone.
 *
 * @param report receives why it is not saved
 */
export async function writeForParent(
  order: SaveOrder,
  content: SavedContent,
  report: (text: string) => void,
): Promise<HandedOver> {
  const saved = await saveIndex(order, content, report);
  if (saved !== undefined) return { ...saved, keep: true };
  const [dir, key] = [order.recordsDir ?? tmpdir(), randomUUID()];
  const path = await writeSaved(dir, `namesake-${process.ppid}-${key}${SUFFIX}`, key, content);
  return { path, key, keep: false };
}
