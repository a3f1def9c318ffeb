import type { Listing } from '@namesake/engine';
import { recordHash } from '@namesake/lists';
import type { HeldRecords, PackedRecords } from './packed-records.ts';
import { RecordsFile } from './records-file.ts';

/** The records behind the index, read per hit: bytes on the disk, or outside the heap, which the garbage collector never walks. */
export class RecordStore {
  readonly #read: (number: number) => Buffer;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(packed: PackedRecords) {
    this.#numbers = new Map(packed.ids.map((id, number) => [id, number]));
    if (packed.kind === 'memory') this.#read = (number) => heldAt(packed, number);
    else {
      const file = new RecordsFile(packed);
      this.#read = (number) => file.read(number);
    }
  }

  /** How many listings there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The listing and its hash (`sha256:…`), or undefined for an id that is not there. */
  find(id: string): { readonly listing: Listing; readonly recordHash: string } | undefined {
    const number = this.#numbers.get(id);
    if (number === undefined) return undefined;
    const listing: Listing = JSON.parse(this.#read(number).toString('utf8'));
    return { listing, recordHash: recordHash(listing) };
  }
}

function heldAt({ bytes, offsets }: HeldRecords, number: number): Buffer {
  const from = offsets[number] ?? 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, (offsets[number + 1] ?? from) - from);
}
