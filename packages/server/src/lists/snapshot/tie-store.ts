import type { PackedTies } from './tie-packer.ts';

/**
 * Finds the listings that state a relation to a listing. Stored as sorted numbers: ten thousand relations take 80 kB.
 */
export class TieStore {
  readonly #ties: PackedTies;

  constructor(ties: PackedTies) {
    this.#ties = ties;
  }

  /** Number of relations between loaded listings. */
  get size(): number {
    return this.#ties.to.length;
  }

  /** Ids of the listings that state a relation to this one, in order. */
  leadingTo(id: string): readonly string[] {
    const { ids, to, from } = this.#ties;
    const number = firstAtLeast(ids, id);
    if (ids[number] !== id) return [];
    const start = firstAtLeast(to, number);
    const found: string[] = [];
    for (let at = start; to[at] === number; at += 1) found.push(ids[from[at] ?? 0] ?? '');
    return found;
  }
}

/** Lower bound: the first index in a sorted array whose value is not below the wanted one. */
function firstAtLeast<T extends string | number>(row: ArrayLike<T>, wanted: T): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = row[middle];
    if (value !== undefined && value < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
