import { type LetterTable, letterTable } from '../letters/letter-table.ts';

/** Interchangeable letters, and letters that differ only by language or keyboard. */
const SAME: LetterTable = letterTable(
  'أ=ا إ=ا آ=ا ٱ=ا ى=ي ی=ي ې=ي ۍ=ي ے=ي ۓ=ي ئ=ي ؤ=و ة=ه ۀ=ه ہ=ه ۂ=ه ھ=ه ە=ه ۃ=ه ک=ك ڪ=ك ګ=گ ڭ=گ ڠ=گ ۇ=و ۋ=و ۅ=و ء=',
);

const NOT_LETTERS = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]/g;

/** One spelling for interchangeable letters: the key of the name table. Vowel signs and tatweel are dropped. */
export function foldArabic(word: string): string {
  let out = '';
  for (const letter of word.replace(NOT_LETTERS, '')) out += SAME.get(letter) ?? letter;
  return out;
}
