import { growingCounts, growingNumbers } from './growing-array.ts';

/**
 * Finds the positions of a 32-bit key in a row of items sorted by key: the keys, with a directory over their upper
 * bits.
 */
export type KeyRow = {
  /** The keys, or their lower sixteen bits if the directory has the rest. */
  readonly keys: Uint32Array | Uint16Array;
  /** `directory[p] … directory[p + 1]`: the pairs whose keys have the upper bits `p`. */
  readonly directory: Uint32Array;
  readonly shift: number;
};

/** Items by key. */
export type KeyTable = KeyRow & { readonly items: Int32Array };

/** Collects (key, item) pairs and sorts them once. */
export class KeyTableBuilder {
  readonly #keys = growingCounts();
  readonly #items = growingNumbers();

  add(key: number, item: number): void {
    this.#keys.push(key);
    this.#items.push(item);
  }

  build(): KeyTable {
    const [added, addedItems] = [this.#keys.finish(), this.#items.finish()];
    const count = added.length;
    const bits = Math.max(1, Math.min(20, Math.ceil(Math.log2(count + 1)) - 1));
    const shift = 32 - bits;
    const directory = new Uint32Array((1 << bits) + 1);
    for (let i = 0; i < count; i++) bump(directory, ((added[i] ?? 0) >>> shift) + 1);
    for (let p = 1; p < directory.length; p++) directory[p] = (directory[p] ?? 0) + (directory[p - 1] ?? 0);
    const next = directory.slice();
    const [keys, items] = [new Uint32Array(count), new Int32Array(count)];
    for (let i = 0; i < count; i++) {
      const key = added[i] ?? 0;
      const at = bump(next, key >>> shift);
      keys[at] = key;
      items[at] = addedItems[i] ?? 0;
    }
    for (let p = 0; p + 1 < directory.length; p++) sortBucket(keys, items, directory[p] ?? 0, directory[p + 1] ?? 0);
    return { keys: shift <= LOWER_BITS ? Uint16Array.from(keys) : keys, items, directory, shift };
  }
}

const LOWER_BITS = 16;

/** Increments a count and returns its previous value. */
function bump(counts: Uint32Array, i: number): number {
  const before = counts[i] ?? 0;
  counts[i] = before + 1;
  return before;
}

/** Number of pairs in a bucket above which insertion sort may take far too long. */
const LONG_BUCKET = 64;

/**
 * Insertion sort: a bucket holds a handful of pairs, unless many items share one key, which are then already in order.
 */
function sortBucket(keys: Uint32Array, items: Int32Array, from: number, to: number): void {
  if (to - from > LONG_BUCKET) {
    sortLongBucket(keys, items, from, to);
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const [key, item] = [keys[i] ?? 0, items[i] ?? 0];
    let k = i - 1;
    for (; k >= from && (keys[k] ?? 0) > key; k--) {
      keys[k + 1] = keys[k] ?? 0;
      items[k + 1] = items[k] ?? 0;
    }
    keys[k + 1] = key;
    items[k + 1] = item;
  }
}

function sortLongBucket(keys: Uint32Array, items: Int32Array, from: number, to: number): void {
  const [own, ownItems] = [keys.slice(from, to), items.slice(from, to)];
  const order = Uint32Array.from(own, (_, i) => i).sort((a, b) => (own[a] ?? 0) - (own[b] ?? 0) || a - b);
  order.forEach((i, at) => {
    keys[from + at] = own[i] ?? 0;
    items[from + at] = ownItems[i] ?? 0;
  });
}

/** The complete keys of a row, in order. */
export function keysOfRow({ keys, directory, shift }: KeyRow): Uint32Array {
  const whole = Uint32Array.from(keys);
  if (shift > LOWER_BITS) return whole;
  for (let p = 0; p + 1 < directory.length; p++)
    for (let i = directory[p] ?? 0; i < (directory[p + 1] ?? 0); i++) whole[i] = ((p << shift) | (keys[i] ?? 0)) >>> 0;
  return whole;
}

/** Calls `visit` with each item under `key`, in order of insertion. */
export function visitKey(table: KeyTable, key: number, visit: (item: number) => void): void {
  const { keys, items, directory, shift } = table;
  const wanted = shift <= LOWER_BITS ? key & 0xffff : key;
  const end = directory[(key >>> shift) + 1] ?? 0;
  for (let i = firstOf(table, key); i < end && keys[i] === wanted; i++) visit(items[i] ?? 0);
}

/** Calls `visit` with the position of each item under `key`, for any array sorted like the table. */
export function visitPlaces(row: KeyRow, key: number, visit: (place: number) => void): void {
  const { keys, directory, shift } = row;
  const wanted = shift <= LOWER_BITS ? key & 0xffff : key;
  const end = directory[(key >>> shift) + 1] ?? 0;
  for (let i = firstOf(row, key); i < end && keys[i] === wanted; i++) visit(i);
}

/**
 * Position of the first item under `key`, if there is one. Binary search, because a bucket may hold one key thousands
 * of times.
 */
function firstOf({ keys, directory, shift }: KeyRow, key: number): number {
  const bucket = key >>> shift;
  const wanted = shift <= LOWER_BITS ? key & 0xffff : key;
  let i = directory[bucket] ?? 0;
  let high = directory[bucket + 1] ?? 0;
  while (i < high) {
    const middle = (i + high) >>> 1;
    if ((keys[middle] ?? 0) < wanted) i = middle + 1;
    else high = middle;
  }
  return i;
}
