import { otherLetter } from './other-letters.ts';

/** Letters (or short letter groups) of a script, each with its Latin spelling. An empty spelling drops the letter. */
export type LetterTable = ReadonlyMap<string, string>;

/** Reads a compact table: entries separated by white space, `letters=latin`; `letters=` drops them. */
export function letterTable(...sources: readonly string[]): LetterTable {
  const table = new Map<string, string>();
  for (const source of sources) {
    for (const entry of source.split(/\s+/)) {
      const at = entry.indexOf('=', 1);
      if (at > 0) table.set(entry.slice(0, at), entry.slice(at + 1));
    }
  }
  return table;
}

/**
 * Spells a word by the longest letter groups in each table; any-ascii spells unknown letters, and other characters are
 * dropped.
 */
export function spell(word: string, base: LetterTable, overrides?: LetterTable): string {
  const baseReach = reachOf(base);
  const overridesReach = overrides === undefined ? undefined : reachOf(overrides);
  let out = '';
  let at = 0;
  while (at < word.length) {
    const first = word.charAt(at);
    let length = Math.max(baseReach.get(first) ?? 0, overridesReach?.get(first) ?? 0);
    let latin: string | undefined;
    for (; length > 0; length--) {
      const group = length === 1 ? first : word.slice(at, at + length);
      latin = overrides?.get(group) ?? base.get(group);
      if (latin !== undefined && group.length === length) break;
    }
    out += latin ?? asciiAlphanumeric(word, at) ?? otherLetter(first) ?? '';
    at += Math.max(length, 1);
  }
  return out;
}

const reaches = new WeakMap<LetterTable, ReadonlyMap<string, number>>();

/** The length of the longest group by first letter: most letters start no group and need one look-up. */
function reachOf(table: LetterTable): ReadonlyMap<string, number> {
  const known = reaches.get(table);
  if (known !== undefined) return known;
  const reach = new Map<string, number>();
  for (const group of table.keys()) {
    const first = group.charAt(0);
    reach.set(first, Math.max(reach.get(first) ?? 0, group.length));
  }
  reaches.set(table, reach);
  return reach;
}

function asciiAlphanumeric(word: string, at: number): string | undefined {
  const code = word.charCodeAt(at);
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) ? word.charAt(at) : undefined;
}
