import { type IndexImage, unpackIndex, withSharedWords } from '@namesake/engine';
import type { HeldRecords } from '../snapshot/packed-records.ts';
import {
  type ControlName,
  checkWhole,
  ENOUGH,
  judge,
  type Novelty,
  probesOf,
  type Trial,
} from '../snapshot/prove-index.ts';
import { doTask } from './do-task.ts';
import type { LoadWorkers } from './load-workers.ts';
import { newCounter, type WorkerReport } from './worker-tasks.ts';

/** Memory for cached words, so that threads share words derived for the probes. */
const WORDS_MB = 64;

/**
 * Starts proving an index on the helper threads, as `proveIndex` does.
 * @param enough see `ENOUGH`
 * @returns function that completes the proof with the help of this thread
 */
export function proveWith(
  workers: LoadWorkers,
  image: IndexImage,
  { bytes, offsets, ids }: HeldRecords,
  novelty: Novelty,
  enough: number = ENOUGH.fromScratch,
): () => Promise<readonly ControlName[]> {
  const probes = probesOf(ids, novelty);
  const trials: (readonly Trial[])[] = Array.from({ length: probes.length }, () => []);
  const shared = withSharedWords(image, WORDS_MB);
  const listings = { bytes, offsets };
  const task = { kind: 'prove', image: shared, listings, probes, enough, next: newCounter() } as const;
  const onReport = (report: WorkerReport): void => {
    if (report.kind === 'trials') trials[report.turn] = report.trials;
  };
  const others = workers.others(task, onReport);
  others.catch(() => {});
  checkWhole(unpackIndex(image), ids);
  return async () => {
    await Promise.all([doTask(task, onReport), others]);
    return judge(trials.flat());
  };
}
