import { type Listing, packStrings, stringPlaces } from '@namesake/engine';
import { recordHash } from '@namesake/lists';
import type { FiledRecords, HeldRecords, PackedRecords } from './packed-records.ts';
import { RecordsFile } from './records-file.ts';

/** The records behind the index, read per hit: bytes on the disk, or outside the heap, which the garbage collector never walks. */
export class RecordStore {
  readonly #read: (number: number) => Buffer;
  readonly #numberOf: (id: string) => number | undefined;
  /** How many listings there are. */
  readonly size: number;

  constructor(packed: PackedRecords) {
    this.#numberOf = stringPlaces(packStrings(packed.ids));
    this.size = packed.ids.length;
    this.#read = packed.kind === 'memory' ? readerOf(packed) : readerOfFile(packed);
  }

  /** The listing and its hash (`sha256:…`), or undefined for an id that is not there. */
  find(id: string): { readonly listing: Listing; readonly recordHash: string } | undefined {
    const number = this.#numberOf(id);
    if (number === undefined) return undefined;
    const listing: Listing = JSON.parse(this.#read(number).toString('utf8'));
    return { listing, recordHash: recordHash(listing) };
  }
}

function readerOf({ bytes, offsets }: HeldRecords): (number: number) => Buffer {
  return (number) => {
    const from = offsets[number] ?? 0;
    return Buffer.from(bytes.buffer, bytes.byteOffset + from, (offsets[number + 1] ?? from) - from);
  };
}

/** Without the ids, which are strings by the ten thousand. */
function readerOfFile({ ids: _, ...placed }: FiledRecords): (number: number) => Buffer {
  const file = new RecordsFile(placed);
  return (number) => file.read(number);
}
