import type { Listing } from '@namesake/engine';
import type { QueryKind } from './query-kinds.ts';
import { commonestWords } from './word-counts.ts';

const LONG = 10_000;
const MANY = 2000;

/** The code points from one to another, as text. */
const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Texts made to be dear: each is asked alone, and none may hold up the others. */
export function hostileQueries(listings: readonly Listing[]): QueryKind[] {
  const [commonest = '', ...others] = commonestWords(listings, 200);
  const letters = between(97, 122);
  const accented = between(0x00c0, 0x024f) + between(0x1e00, 0x1eff);
  const marks = between(0x0300, 0x036f);
  const kinds: [kind: string, text: string][] = [
    ['10,000 letters', letters.repeat(LONG / letters.length + 1).slice(0, LONG)],
    ['10,000 characters of common words', `${commonest} ${others.join(' ')} `.repeat(20).slice(0, LONG)],
    ['2,000 letters apart', Array.from({ length: MANY }, (_, i) => letters.charAt(i % letters.length)).join(' ')],
    ['the commonest word, 2,000 times', `${commonest} `.repeat(MANY).slice(0, LONG)],
    ['the commonest word, 30 times', `${commonest} `.repeat(30)],
    ['thirty common words', [commonest, ...others].slice(0, 30).join(' ')],
    ['every accented letter', accented],
    ['every accented letter apart', [...accented].join(' ')],
    ['every mark on every letter', [...letters].map((letter) => letter + marks).join('')],
  ];
  return kinds.map(([kind, text]) => ({ kind, texts: [text] }));
}
