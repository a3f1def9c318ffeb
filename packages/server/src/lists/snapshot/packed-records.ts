import type { Listing } from '@namesake/engine';

/** Listings as packed JSON in memory, as they were read. Plain data that threads hand over, or share. */
export type HeldRecords = {
  readonly bytes: Uint8Array;
  /** Where each record begins in bytes; one more than there are records. */
  readonly offsets: Float64Array<ArrayBuffer>;
  readonly ids: readonly string[];
};

/** Listings as packed JSON in a file, in the order of the index: where each begins, its bytes, and its CRC-32. */
export type FiledRecords = {
  readonly path: string;
  /** Whether the file outlives the process: else it loses its name when it is opened. */
  readonly keep: boolean;
  readonly starts: Float64Array<ArrayBuffer>;
  readonly lengths: Uint32Array<ArrayBuffer>;
  readonly sums: Uint32Array<ArrayBuffer>;
};

/** The record of a number. */
export function recordOf({ bytes, offsets }: Pick<HeldRecords, 'bytes' | 'offsets'>, number: number): Buffer {
  const from = offsets[number] ?? 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, (offsets[number + 1] ?? from) - from);
}

/** The listing of a number, parsed. */
export function listingOf(records: Pick<HeldRecords, 'bytes' | 'offsets'>, number: number): Listing {
  // As a `RecordPacker` wrote it.
  return JSON.parse(recordOf(records, number).toString('utf8'));
}
