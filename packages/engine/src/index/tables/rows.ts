import { growingCounts, growingNumbers } from './growing-array.ts';

/** Lists of numbers in two typed arrays: row `i` is `values[starts[i] … starts[i + 1])` (compressed sparse rows). */
export type Rows = { readonly starts: Uint32Array; readonly values: Int32Array };

/** The numbers of row `i`, as a view; empty if there is no such row. */
export const rowAt = (rows: Rows, i: number): Int32Array =>
  rows.values.subarray(rows.starts[i] ?? 0, rows.starts[i + 1] ?? 0);

/** Packs lists of numbers in order of insertion. */
export class RowsBuilder {
  readonly #starts = growingCounts();
  readonly #values = growingNumbers();

  constructor() {
    this.#starts.push(0);
  }

  add(row: Iterable<number>): void {
    for (const value of row) this.#values.push(value);
    this.#starts.push(this.#values.length);
  }

  build(): Rows {
    return { starts: this.#starts.finish(), values: this.#values.finish() };
  }
}

/** By value, the positions that hold it, in order. Negative values are ignored; all others must be in [0, count). */
export function placesByValue(values: ArrayLike<number>, count: number): Rows {
  const starts = new Uint32Array(count + 1);
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? -1;
    if (value >= 0) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  }
  for (let value = 0; value < count; value++) starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  const next = starts.slice(0, count);
  const places = new Int32Array(starts[count] ?? 0);
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? -1;
    if (value < 0) continue;
    const at = next[value] ?? 0;
    [places[at], next[value]] = [place, at + 1];
  }
  return { starts, values: places };
}

/**
 * Inverts rows: for each value, the rows that hold it, in ascending order and without duplicates. Values must be in [0,
 * count).
 * @param isTaken whether a row counts
 */
export function invertRows(rows: Rows, count: number, isTaken: (row: number) => boolean = () => true): Rows {
  const size = rows.starts.length - 1;
  const starts = new Uint32Array(count + 1);
  const last = new Int32Array(count).fill(-1);
  const each = (visit: (value: number, row: number) => void) => {
    last.fill(-1);
    for (let row = 0; row < size; row++) {
      if (!isTaken(row)) continue;
      for (let k = rows.starts[row] ?? 0; k < (rows.starts[row + 1] ?? 0); k++) {
        const value = rows.values[k] ?? 0;
        if (last[value] === row) continue;
        last[value] = row;
        visit(value, row);
      }
    }
  };
  each((value) => {
    starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  });
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const values = new Int32Array(starts[count] ?? 0);
  const next = starts.slice(0, count);
  each((value, row) => {
    values[next[value] ?? 0] = row;
    next[value] = (next[value] ?? 0) + 1;
  });
  return { starts, values };
}
