import type { Listing } from '@namesake/engine';

type Placed = {
  /** Where each record begins in bytes; one more than there are records. */
  readonly offsets: Float64Array<ArrayBuffer>;
  readonly ids: readonly string[];
};

/** Listings as packed JSON in memory. Plain data that threads hand over, or share. */
export type HeldRecords = Placed & { readonly kind: 'memory'; readonly bytes: Uint8Array };

/** Listings as packed JSON in a file, with the CRC-32 of each. */
export type FiledRecords = Placed & {
  readonly kind: 'file';
  readonly path: string;
  /** Where the offsets count from. */
  readonly from: number;
  /** Whether the file outlives the process: else it loses its name when it is opened. */
  readonly keep: boolean;
  readonly sums: Uint32Array<ArrayBuffer>;
};

export type PackedRecords = HeldRecords | FiledRecords;

/** The listing of a number, parsed. */
export function listingOf({ bytes, offsets }: Pick<HeldRecords, 'bytes' | 'offsets'>, number: number): Listing {
  const from = offsets[number] ?? 0;
  const json = Buffer.from(bytes.buffer, bytes.byteOffset + from, (offsets[number + 1] ?? from) - from);
  // As a `RecordPacker` wrote it.
  return JSON.parse(json.toString('utf8'));
}
