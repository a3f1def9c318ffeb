import { constants, setPriority } from 'node:os';

/**
 * Gives the calling thread a low priority, so that searches come first where processors are scarce. Only on Linux has a
 * thread a priority of its own; elsewhere that would be the whole service's.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    // 0 is the calling thread (setpriority(2), notes).
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is not allowed, it works as before.
  }
}
