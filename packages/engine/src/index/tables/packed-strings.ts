import { concat, concatStarts, pickRows } from './concat-arrays.ts';
import { growingCounts, growingShorts } from './growing-array.ts';

/** Strings in one typed array (UTF-16 units): an index holds no string objects and can be shared or saved as it is. */
export type PackedStrings = { readonly units: Uint16Array; readonly offsets: Uint32Array };

export const stringCount = (packed: PackedStrings): number => packed.offsets.length - 1;

/** Passed as an array: spreading a typed array runs its iterator and takes five times as long. */
const fromUnits = (units: Uint16Array): string => Reflect.apply(String.fromCharCode, undefined, units);

/** The string at `i`; empty if there is none. */
export function stringAt(packed: PackedStrings, i: number): string {
  const [from, to] = [packed.offsets[i] ?? 0, packed.offsets[i + 1] ?? 0];
  let text = '';
  for (let k = from; k < to; k += 4096) text += fromUnits(packed.units.subarray(k, Math.min(to, k + 4096)));
  return text;
}

/** Whether the string at `i` equals a text, without creating a string. */
export function isStringAt({ units, offsets }: PackedStrings, i: number, text: string): boolean {
  const from = offsets[i] ?? 0;
  if ((offsets[i + 1] ?? 0) - from !== text.length) return false;
  for (let k = 0; k < text.length; k++) if (units[from + k] !== text.charCodeAt(k)) return false;
  return true;
}

/** UTF-16 units of the string at `i`. */
export const lengthAt = ({ offsets }: PackedStrings, i: number): number => (offsets[i + 1] ?? 0) - (offsets[i] ?? 0);

/** Packs strings in order of insertion; `stringAt` returns each unchanged. */
export class PackedStringsBuilder {
  readonly #units = growingShorts();
  readonly #offsets = growingCounts();

  constructor() {
    this.#offsets.push(0);
  }

  /** Number of strings. */
  get count(): number {
    return this.#offsets.length - 1;
  }

  add(text: string): void {
    this.#units.pushUnits(text);
    this.#offsets.push(this.#units.length);
  }

  /** Appends the string at `i` of other packed strings. */
  addFrom({ units, offsets }: PackedStrings, i: number): void {
    this.#units.pushAll(units, offsets[i] ?? 0, offsets[i + 1] ?? 0);
    this.#offsets.push(this.#units.length);
  }

  /** Appends a copy of the string at `i`. */
  repeat(i: number): void {
    this.#units.repeat(this.#offsets.at(i), this.#offsets.at(i + 1));
    this.#offsets.push(this.#units.length);
  }

  build(): PackedStrings {
    return { units: this.#units.finish(), offsets: this.#offsets.finish() };
  }
}

/** Packs strings in order. */
export function packStrings(strings: Iterable<string>): PackedStrings {
  const builder = new PackedStringsBuilder();
  for (const text of strings) builder.add(text);
  return builder.build();
}

/** The strings at given positions. */
export function pickStrings({ units, offsets }: PackedStrings, places: Int32Array): PackedStrings {
  const own = pickRows({ starts: offsets, values: units }, places);
  return { units: own.values, offsets: own.starts };
}

/** Concatenates two lists of strings. */
export const concatStrings = (a: PackedStrings, b: PackedStrings): PackedStrings => ({
  units: concat([a.units, b.units]),
  offsets: concatStarts([a.offsets, b.offsets]),
});
