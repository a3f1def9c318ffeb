import type { Listing } from '@namesake/engine';
import { recordHash } from '@namesake/lists';

/** Listings as packed JSON: one buffer, and where each listing begins. Plain data that threads hand over. */
export type PackedRecords = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** One more than there are listings. */
  readonly offsets: Float64Array<ArrayBuffer>;
  readonly ids: readonly string[];
};

/**
 * The records behind the index, read per hit. Held as bytes and not as objects: 65,000 listings cost their JSON's
 * length outside the heap, which the garbage collector never walks.
 */
export class RecordStore {
  readonly #bytes: Uint8Array;
  readonly #offsets: Float64Array;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(packed: PackedRecords) {
    this.#bytes = packed.bytes;
    this.#offsets = packed.offsets;
    this.#numbers = new Map(packed.ids.map((id, number) => [id, number]));
  }

  /** How many listings there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The listing and its hash (`sha256:…`), or undefined for an id that is not there. */
  find(id: string): { readonly listing: Listing; readonly recordHash: string } | undefined {
    const number = this.#numbers.get(id);
    if (number === undefined) return undefined;
    const bytes = this.#bytes.subarray(this.#offsets[number], this.#offsets[number + 1]);
    const listing: Listing = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'));
    return { listing, recordHash: recordHash(listing) };
  }
}
