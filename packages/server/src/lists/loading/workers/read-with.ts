import { statSync } from 'node:fs';
import { type CutFile, type FileReader, type ListFile, ListRefused, type WholeFile } from '@namesake/lists';
import type { RecordPacker } from '../../snapshot/record-packer.ts';
import { LoadSteps } from './load-steps.ts';
import type { Crew } from './load-workers.ts';
import { readFile } from './read-file.ts';
import { readCut } from './read-pieces.ts';
import { type FileOutcome, newCounter } from './worker-tasks.ts';

/** Small enough that threads end at about the same time, and large enough that what it takes to hand one over is nothing. */
const PIECE_BYTES = 16 * 1024 * 1024;

/**
 * Reads files by several threads, the largest first, and hands their listings on in the order in which they are asked for. Large files that can be cut are only cut at
 * first; then all threads read the pieces of one after another.
 */
export const readWith =
  (
    crewFor: (bytes: number) => Crew,
    packer: Pick<RecordPacker, 'append'>,
    steps = new LoadSteps(),
    pieceBytes = PIECE_BYTES,
  ): FileReader =>
  (wanted) => {
    const sizes = new Map(wanted.map((file) => [file, sizeOf(file)]));
    const files = wanted.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    const outcomes = files.map(() => Promise.withResolvers<FileOutcome>());
    const crew = crewFor([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0));
    read().catch((error: unknown) => {
      for (const outcome of outcomes) outcome.reject(error);
    });
    async function read(): Promise<void> {
      const { counter } = steps;
      steps.reading(files.length);
      const cuts: (readonly [file: number, cut: CutFile])[] = [];
      const pieces = crew.helpers === 0 ? {} : { pieceBytes };
      const task = { kind: 'read', files, next: newCounter(), counter, ...pieces } as const;
      await crew.together(task, (report) => {
        if (report.kind !== 'file') return;
        if ('cut' in report.outcome) cuts.push([report.file, report.outcome.cut]);
        else settle(report.file, report.outcome);
      });
      for (const [file, cut] of cuts)
        settle(file, (await readCut(crew, cut, counter)) ?? (await readFile(files[file], counter)));
    }
    function settle(file: number, outcome: FileOutcome): void {
      steps.fileRead();
      outcomes[file]?.resolve(outcome);
    }
    // Whoever asks for a file hears what went wrong; not every one is asked for then.
    for (const { promise } of outcomes) promise.catch(() => {});
    return async (file) => wholeOf(await outcomes[files.findIndex(({ path }) => path === file.path)]?.promise, packer);
  };

function wholeOf(outcome: FileOutcome | undefined, packer: Pick<RecordPacker, 'append'>): WholeFile {
  if (outcome === undefined) throw new RangeError('a file that was not named');
  if ('failed' in outcome) throw new Error(outcome.failed);
  if ('refused' in outcome) {
    const { code, reason, ...where } = outcome.refused;
    throw new ListRefused(code, reason, where);
  }
  const { version, records } = outcome;
  return {
    version,
    handOn: () => {
      for (const part of records) packer.append(part);
    },
  };
}

/** A file that is gone, which reading it tells, is no work. */
function sizeOf({ path }: ListFile): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
