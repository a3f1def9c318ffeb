import type { StorageProblem } from '../storage-problem.ts';

/** Whether what is written will be there. */
export interface StorageHealth {
  /** What the last write, or the last look, found wrong; undefined where all is well. Costs nothing. */
  readonly current: StorageProblem | undefined;
  /** Also checks the files now. */
  look(): StorageProblem | undefined;
  /** Something outside found that this storage must not be used any more, until the next start. */
  halt(problem: StorageProblem): void;
  /** Receives each problem when it starts and when it ends. */
  watch(tell: (problem: StorageProblem | undefined) => void): void;
}
