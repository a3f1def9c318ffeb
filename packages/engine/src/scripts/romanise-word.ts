import { romaniseArabic } from './arabic.ts';
import { romaniseCyrillic } from './cyrillic.ts';
import { romaniseGreek } from './greek.ts';
import { hanWordReadings, romaniseHan } from './han.ts';
import { hangulLoans, romaniseHangul } from './hangul.ts';
import { romaniseHebrew } from './hebrew.ts';
import { romaniseKana } from './kana.ts';
import { romaniseLatin } from './latin.ts';
import type { RomanPart } from './roman-part.ts';
import type { Script } from './script-of.ts';

const ROMANISERS: { readonly [script in Script]?: (word: string) => readonly RomanPart[] } = {
  Latn: romaniseLatin,
  Cyrl: romaniseCyrillic,
  Grek: romaniseGreek,
  Arab: romaniseArabic,
  Hebr: romaniseHebrew,
  Hani: romaniseHan,
  Hira: romaniseKana,
  Kana: romaniseKana,
  Hang: romaniseHangul,
};

/**
 * Romanises one lower-case, NFKC-composed word whose letters are all of one script (hiragana and katakana may mix).
 * @returns no part when nothing of the word is known: the caller keeps such a word as itself
 */
export function romaniseWord(word: string, script: Script): readonly RomanPart[] {
  return ROMANISERS[script]?.(word) ?? [];
}

/**
 * Readings of a whole word that its parts cannot give: a foreign name written in hangul or Han characters, a Japanese
 * name. `[a-z0-9]+`, most likely first; empty for alphabetic scripts, whose one part already holds them.
 */
export function wordReadings(word: string, script: Script): readonly string[] {
  if (script === 'Hani') return hanWordReadings(word);
  return script === 'Hang' ? hangulLoans(word) : [];
}
