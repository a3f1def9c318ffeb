import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL: BEHIND, PRIORITY_LOW: BEHIND_ALL } = constants.priority;

/**
 * Lowers the priority of the calling thread, so that searches come first on scarce processors. Only on Linux do threads
 * have their own priority; elsewhere it would affect the whole service.
 * @param work `waited_for`: a caller waits for its result; `idle`: it only speeds up later work
 */
export function stepBack(work: 'waited_for' | 'idle' = 'waited_for'): void {
  if (process.platform !== 'linux') return;
  try {
    // 0 is the calling thread (setpriority(2), notes).
    setPriority(0, work === 'idle' ? BEHIND_ALL : BEHIND);
  } catch {
    // Without permission, the priority stays unchanged.
  }
}
