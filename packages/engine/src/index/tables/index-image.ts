import type { IndexData, PartyTable } from './index-data.ts';
import { roomForRows } from './neighbour-rows.ts';
import { stringCount } from './packed-strings.ts';

/**
 * A built index in one block of memory, which any number of threads can search without copying and a file can hold as
 * it is.
 */
export type IndexImage = {
  /** The index as JSON with the location of its bytes in place of each typed array. */
  readonly layout: string;
  readonly bytes: SharedArrayBuffer;
  /** Parties after an operator's decisions, replacing those of the index; never saved. */
  readonly parties?: PartyTable;
  /** The match cache that threads share (see `index/caches/shared-match-cache.ts`); never saved. */
  readonly words?: SharedArrayBuffer;
  /** The rows of listed forms (see `index/tables/neighbour-rows.ts`); saved in a separate file. */
  readonly rows?: SharedArrayBuffer;
};

/** The saved part of an image. The memory need not be shared: browsers allow that only for isolated pages. */
export type PackedIndex = Pick<IndexImage, 'layout'> & { readonly bytes: ArrayBufferLike };

/** Adds memory for a shared match cache: zeroed pages, which take no memory until they are written. */
export const withSharedWords = (image: IndexImage, megabytes: number): IndexImage => ({
  ...image,
  words: new SharedArrayBuffer(megabytes * 2 ** 20),
});

/**
 * Adds the rows of the image's forms.
 * @param saved saved rows; if absent, empty memory for computing them
 */
export function withRows(image: IndexImage, saved?: SharedArrayBuffer): IndexImage {
  return { ...image, rows: saved ?? roomForRows(stringCount(unpackIndex(image).tokens.forms)) };
}

/** By name, how to create an array over a range of bytes. */
const KINDS = {
  Uint8Array: (bytes: ArrayBufferLike, from: number, length: number) => new Uint8Array(bytes, from, length),
  Uint16Array: (bytes: ArrayBufferLike, from: number, length: number) => new Uint16Array(bytes, from, length),
  Uint32Array: (bytes: ArrayBufferLike, from: number, length: number) => new Uint32Array(bytes, from, length),
  Int32Array: (bytes: ArrayBufferLike, from: number, length: number) => new Int32Array(bytes, from, length),
} as const;
type Kind = keyof typeof KINDS;
type Packed = Uint8Array | Uint16Array | Uint32Array | Int32Array;
type Place = { readonly array: Kind; readonly from: number; readonly length: number };

/** Alignment of arrays in bytes. */
const ALIGNMENT = 8;

/** Packs all arrays of an index into one block of shared memory. */
export const packIndex = (data: IndexData): IndexImage => packArrays(data);

/**
 * Packs all arrays of a value into one block of shared memory.
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

/** Packs a value that nothing else reads: frees its memory array by array instead of after copying all. */
export const packAway = (data: unknown): Pick<IndexImage, 'layout' | 'bytes'> =>
  packArrays(data, (memory) => {
    if (memory instanceof ArrayBuffer) memory.transfer(0);
  });

/** Restores a value packed by `packArrays`, as views of its memory. */
export const unpackArrays = ({ layout, bytes }: PackedIndex) =>
  JSON.parse(layout, (_, value: unknown) =>
    isPlace(value) ? KINDS[value.array](bytes, value.from, value.length) : value,
  );

/** The index of an image, as views of its memory. The image must be intact; `openIndex` checks format and model. */
export function unpackIndex({ parties, ...image }: PackedIndex & Pick<IndexImage, 'parties'>): IndexData {
  // The layout was written by `packIndex`.
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
