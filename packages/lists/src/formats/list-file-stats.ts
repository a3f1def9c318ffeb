import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ListRefused } from '../list/list-refused.ts';

/**
 * File system data of a file to read; links are followed. A FIFO is not opened, since that may wait forever for a
 * writer, nor is a device, which has no end.
 * @throws ListRefused (`unreadable`) when there is none, or it is not a regular file
 */
export async function listFileStats(path: string): Promise<Stats> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new ListRefused('unreadable', 'cannot be read: check that it exists and its permissions', { cause });
  });
  if (found.isFile()) return found;
  throw new ListRefused(
    'unreadable',
    `is ${kindOf(found)}, not a file: remove it, or put the list's file in its place`,
  );
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a FIFO (named pipe)';
  if (found.isSocket()) return 'a socket';
  return 'a device';
}
