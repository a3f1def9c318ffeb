import type { FormPart, IndexImage, NamePart, PackedStrings } from '@namesake/engine';
import type { ListFile, ListVersion, RefusalParts } from '@namesake/lists';
import type { HeldRecords } from '../snapshot/packed-records.ts';
import type { Probe, Trial } from '../snapshot/prove-index.ts';

/** Listings that all threads of a load read. */
type SharedListings = Pick<HeldRecords, 'bytes' | 'offsets'>;

/** What a thread is asked to do. `next`: how many of the files or probes are taken, which all threads count up. */
export type WorkerTask =
  | {
      readonly kind: 'read';
      readonly files: readonly ListFile[];
      readonly next: Int32Array;
      /** Listings read so far, which all threads count up. */
      readonly counter: Int32Array;
    }
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
      /** Those of each turn are searched one after another by one thread: see `tryListings`. */
      readonly probes: readonly (readonly Probe[])[];
      readonly enough: number;
      readonly next: Int32Array;
    };

/** The result of reading a file. */
export type FileOutcome =
  | { readonly version: ListVersion; readonly records: HeldRecords }
  | { readonly refused: RefusalParts }
  | { readonly failed: string };

/** Results of a task. */
export type WorkerReport =
  | { readonly kind: 'file'; readonly file: number; readonly outcome: FileOutcome }
  | { readonly kind: 'names'; readonly part: NamePart }
  | { readonly kind: 'forms'; readonly part: FormPart }
  | { readonly kind: 'trials'; readonly turn: number; readonly trials: readonly Trial[] };

/** A task as a helper gets it, and what it says of it: nothing more after `done`. */
export type WorkerOrder = { readonly number: number; readonly task: WorkerTask };
export type WorkerAnswer = { readonly number: number; readonly report: WorkerReport | 'done' };

/** Counts that all threads take their next piece of work from. */
export const newCounter = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Takes pieces of work one after another, each of which one thread gets. */
export function* taken(next: Int32Array, count: number): Generator<number> {
  for (let at = Atomics.add(next, 0, 1); at < count; at = Atomics.add(next, 0, 1)) yield at;
}
