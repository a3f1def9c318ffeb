import { type LetterTable, letterTable } from '../letters/letter-table.ts';

/** Letters that are written for one another, or that differ by language and keyboard only. */
const SAME: LetterTable = letterTable(
  'أ=ا إ=ا آ=ا ٱ=ا ى=ي ی=ي ې=ي ۍ=ي ے=ي ۓ=ي ئ=ي ؤ=و ة=ه ۀ=ه ہ=ه ۂ=ه ھ=ه ە=ه ۃ=ه ک=ك ڪ=ك ګ=گ ڭ=گ ڠ=گ ۇ=و ۋ=و ۅ=و ء=',
);

const NOT_LETTERS = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]/g;

/** One spelling for letters that writers exchange: the key of the name table. Vowel signs and tatweel go. */
export function foldArabic(word: string): string {
  let out = '';
  for (const letter of word.replace(NOT_LETTERS, '')) out += SAME.get(letter) ?? letter;
  return out;
}
