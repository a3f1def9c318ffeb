/** Strings in one typed array (UTF-16 units), so that an index holds no string objects and can be shared or saved as it is. */
export type PackedStrings = { readonly units: Uint16Array; readonly offsets: Uint32Array };

export const stringCount = (packed: PackedStrings): number => packed.offsets.length - 1;

/** Handed over as they are: spread, a typed array is walked by its iterator first, five times as long. */
const fromUnits = (units: Uint16Array): string => Reflect.apply(String.fromCharCode, undefined, units);

/** The string at `i`; empty where there is none. */
export function stringAt(packed: PackedStrings, i: number): string {
  const [from, to] = [packed.offsets[i] ?? 0, packed.offsets[i + 1] ?? 0];
  let text = '';
  for (let k = from; k < to; k += 4096) text += fromUnits(packed.units.subarray(k, Math.min(to, k + 4096)));
  return text;
}

/** Whether the string at `i` is a text, without making a string of it. */
export function isStringAt({ units, offsets }: PackedStrings, i: number, text: string): boolean {
  const from = offsets[i] ?? 0;
  if ((offsets[i + 1] ?? 0) - from !== text.length) return false;
  for (let k = 0; k < text.length; k++) if (units[from + k] !== text.charCodeAt(k)) return false;
  return true;
}

/** UTF-16 units of the string at `i`. */
export const lengthAt = ({ offsets }: PackedStrings, i: number): number => (offsets[i + 1] ?? 0) - (offsets[i] ?? 0);

/** Packs strings in order; `stringAt` gives each back unchanged. */
export function packStrings(strings: readonly string[]): PackedStrings {
  const offsets = new Uint32Array(strings.length + 1);
  let total = 0;
  strings.forEach((text, i) => {
    total += text.length;
    offsets[i + 1] = total;
  });
  const units = new Uint16Array(total);
  strings.forEach((text, i) => {
    const at = offsets[i] ?? 0;
    for (let k = 0; k < text.length; k++) units[at + k] = text.charCodeAt(k);
  });
  return { units, offsets };
}
