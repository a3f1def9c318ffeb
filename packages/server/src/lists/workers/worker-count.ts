import { availableParallelism } from 'node:os';
import type { LoadOrder } from '../load-order.ts';

/** Below, a thread takes longer to start than to help. */
const WORTH_BYTES = 2 ** 20;
/** Each thread holds its own garbage, and what only one does takes its time however many help. */
const MOST_THREADS = 4;

/** How many threads load files of this size. While searches are answered, one: the other processors are theirs. */
export function workerCount({ inBackground = false }: Pick<LoadOrder, 'inBackground'>, bytes: number): number {
  return inBackground || bytes < WORTH_BYTES ? 1 : Math.min(availableParallelism(), MOST_THREADS);
}
