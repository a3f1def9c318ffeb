import type { Listing } from '@namesake/engine';

/** Listings as packed JSON in memory, as read. Plain data that threads transfer or share. */
export type HeldRecords = {
  readonly bytes: Uint8Array;
  /** Offset of each record in bytes, plus the end of the last. */
  readonly offsets: Float64Array<ArrayBuffer>;
  readonly ids: readonly string[];
};

/** Listings as packed JSON in a file, in the order of the index: offset, length and CRC-32 of each. */
export type FiledRecords = {
  readonly path: string;
  /** Whether the file outlives the process; otherwise it is unlinked when opened. */
  readonly keep: boolean;
  readonly starts: Float64Array<ArrayBuffer>;
  readonly lengths: Uint32Array<ArrayBuffer>;
  readonly sums: Uint32Array<ArrayBuffer>;
};

/** Bytes of the record with this number. */
export function recordOf({ bytes, offsets }: Pick<HeldRecords, 'bytes' | 'offsets'>, number: number): Buffer {
  const from = offsets[number] ?? 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, (offsets[number + 1] ?? from) - from);
}

/** Parses the listing with this number. */
export function listingOf(records: Pick<HeldRecords, 'bytes' | 'offsets'>, number: number): Listing {
  // Written by `RecordPacker`.
  return JSON.parse(recordOf(records, number).toString('utf8'));
}
