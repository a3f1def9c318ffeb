import { type IndexImage, unpackIndex, withSharedWords } from '@namesake/engine';
import type { HeldRecords } from '../snapshot/packed-records.ts';
import { type ControlName, checkWhole, judge, probesOf, type Trial } from '../snapshot/prove-index.ts';
import { doTask } from './do-task.ts';
import type { LoadWorkers } from './load-workers.ts';
import { newCounter, type WorkerReport } from './worker-tasks.ts';

/** Memory for words: what one thread works out of those of the probes, the others need not. */
const WORDS_MB = 64;

/**
 * Begins to prove an index as `proveIndex` does, by the other threads.
 *
 * @returns ends it, with the help of this thread
 */
export function proveWith(
  workers: LoadWorkers,
  image: IndexImage,
  { bytes, offsets, ids }: HeldRecords,
  isNew: (id: string) => boolean,
): () => Promise<readonly ControlName[]> {
  const probes = Int32Array.from(probesOf(ids, isNew));
  const trials: Trial[] = Array.from({ length: probes.length });
  const shared = withSharedWords(image, WORDS_MB);
  const task = { kind: 'prove', image: shared, listings: { bytes, offsets }, probes, next: newCounter() } as const;
  const onReport = (report: WorkerReport): void => {
    if (report.kind === 'trial') trials[report.probe] = report.trial;
  };
  const others = workers.others(task, onReport);
  others.catch(() => {});
  checkWhole(unpackIndex(image), ids);
  return async () => {
    await Promise.all([doTask(task, onReport), others]);
    return judge(trials);
  };
}
