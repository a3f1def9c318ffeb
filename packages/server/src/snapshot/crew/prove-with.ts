import type { IndexImage } from '@namesake/engine';
import type { HeldRecords } from '../packed-records.ts';
import { type ControlName, judge, probesOf, type Trial } from '../prove-index.ts';
import type { Crew } from './crew.ts';
import { newCounter } from './crew-tasks.ts';

/** Proves an index as `proveIndex` does, by several threads. */
export async function proveWith(
  crew: Crew,
  image: IndexImage,
  { bytes, offsets, ids }: HeldRecords,
  isNew: (id: string) => boolean,
): Promise<readonly ControlName[]> {
  const probes = Int32Array.from(probesOf(ids, isNew));
  const trials: Trial[] = Array.from({ length: probes.length });
  const task = { kind: 'prove', image, listings: { bytes, offsets }, probes, next: newCounter() } as const;
  await crew.together(task, (report) => {
    if (report.kind === 'trial') trials[report.probe] = report.trial;
  });
  return judge(trials);
}
