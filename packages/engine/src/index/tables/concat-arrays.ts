type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** Rows of numbers in any typed array: row `i` is `values[starts[i] … starts[i + 1])`. */
export type Ragged<T extends Numbers> = { readonly starts: Uint32Array; readonly values: T };

/** A zeroed array of the same kind. */
const alike = <T extends Numbers>(array: T, length: number): T =>
  // An array's constructor creates arrays of its own kind.
  Reflect.construct(array.constructor, [length]) as T;

/** Concatenates arrays. */
export function concat<T extends Numbers>(arrays: readonly [T, ...T[]]): T {
  const all = alike(
    arrays[0],
    arrays.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** Concatenates the row starts of consecutive parts. */
export function concatStarts(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length - 1, 1));
  let [at, base] = [1, 0];
  for (const starts of parts) {
    for (let i = 1; i < starts.length; i++) all[at++] = base + (starts[i] ?? 0);
    base += starts.at(-1) ?? 0;
  }
  return all;
}

/** The numbers at given positions. */
export function pick<T extends Numbers>(array: T, places: Int32Array): T {
  const own = alike(array, places.length);
  for (let i = 0; i < places.length; i++) own[i] = array[places[i] ?? 0] ?? 0;
  return own;
}

/** The rows at given positions. */
export function pickRows<T extends Numbers>({ starts, values }: Ragged<T>, places: Int32Array): Ragged<T> {
  const own = new Uint32Array(places.length + 1);
  for (let i = 0; i < places.length; i++) {
    const row = places[i] ?? 0;
    own[i + 1] = (own[i] ?? 0) + (starts[row + 1] ?? 0) - (starts[row] ?? 0);
  }
  const all = alike(values, own.at(-1) ?? 0);
  for (let i = 0; i < places.length; i++) {
    const row = places[i] ?? 0;
    let at = own[i] ?? 0;
    for (let k = starts[row] ?? 0; k < (starts[row + 1] ?? 0); k++) all[at++] = values[k] ?? 0;
  }
  return { starts: own, values: all };
}
