import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lets requests go first, for the calling thread and for as long as it runs. Only Linux gives a thread a priority of its own; elsewhere
 * nothing happens, as nothing happens where the system does not allow it.
 */
export function stepBack(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    if (Number.isInteger(thread)) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A refresh then competes with searches, which is slower and no less right.
  }
}
