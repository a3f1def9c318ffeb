import type { IndexData, PartyTable } from './index-data.ts';
import { roomForRows } from './neighbour-rows.ts';
import { stringCount } from './packed-strings.ts';

/** A built index as one block of memory that any number of threads search without a copy, or a file holds as it is. */
export type IndexImage = {
  /** The index as JSON in which each typed array is the place of its bytes. */
  readonly layout: string;
  readonly bytes: SharedArrayBuffer;
  /** Parties as an operator decided them, in place of those of the index; never saved. */
  readonly parties?: PartyTable;
  /** The match cache that threads share (see `index/caches/shared-match-cache.ts`); never saved. */
  readonly words?: SharedArrayBuffer;
  /** The rows of listed forms (see `index/tables/neighbour-rows.ts`); saved in a file of their own. */
  readonly rows?: SharedArrayBuffer;
};

/** What of an image is saved. Memory need not be shared: browsers share it only with pages that isolate themselves. */
export type PackedIndex = Pick<IndexImage, 'layout'> & { readonly bytes: ArrayBufferLike };

/** The image with memory for a shared match cache: zeros, which take no memory until they are written. */
export const withSharedWords = (image: IndexImage, megabytes: number): IndexImage => ({
  ...image,
  words: new SharedArrayBuffer(megabytes * 2 ** 20),
});

/**
 * The image with the rows of its forms.
 * @param saved as they were saved; room for rows to be worked out where absent
 */
export function withRows(image: IndexImage, saved?: SharedArrayBuffer): IndexImage {
  return { ...image, rows: saved ?? roomForRows(stringCount(unpackIndex(image).tokens.forms)) };
}

/** By name, how an array is made of the bytes from a place on. */
const KINDS = {
  Uint8Array: (bytes: ArrayBufferLike, from: number, length: number) => new Uint8Array(bytes, from, length),
  Uint16Array: (bytes: ArrayBufferLike, from: number, length: number) => new Uint16Array(bytes, from, length),
  Uint32Array: (bytes: ArrayBufferLike, from: number, length: number) => new Uint32Array(bytes, from, length),
  Int32Array: (bytes: ArrayBufferLike, from: number, length: number) => new Int32Array(bytes, from, length),
} as const;
type Kind = keyof typeof KINDS;
type Packed = Uint8Array | Uint16Array | Uint32Array | Int32Array;
type Place = { readonly array: Kind; readonly from: number; readonly length: number };

/** Arrays begin at multiples of this. */
const ALIGNMENT = 8;

/** Puts all arrays of an index into one block of shared memory. */
export const packIndex = (data: IndexData): IndexImage => packArrays(data);

/**
 * Puts all arrays of a value into one block of shared memory.
 * @param copied called with the memory of each array as soon as no other array needs it
 */
function packArrays(
  data: unknown,
  copied: (memory: ArrayBufferLike) => void = () => {},
): Pick<IndexImage, 'layout' | 'bytes'> {
  const arrays: { readonly array: Packed; readonly from: number }[] = [];
  let end = 0;
  const layout = JSON.stringify(data, (_, value: unknown): unknown => {
    const kind = kindOf(value);
    if (kind === undefined) return value;
    const { array, name } = kind;
    const from = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    end = from + array.byteLength;
    arrays.push({ array, from });
    return { array: name, from, length: array.length } satisfies Place;
  });
  const bytes = new SharedArrayBuffer(end);
  const lastIn = new Map(arrays.map(({ array }, place) => [array.buffer, place]));
  for (const [place, { array, from }] of arrays.entries()) {
    new Uint8Array(bytes, from, array.byteLength).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    if (lastIn.get(array.buffer) === place) copied(array.buffer);
  }
  return { layout, bytes };
}

/** The same, of a value that nothing reads any more: its memory is let go array by array, not once all are copied. */
export const packAway = (data: unknown): Pick<IndexImage, 'layout' | 'bytes'> =>
  packArrays(data, (memory) => {
    if (memory instanceof ArrayBuffer) memory.transfer(0);
  });

/** A value that `packArrays` packed: views of its memory. */
export const unpackArrays = ({ layout, bytes }: PackedIndex) =>
  JSON.parse(layout, (_, value: unknown) =>
    isPlace(value) ? KINDS[value.array](bytes, value.from, value.length) : value,
  );

/** The index of an image: views of its memory. The image must be whole; `openIndex` checks format and model. */
export function unpackIndex({ parties, ...image }: PackedIndex & Pick<IndexImage, 'parties'>): IndexData {
  // Written by `packIndex`.
  const data: IndexData = unpackArrays(image);
  return parties === undefined ? data : { ...data, listings: { ...data.listings, ...parties } };
}

function kindOf(value: unknown): { readonly array: Packed; readonly name: Kind } | undefined {
  if (value instanceof Uint8Array) return { array: value, name: 'Uint8Array' };
  if (value instanceof Uint16Array) return { array: value, name: 'Uint16Array' };
  if (value instanceof Uint32Array) return { array: value, name: 'Uint32Array' };
  return value instanceof Int32Array ? { array: value, name: 'Int32Array' } : undefined;
}

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'array' in value;
