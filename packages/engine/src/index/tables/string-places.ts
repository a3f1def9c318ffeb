import { isStringAt, type PackedStrings, stringCount } from './packed-strings.ts';

/** FNV-1a, 32 bits, over UTF-16 units; finalised so that the low bits depend on all of them. */
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];
const mixed = (hash: number): number => hash ^ (hash >>> 15);

/**
 * Looks up positions of packed strings; for duplicates, the last. An integer table takes 8 to 16 bytes a string; a map
 * of strings takes a hundred and more, all of which the garbage collector would have to scan.
 */
export function stringPlaces(packed: PackedStrings): (text: string) => number | undefined {
  const count = stringCount(packed);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(1, count) * 2))).fill(-1);
  const last = slots.length - 1;
  for (let place = 0; place < count; place++) {
    let slot = hashAt(packed, place) & last;
    while ((slots[slot] ?? -1) >= 0 && !areSame(packed, slots[slot] ?? 0, place)) slot = (slot + 1) & last;
    slots[slot] = place;
  }
  return (text) => {
    let slot = hashOf(text) & last;
    for (;;) {
      const place = slots[slot] ?? -1;
      if (place < 0) return undefined;
      if (isStringAt(packed, place, text)) return place;
      slot = (slot + 1) & last;
    }
  };
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), PRIME);
  return mixed(hash);
}

function hashAt({ units, offsets }: PackedStrings, place: number): number {
  let hash = OFFSET;
  const end = offsets[place + 1] ?? 0;
  for (let k = offsets[place] ?? 0; k < end; k++) hash = Math.imul(hash ^ (units[k] ?? 0), PRIME);
  return mixed(hash);
}

function areSame({ units, offsets }: PackedStrings, a: number, b: number): boolean {
  const [from, other] = [offsets[a] ?? 0, offsets[b] ?? 0];
  const length = (offsets[a + 1] ?? 0) - from;
  if ((offsets[b + 1] ?? 0) - other !== length) return false;
  for (let k = 0; k < length; k++) if (units[from + k] !== units[other + k]) return false;
  return true;
}
