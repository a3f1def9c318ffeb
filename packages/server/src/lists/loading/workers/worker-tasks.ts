import type { FormPart, IndexImage, NamePart, PackedStrings } from '@namesake/engine';
import type { CutFile, ListFile, ListVersion, PieceTally, RefusalCode, RefusalContext } from '@namesake/lists';
import type { HeldRecords } from '../../snapshot/packed-records.ts';
import type { Trial } from '../../snapshot/prove-index.ts';

/** Listings that all threads of a load read. */
export type SharedListings = Pick<HeldRecords, 'bytes' | 'offsets'>;

/** What a thread is asked to do. `next`: how many of the files, pieces or probes are taken, which all threads count up. */
export type CrewTask =
  | {
      readonly kind: 'read';
      readonly files: readonly ListFile[];
      readonly next: Int32Array;
      /** Listings read so far, which all threads count up. */
      readonly counter: Int32Array;
      /** Large files that can be cut are only cut, into pieces of so many bytes. */
      readonly pieceBytes?: number;
    }
  | PiecesTask
  | {
      readonly kind: 'names';
      readonly listings: SharedListings;
      readonly order: Int32Array;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'forms'; readonly forms: PackedStrings; readonly from: number; readonly to: number }
  | {
      readonly kind: 'prove';
      readonly image: IndexImage;
      readonly listings: SharedListings;
      readonly probes: Int32Array;
      readonly next: Int32Array;
    };

/** Pieces of one file that are to be read. */
export type PiecesTask = {
  readonly kind: 'pieces';
  readonly cut: CutFile;
  readonly next: Int32Array;
  /** Listings read so far, which all threads count up. */
  readonly counter: Int32Array;
};

/** What a file came to: a refusal by its parts, since errors lose theirs between threads. */
export type FileOutcome =
  | { readonly version: ListVersion; readonly records: readonly HeldRecords[] }
  | { readonly refused: Omit<RefusalContext, 'cause'> & { readonly code: RefusalCode; readonly reason: string } }
  | { readonly failed: string };

/** What a piece of a file came to; null where the file must be read whole. */
export type PieceOutcome = { readonly tally: PieceTally; readonly records: HeldRecords } | null;

/** What doing a task tells. */
export type CrewReport =
  | { readonly kind: 'file'; readonly file: number; readonly outcome: FileOutcome | { readonly cut: CutFile } }
  | { readonly kind: 'piece'; readonly piece: number; readonly outcome: PieceOutcome }
  | { readonly kind: 'names'; readonly part: NamePart }
  | { readonly kind: 'forms'; readonly part: FormPart }
  | { readonly kind: 'trial'; readonly probe: number; readonly trial: Trial };

/** A task as a helper gets it, and what it says of it: nothing more after `done`. */
export type CrewOrder = { readonly number: number; readonly task: CrewTask };
export type CrewAnswer = { readonly number: number; readonly report: CrewReport | 'done' };

/** Counts that all threads take their next piece of work from. */
export const newCounter = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Leaves nothing to take, for any thread. */
export function takeAll(next: Int32Array, count: number): void {
  Atomics.store(next, 0, count);
}

/** Takes pieces of work one after another, each of which one thread gets. */
export function* taken(next: Int32Array, count: number): Generator<number> {
  for (let at = Atomics.add(next, 0, 1); at < count; at = Atomics.add(next, 0, 1)) yield at;
}
