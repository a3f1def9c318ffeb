import { type CutFile, cutListFile, JoinedPieces, type ListFile, readPiece } from '@namesake/lists';
import type { HeldRecords } from '../../snapshot/packed-records.ts';
import { RecordPacker } from '../../snapshot/record-packer.ts';
import type { Crew } from './load-workers.ts';
import {
  type CrewReport,
  type FileOutcome,
  newCounter,
  type PieceOutcome,
  type PiecesTask,
  takeAll,
  taken,
} from './worker-tasks.ts';

/** Cuts a file; undefined where it is read whole. */
export async function cutOf(file: ListFile | undefined, pieceBytes: number | undefined): Promise<CutFile | undefined> {
  // Whether a file is the list that it must be is told by who reads it whole.
  if (file === undefined || file.sourceHint !== undefined || pieceBytes === undefined) return undefined;
  return cutListFile(file.path, pieceBytes);
}

/** Reads a thread's share of the pieces of a file. Whatever is unusual in one ends it: the file is then read whole. */
export async function readPieces(
  { cut, next, counter }: PiecesTask,
  tell: (report: CrewReport) => void,
): Promise<void> {
  const packer = new RecordPacker();
  for (const piece of taken(next, cut.ends.length)) {
    const outcome = await pieceOutcome(cut, piece, packer);
    if (outcome === null) takeAll(next, cut.ends.length);
    else Atomics.add(counter, 0, outcome.records.ids.length);
    tell({ kind: 'piece', piece, outcome });
  }
}

async function pieceOutcome(cut: CutFile, piece: number, packer: RecordPacker): Promise<PieceOutcome> {
  try {
    const tally = await readPiece(cut, piece, (listing) => packer.add(listing));
    return { tally, records: packer.take() };
  } catch {
    return null;
  }
}

/** Reads a file in pieces by all threads, and puts them together in its order. Undefined where it must be read whole. */
export async function readCut(crew: Crew, cut: CutFile, counter: Int32Array): Promise<FileOutcome | undefined> {
  const joined = new JoinedPieces(cut);
  const records: HeldRecords[] = [];
  const next = newCounter();
  let isUsual = true;
  await crew.together({ kind: 'pieces', cut, next, counter }, (report) => {
    if (report.kind !== 'piece' || !isUsual) return;
    const { piece, outcome } = report;
    isUsual = outcome !== null && joined.add(outcome.tally, outcome.records.ids);
    if (isUsual && outcome !== null) records[piece] = outcome.records;
    else takeAll(next, cut.ends.length);
  });
  try {
    return isUsual ? { version: await joined.version(), records } : undefined;
  } catch {
    return undefined;
  }
}
