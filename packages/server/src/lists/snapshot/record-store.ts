import type { Index, Listing } from '@namesake/engine';
import { recordHash } from '@namesake/lists';

/**
 * The records behind an index, read per hit: on disk or outside the heap, where the garbage collector never scans them.
 */
export class RecordStore {
  readonly #read: (position: number) => Buffer;
  readonly #index: Pick<Index, 'positionOf'>;

  /** @param read returns the record of a listing by its position in the index, as JSON */
  constructor(index: Pick<Index, 'positionOf'>, read: (position: number) => Buffer) {
    this.#index = index;
    this.#read = read;
  }

  /** The listing and its hash (`sha256:…`); undefined for an unknown id. */
  find(id: string): { readonly listing: Listing; readonly recordHash: string } | undefined {
    const position = this.#index.positionOf(id);
    if (position === undefined) return undefined;
    const listing: Listing = JSON.parse(this.#read(position).toString('utf8'));
    return { listing, recordHash: recordHash(listing) };
  }
}
