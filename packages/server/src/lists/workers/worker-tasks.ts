import type { FormPart, IndexImage, NamePart, PackedStrings } from '@namesake/engine';
import type { ListFile, ListVersion, RefusalParts } from '@namesake/lists';
import type { HeldRecords } from '../snapshot/packed-records.ts';
import type { Probe, Trial } from '../snapshot/prove-index.ts';

/** Listings that all threads of a load can read. */
type SharedListings = Pick<HeldRecords, 'bytes' | 'offsets'>;

/** Task for a helper thread. `next`: shared counter of the files or probes taken so far. */
export type WorkerTask =
  | {
      readonly kind: 'read';
      readonly files: readonly ListFile[];
      readonly next: Int32Array;
      /** Number of listings read so far, incremented by all threads. */
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
      /** One thread searches the probes of one turn in sequence: see `tryListings`. */
      readonly probes: readonly (readonly Probe[])[];
      readonly enough: number;
      readonly next: Int32Array;
    };

/** The result of reading a file. */
export type FileOutcome =
  | { readonly version: ListVersion; readonly records: HeldRecords }
  | { readonly refused: RefusalParts }
  | { readonly failed: string };

/** Result of a task. */
export type WorkerReport =
  | { readonly kind: 'file'; readonly file: number; readonly outcome: FileOutcome }
  | { readonly kind: 'names'; readonly part: NamePart }
  | { readonly kind: 'forms'; readonly part: FormPart }
  | { readonly kind: 'trials'; readonly turn: number; readonly trials: readonly Trial[] };

/** A task as sent to a helper, and its answers: none after `done`. */
export type WorkerOrder = { readonly number: number; readonly task: WorkerTask };
export type WorkerAnswer = { readonly number: number; readonly report: WorkerReport | 'done' };

/** Shared counter from which threads take their next piece of work. */
export const newCounter = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Takes pieces of work one after another; each piece goes to one thread. */
export function* taken(next: Int32Array, count: number): Generator<number> {
  for (let at = Atomics.add(next, 0, 1); at < count; at = Atomics.add(next, 0, 1)) yield at;
}
