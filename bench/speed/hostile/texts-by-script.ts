import type { Listing } from '@namesake/engine';
import { pick, randomFrom } from '../../lists/random.ts';
import type { QueryKind } from '../query-kinds.ts';
import { commonestWords } from '../word-counts.ts';
import { SCRIPT_LETTERS } from './script-letters.ts';
import { spellingIn } from './spelling-in.ts';

/** Length of the longest text that the service accepts, of one that the event loop may handle, and of one name. */
const LENGTHS = { long: 10_000, short: 200, name: 24 } as const;
const WORDS = 2_000;
/** Scripts written without spaces. */
const UNSPACED = new Set(['Hani', 'Hira', 'Kana', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt']);

/** Texts in every script, made of words of listed names and of meaningless letters, in three lengths. */
export function textsByScript(listings: readonly Listing[]): QueryKind[] {
  const common = commonestWords(listings, WORDS);
  return Object.entries(SCRIPT_LETTERS).flatMap(([script, runs]) => {
    const random = randomFrom(20_261_201);
    const letters = runs.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
    );
    const spell = script === 'Latn' ? (word: string) => word : spellingIn(letters, random);
    const listed = listedWords(listings, runs);
    const spelled = common.map(spell);
    const words = Array.from({ length: WORDS }, () =>
      Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(letters, random)).join(''),
    );
    const gap = UNSPACED.has(script) ? '' : ' ';
    const sources: readonly (readonly [string, readonly string[], string])[] = [
      ['listed words', listed, gap],
      ['listed words apart', gap === '' ? listed : [], ' '],
      ['common words spelled', spelled, gap],
      ['common words spelled apart', gap === '' ? spelled : [], ' '],
      ['letters in words', words, ' '],
      ['letters run together', words, ''],
      ['letters apart', [...words.join('')], ' '],
      ['letters apart by commas', [...words.join('')], ', '],
    ];
    return sources.flatMap(([kind, parts, between]) =>
      Object.values(LENGTHS).flatMap((length) =>
        parts.length === 0 ? [] : [{ kind: `${script} ${kind} ${length}`, texts: [filled(parts, between, length)] }],
      ),
    );
  });
}

/** Words of listed names in a script, most common first. */
function listedWords(listings: readonly Listing[], runs: readonly (readonly [number, number])[]): string[] {
  const counts = new Map<string, number>();
  const isOwn = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return runs.some(([from, to]) => code >= from && code <= to);
  };
  for (const { names } of listings)
    for (const { value } of names)
      for (const word of value.toLowerCase().split(/[\s,.()·・-]+/))
        if (word !== '' && [...word].some(isOwn)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([x, a], [y, b]) => b - a || (x < y ? -1 : 1))
    .map(([word]) => word)
    .slice(0, WORDS);
}

/** Parts in sequence up to a length in code points, repeated from the first if they run out. */
function filled(parts: readonly string[], between: string, length: number): string {
  let text = '';
  for (let i = 0; text.length < 2 * length && i < length; i++) text += parts[i % parts.length] + between;
  return [...text].slice(0, length).join('');
}
