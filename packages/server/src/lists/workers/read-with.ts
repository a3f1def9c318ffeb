import { statSync } from 'node:fs';
import { type FileReader, type ListFile, ListRefused, type WholeFile } from '@namesake/lists';
import type { RecordPacker } from '../snapshot/record-packer.ts';
import { LoadSteps } from './load-steps.ts';
import type { LoadWorkers } from './load-workers.ts';
import { type FileOutcome, newCounter } from './worker-tasks.ts';

/** Reads files on several threads, the largest first, and passes on their listings in the order of the requests. */
export const readWith =
  (
    workersFor: (bytes: number) => LoadWorkers,
    packer: Pick<RecordPacker, 'take'>,
    steps = new LoadSteps(),
  ): FileReader =>
  (wanted) => {
    const sizes = new Map(wanted.map((file) => [file, sizeOf(file)]));
    const files = wanted.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    const outcomes = files.map(() => Promise.withResolvers<FileOutcome>());
    const workers = workersFor([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0));
    read().catch((error: unknown) => {
      for (const outcome of outcomes) outcome.reject(error);
    });
    async function read(): Promise<void> {
      const { counter } = steps;
      steps.reading(files.length);
      const task = { kind: 'read', files, next: newCounter(), counter } as const;
      await workers.together(task, (report) => {
        if (report.kind !== 'file') return;
        steps.fileRead();
        outcomes[report.file]?.resolve(report.outcome);
      });
    }
    // The caller that requests a file receives its error; the others may then never be requested.
    for (const { promise } of outcomes) promise.catch(() => {});
    return async (file) => wholeOf(await outcomes[files.findIndex(({ path }) => path === file.path)]?.promise, packer);
  };

function wholeOf(outcome: FileOutcome | undefined, packer: Pick<RecordPacker, 'take'>): WholeFile {
  if (outcome === undefined) throw new RangeError('a file that was not named');
  if ('failed' in outcome) throw new Error(outcome.failed);
  if ('refused' in outcome) {
    const { code, reason, ...where } = outcome.refused;
    throw new ListRefused(code, reason, where);
  }
  const { version, records } = outcome;
  return { version, handOn: () => packer.take(records) };
}

/** A missing file counts as no work: reading it reports the error. */
function sizeOf({ path }: ListFile): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
