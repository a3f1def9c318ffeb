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

/** Spells a word by the longest group of up to four UTF-16 units each table knows; unknown characters are left out. */
export function spell(word: string, base: LetterTable, overrides?: LetterTable): string {
  let out = '';
  let at = 0;
  while (at < word.length) {
    let length = 4;
    let latin: string | undefined;
    for (; length > 0; length--) {
      const group = word.slice(at, at + length);
      latin = overrides?.get(group) ?? base.get(group);
      if (latin !== undefined && group.length === length) break;
    }
    out += latin ?? asciiAlphanumeric(word, at);
    at += Math.max(length, 1);
  }
  return out;
}

function asciiAlphanumeric(word: string, at: number): string {
  const code = word.charCodeAt(at);
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) ? word.charAt(at) : '';
}
