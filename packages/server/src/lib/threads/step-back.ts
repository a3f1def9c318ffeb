import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL: BEHIND, PRIORITY_LOW: BEHIND_ALL } = constants.priority;

/**
 * Gives the calling thread a low priority, so that searches come first where processors are scarce. Only on Linux has a
 * thread a priority of its own; elsewhere that would be the whole service's.
 *
 * @param work `waited_for`: somebody wants its result; `idle`: it only makes later work faster
 */
export function stepBack(work: 'waited_for' | 'idle' = 'waited_for'): void {
  if (process.platform !== 'linux') return;
  try {
    // 0 is the calling thread (setpriority(2), notes).
    setPriority(0, work === 'idle' ? BEHIND_ALL : BEHIND);
  } catch {
    // Where it is not allowed, it works as before.
  }
}
