import { romaniseWord } from '../../knowledge/scripts/romanise-word.ts';
import { isLetter } from '../../normalise/unicode.ts';
import type { IsWord } from '../disguises/leet.ts';
import type { Edit } from '../view/view.ts';
import {
  bytesOf,
  CODE_PAGE_437,
  CODE_PAGE_866,
  ISO_8859_5,
  KOI8_R,
  MAC_CYRILLIC,
  MAC_ROMAN,
  WINDOWS_1251,
  WINDOWS_1252,
} from './code-pages.ts';

/** Encodings of Cyrillic letters, and encodings that they are wrongly decoded in. */
const WRITTEN = [WINDOWS_1251, KOI8_R, CODE_PAGE_866, ISO_8859_5, MAC_CYRILLIC];
const READ = [WINDOWS_1252, ...WRITTEN, CODE_PAGE_437, MAC_ROMAN];

const BYTES = READ.map(bytesOf);

const IS_ASCII = /^[\0-\u007f]*$/;
/** Runs outside ASCII: in several encodings, letters become no-break spaces and signs. */
const RUN = /[^\0-\u007f]+/g;
const SHORTEST_RUN = 2;
/** Maximum length of a run that is examined. */
const LONGEST_RUN = 60;
const MAX_READINGS = 3;

const WORD = /^(?:[А-ЯЁЄІЇЎҐ]?[а-яёєіїўґ]+|[А-ЯЁЄІЇЎҐ]+)$/;
const VOWEL = /[аеёиоуыэюяєії]/i;
/** A word of only accented letters, which no language in Latin letters has. */
const ACCENTED = /^[\u00a1-\u00ff]{3,}$/;
const HAS_CYRILLIC = /[\u0400-\u04ff]/;
const CYRILLIC = /^[\u0400-\u04ff]+$/;
/** Quotation marks, dashes and other marks next to words of any language. */
const MARKS = '\u00a0«»“”„‘’‚‹›–—…·•°№©®™';
const UNMARKED = new RegExp(`[^${MARKS}]+`, 'g');

type Run = { readonly text: string; readonly start: number };
type Decoded = readonly [pair: string, word: string];

/**
 * Undoes Cyrillic letters that were decoded in the wrong single-byte encoding: "Âåëüìèð", "÷ÅÌØÍÉÒ", "бЕКЭЛХП". Each
 * result holds the edits for one pair of encodings; the pair that yields the most words comes first.
 * @param isWord whether a word in lower case is known: words of one case are decoded only if the result is known
 */
export function cyrillicEdits(text: string, isWord: IsWord): readonly (readonly Edit[])[] {
  if (IS_ASCII.test(text)) return [];
  const found = new Map<string, { readonly edits: Edit[]; count: number }>();
  for (const { start, words } of readableIn(text, isWord))
    for (const [pair, word] of words) {
      const own = found.get(pair) ?? { edits: [], count: 0 };
      Array.from(word).forEach((char, i) => {
        own.edits.push({ start: start + i, end: start + i + 1, text: char });
      });
      own.count++;
      found.set(pair, own);
    }
  const all = [...found.values()].sort((a, b) => b.count - a.count);
  return all.slice(0, MAX_READINGS).map(({ edits }) => edits);
}

/**
 * Positions of letters that were clearly decoded in a wrong encoding but form words in no encoding known here: signs
 * between letters, controls, and capitals after lower-case letters.
 */
export function garbledSpans(text: string): readonly { readonly start: number; readonly end: number }[] {
  const wide = wideSpans(text);
  if (IS_ASCII.test(text)) return wide;
  const runs = runsIn(text).filter(({ text: run }) => isGarbled(run) && wordsOf(run).length === 0);
  return [...wide, ...runs.map(({ text: run, start }) => ({ start, end: start + run.length }))];
}

/** The byte that UTF-16 has before or after each Cyrillic letter. */
const CYRILLIC_BYTE = '\u0004';
const LEAST_WIDE = 2;

