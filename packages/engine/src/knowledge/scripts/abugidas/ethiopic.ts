import { otherLetter } from '../letters/other-letters.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** Rows of eight syllables from U+1200, one consonant each; `-` for a row without one. */
const ROWS = 'h l h m s r s sh k kw k kw b v t ch h hw n ny - k kw k kw w - z zh y d d j g gw g t ch p ts ts f p'.split(
  ' ',
);
const FIRST = 0x1200;

/** The seven orders and the labialised eighth; the first is ä, the sixth is mostly silent. */
const ORDERS: readonly string[] = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];

/** Latin spellings of a word in Ethiopic letters (Amharic, Tigrinya): each letter is a consonant with its vowel. */
export function romaniseEthiopic(word: string): readonly RomanPart[] {
  return wholeWord(word, [spellEthiopic(word, 'e', ''), spellEthiopic(word, 'a', ''), spellEthiopic(word, 'e', 'i')]);
}

function spellEthiopic(word: string, firstOrder: string, sixthOrder: string): string {
  let out = '';
  for (const letter of word) {
    const index = letter.charCodeAt(0) - FIRST;
    const row = ROWS[Math.floor(index / 8)];
    if (index < 0 || row === undefined) {
      out += otherLetter(letter) ?? '';
      continue;
    }
    const order = index % 8;
    const guttural = row === 'h' || row === '-';
    const vowel =
      order === 0
        ? guttural
          ? 'a'
          : firstOrder
        : order === 5
          ? row === '-'
            ? 'i'
            : sixthOrder
          : (ORDERS[order] ?? '');
    out += (row === '-' ? '' : row) + vowel;
  }
  return out;
}
