import { HAN_JAPANESE, JAPANESE_PLACES } from './han-japanese.ts';
import { hanEntries } from './han-tables.ts';
import { JAPANESE_NAMES } from './japanese-names.gen.ts';

let names: ReadonlyMap<string, readonly string[]> | undefined;
let letters: ReadonlyMap<string, readonly string[]> | undefined;

function readNames(): ReadonlyMap<string, readonly string[]> {
  const table = new Map(hanEntries(JAPANESE_PLACES));
  for (const line of JAPANESE_NAMES.split('\n')) {
    const at = line.indexOf(':');
    if (at < 0) continue;
    const readings = line.slice(0, at).split(',');
    for (const name of line.slice(at + 1).split(' ')) table.set(name, [...readings, ...(table.get(name) ?? [])]);
  }
  return table;
}

/** Longest Japanese family or given name. */
export const LONGEST_JAPANESE = 5;

/**
 * Hepburn readings of a Japanese family or given name in Han characters, most frequent first; with and without the second letter of a long
 * vowel. None where it is no known name.
 */
export function japaneseReadings(word: string): readonly string[] {
  names ??= readNames();
  return [...new Set((names.get(word) ?? []).flatMap((typed) => [shortened(typed), typed]))];
}

/** The likely reading of a word that is no known name but may be one, by its characters; none where one is unusual in names. */
export function japaneseGuess(word: string): string | undefined {
  letters ??= hanEntries(HAN_JAPANESE);
  let guess = '';
  let at = 0;
  for (const letter of word) {
    const [first, second] = letters.get(letter) ?? [];
    if (first === undefined) return undefined;
    guess += at++ > 0 && second !== undefined && isVoiced(first, second) ? second : first;
  }
  return guess;
}

const shortened = (typed: string): string => typed.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');

/** Inside a name the voiced reading is usual where one exists: 山田 Yamada, 長谷川 Hasegawa. */
function isVoiced(first: string, second: string): boolean {
  return first.slice(1) === second.slice(1) && /^[kstch]/.test(first) && /^[gzdbj]/.test(second);
}