/** Positions of UTF-16 Cyrillic letters that were decoded byte by byte: from the first control to the last. */
function wideSpans(text: string): { start: number; end: number }[] {
  const [first, last] = [text.indexOf(CYRILLIC_BYTE), text.lastIndexOf(CYRILLIC_BYTE)];
  const count = first < 0 ? 0 : text.split(CYRILLIC_BYTE).length - 1;
  return count < LEAST_WIDE ? [] : [{ start: Math.max(0, first - 1), end: last + 1 }];
}

/** Runs that are words in other encodings, with these words; for other runs, their parts between marks. */
function readableIn(text: string, isWord: IsWord): readonly (Run & { readonly words: readonly Decoded[] })[] {
  return runsIn(text)
    .filter(({ text: run, start }) => !isLatin(text.charAt(start - 1)) && !isLatin(text.charAt(start + run.length)))
    .flatMap((run) => {
      const words = decoded(run, isWord);
      if (words.length > 0) return [{ ...run, words }];
      const parts = Array.from(run.text.matchAll(UNMARKED), ({ 0: part, index }) => ({
        text: part,
        start: run.start + index,
      }));
      return parts.map((part) => ({ ...part, words: decoded(part, isWord) }));
    });
}

/** The words that a run may be; none if it is a word as written. */
function decoded({ text: run }: Run, isWord: IsWord): readonly Decoded[] {
  if (run.length < SHORTEST_RUN || run.length > LONGEST_RUN) return [];
  if (isOdd(run)) return wordsOf(run);
  return WORD.test(run) && !isKnown(run, isWord) ? wordsOf(run).filter(([, word]) => isKnown(word, isWord)) : [];
}

const runsIn = (text: string): Run[] =>
  Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ text: run, start: index })).filter(
    ({ text: run }) => run.length >= SHORTEST_RUN,
  );

const isLatin = (char: string): boolean => /[A-Za-z]/.test(char);

/** The words that a run forms in other pairs of encodings. */
function wordsOf(run: string): Decoded[] {
  const found = new Map<string, string>();
  BYTES.forEach((bytes, read) => {
    const codes = Array.from(run, (char) => bytes.get(char.charCodeAt(0)) ?? -1);
    if (codes.includes(-1)) return;
    for (const [written, page] of WRITTEN.entries()) {
      const word = codes.map((code) => page.charAt(code - 0x80)).join('');
      if (page !== READ[read] && WORD.test(word) && VOWEL.test(word)) found.set(`${read} ${written}`, word);
    }
  });
  return [...found];
}

/** Whether a run is not a word as written, judging by its letters, case or signs. */
function isOdd(run: string): boolean {
  if (ACCENTED.test(run) || CONTROL.test(run)) return true;
  if (CYRILLIC.test(run)) return !WORD.test(run);
  const letters = Array.from(run).filter(isLetter).length;
  return letters > 0 && (letters < run.length || HAS_CYRILLIC.test(run));
}

/** Inverted case. */
const TURNED = /^[а-яё][А-ЯЁ]{2,}$/;

const CONTROL = /[\u0080-\u0084\u0086-\u009f]/;

/** Marks and lines that stand between words of any language. */
const BETWEEN = new RegExp(`[${MARKS}\\u00ad´¨ˆ˜×÷±■─│═║]`);

function isGarbled(run: string): boolean {
  if (CONTROL.test(run) || TURNED.test(run)) return true;
  const chars = Array.from(run);
  return chars.some(isLetter) && chars.filter((char) => SIGNS.has(char)).length >= FEWEST_SIGNS;
}

const FEWEST_SIGNS = 2;
/** Signs of these encodings that no language has inside words, and no table between its columns. */
const SIGNS: ReadonlySet<string> = new Set(
  [...READ.join('')].filter((char) => char.charCodeAt(0) > 0x9f && !isLetter(char) && !BETWEEN.test(char)),
);

function isKnown(word: string, isWord: IsWord): boolean {
  const romanised = romaniseWord(word.toLowerCase(), 'Cyrl')
    .map(({ text }) => text)
    .join('');
  return isWord(romanised);
}
