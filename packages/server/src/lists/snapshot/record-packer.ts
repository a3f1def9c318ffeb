import type { Listing } from '@namesake/engine';
import { type ListingLines, sortedLines } from '../versions/listing-lines.ts';
import type { HeldRecords } from './packed-records.ts';

/** Limit of address space, not of memory, which is committed as it fills. */
const MAX_BYTES = 2 ** 35;
const FIRST_BYTES = 2 ** 20;

/** Shared memory, or memory that one thread can transfer to another. */
const MEMORY = { shared: SharedArrayBuffer, own: ArrayBuffer } as const;

/** Packs listings as JSON while they are parsed, into one buffer that grows in place. */
export class RecordPacker {
  readonly #buffer: ArrayBuffer | SharedArrayBuffer;
  readonly #bytes: Uint8Array;
  readonly #ids: string[] = [];
  readonly #starts: number[] = [0];
  readonly #encoder = new TextEncoder();
  #end = 0;

  constructor(memory: keyof typeof MEMORY = 'shared') {
    this.#buffer = new MEMORY[memory](FIRST_BYTES, { maxByteLength: MAX_BYTES });
    this.#bytes = new Uint8Array(this.#buffer);
  }

  /** @throws RangeError when the records together exceed 32 GiB. */
  add(listing: Listing): void {
    const json = JSON.stringify(listing);
    // One UTF-16 unit takes at most three bytes.
    this.#makeRoom(json.length * 3);
    this.#end += this.#encoder.encodeInto(json, this.#bytes.subarray(this.#end)).written;
    this.#ids.push(listing.id);
    this.#starts.push(this.#end);
  }

  /** Adds a listing that is packed already. */
  addPacked(id: string, bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
    this.#ids.push(id);
    this.#starts.push(this.#end);
  }

  /** Adds the records of another packer. */
  take({ bytes, ids, offsets }: HeldRecords): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#end);
    for (const [number, id] of ids.entries()) {
      this.#ids.push(id);
      this.#starts.push(this.#end + (offsets[number + 1] ?? 0));
    }
    this.#end += bytes.length;
    if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transferToFixedLength(0);
  }

  /** Adds listings, replacing those with the same id. Copies all records once, which few loads need. */
  put(listings: readonly Listing[]): void {
    const fresh = new Map<string, Listing>(listings.map((listing) => [listing.id, listing]));
    const kept = this.#ids.filter((id) => fresh.has(id));
    if (kept.length > 0) {
      const [bytes, ids, starts] = [this.#bytes.slice(0, this.#end), [...this.#ids], [...this.#starts]];
      [this.#end, this.#ids.length, this.#starts.length] = [0, 0, 1];
      ids.forEach((id, number) => {
        const listing = fresh.get(id);
        if (listing === undefined) this.addPacked(id, bytes.subarray(starts[number], starts[number + 1]));
        else this.add(listing);
        fresh.delete(id);
      });
    }
    for (const listing of fresh.values()) this.add(listing);
  }

  /** Number of listings added. */
  get size(): number {
    return this.#ids.length;
  }

  /** Ids of the listings added so far, in order. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  /** Parses the listing with this number again. */
  listing(number: number): Listing {
    const bytes = Buffer.from(this.#buffer, this.#starts[number] ?? 0, this.#lengthOf(number));
    return JSON.parse(bytes.toString('utf8'));
  }

  /** The listings of one list as sorted lines of JSON. */
  lines(list: string): ListingLines {
    const numbers = this.#ids.flatMap((id, number) => (id.startsWith(`${list}:`) ? [number] : []));
    return sortedLines({ bytes: this.#bytes, offsets: this.#starts }, Int32Array.from(numbers));
  }

  /** The packed records, without a copy; nothing can be added afterwards. */
  finish(): HeldRecords {
    const bytes = new Uint8Array(this.#buffer, 0, this.#end);
    return { bytes, offsets: Float64Array.from(this.#starts), ids: this.#ids };
  }

  /** Grows the buffer by at least this number of bytes. */
  #makeRoom(bytes: number): void {
    const room = this.#end + bytes;
    if (room <= this.#buffer.byteLength) return;
    const grown = Math.min(MAX_BYTES, Math.max(room, Math.ceil(this.#end * 1.5)));
    if (this.#buffer instanceof ArrayBuffer) this.#buffer.resize(grown);
    else this.#buffer.grow(grown);
  }

  #lengthOf(number: number): number {
    return (this.#starts[number + 1] ?? 0) - (this.#starts[number] ?? 0);
  }
}
