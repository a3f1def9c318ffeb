import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { SUFFIX } from '../snapshot/records-file.ts';
import type { IndexPlace } from '../snapshot/snapshot.ts';
import { type SaveOrder, saveIndex } from './save-index.ts';
import { type SavedContent, writeSaved } from './write-index-file.ts';

/** A file in which one process passes an index to another. */
export type HandedOver = IndexPlace & {
  /** Whether the file is kept for the next start; otherwise it is removed after reading. */
  readonly keep: boolean;
};

/**
 * Writes the built index to a file: the saved index for the next start if possible, else a file for the parent process
 * only.
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
