import type { Script } from './script-of.ts';

/** Look-alike letters across scripts, as rows of Latin, Cyrillic, Greek; a dot if a script has no such letter. */
const ROWS = [
  'aаα',
  'bЬβ',
  'cсϲ',
  'dԁ.',
  'eеε',
  'gɡ.',
  'hһ.',
  'iіι',
  'jј.',
  'kкκ',
  'lӏ.',
  'mмμ',
  'nпη',
  'oоο',
  'pрρ',
  'qԛ.',
  'rг.',
  'sѕ.',
  'tтτ',
  'uиυ',
  'vѵν',
  'wѡω',
  'xхχ',
  'yуγ',
  'zʐζ',
  'hн.',
  'bв.',
  'uцυ',
] as const;

/** Capitals that look like another letter than their small ones do, in lower case; they come before the other rows. */
const ROWS_OF_CAPITALS = ['bвβ', 'hнη', 'n.ν', 'yуυ'] as const;

const COLUMN: Partial<Record<Script, number>> = { Latn: 0, Cyrl: 1, Grek: 2 };
const TABLES = new Map<string, ReadonlyMap<string, string>>();

function tableOf(from: number, to: number, isCapital: boolean): ReadonlyMap<string, string> {
  const key = `${from}>${to} ${isCapital}`;
  const known = TABLES.get(key);
  if (known) return known;
  const table = new Map<string, string>();
  for (const row of isCapital ? [...ROWS_OF_CAPITALS, ...ROWS] : ROWS) {
    const [source, target] = [row[from], row[to]];
    if (source && target && source !== '.' && target !== '.' && !table.has(source)) table.set(source, target);
  }
  TABLES.set(key, table);
  return table;
}

/**
 * The look-alike of a letter in another script ("а" in Cyrillic → "a" in Latin); undefined if there is none.
 * @param letter in lower case
 * @param isCapital whether it was written as a capital: "B" is "в" in Cyrillic
 */
export function lookalike(letter: string, from: Script, to: Script, isCapital: boolean): string | undefined {
  const [source, target] = [COLUMN[from], COLUMN[to]];
  return source === undefined || target === undefined ? undefined : tableOf(source, target, isCapital).get(letter);
}

/** Rows of letters with only a rough resemblance: a word of the other letters is more likely. */
const ROUGH = new Set(['nпη', 'rг.', 'uиυ', 'uцυ', 'bЬβ', 'zʐζ']);
const ROUGH_LETTERS = new Set([...ROUGH].flatMap((row) => [...row].slice(1)));

/** Whether two letters look alike in every typeface: "а" does, "п" for n hardly. */
export const isCloseLookalike = (letter: string, folded: string): boolean =>
  !ROUGH_LETTERS.has(letter) && !ROUGH_LETTERS.has(folded);

const LEET: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '6': ['g'],
  '7': ['t'],
  '8': ['b'],
  '9': ['g'],
  $: ['s'],
  '@': ['a'],
  '!': ['i'],
  '|': ['l'],
};

/** Letters that a digit or sign inside a word may stand for ("Put1n"). */
export const leetLetters = (char: string): readonly string[] => LEET[char] ?? [];
