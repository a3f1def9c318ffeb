import { once } from '../../../types/once.ts';
import { type LetterTable, letterTable, spell } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';
import { LATIN_FOLD } from './latin-fold.gen.ts';

const PLAIN = /^[a-z0-9]+$/;

/** Letters for which passports and lists do not use the Unicode base. */
const CONVENTIONAL = 'ß=ss æ=ae œ=oe þ=th ŋ=ng ə=a ı=i đ=d ð=d ƣ=gh ʻ= ʼ= ʿ= ʾ= ʹ= ʺ=';

/** Passport spellings that replace an umlaut or a ring with two letters (German, Nordic). */
const UMLAUT = letterTable('ä=ae ö=oe ü=ue å=aa ø=oe ð=dh ə=e ñ=ny ğ=gh ţ=ts ț=ts đ=dj ł=w œ=e æ=e ij=y');

/** English spellings of the sounds (Slavic, Turkic, Baltic, Romanian, French). */
const PHONETIC = letterTable(
  'č=ch ć=ch š=sh ś=sh ž=zh ź=zh ż=zh ç=ch ş=sh ș=sh ţ=ts ț=ts đ=dj ñ=ny ń=ny ň=ny ř=rzh ğ= ŝ=sh ĉ=ch ĝ=j ĥ=kh ġ=j ħ=h ł=w',
);

const foldTable = once((): LetterTable => {
  const table = new Map<string, string>();
  for (const [base, letters] of LATIN_FOLD) for (const letter of letters) table.set(letter, base);
  for (const [letter, base] of letterTable(CONVENTIONAL)) table.set(letter, base);
  return table;
});

/** Folds Latin letters with diacritics and special letters to `[a-z0-9]`; marks that cannot be composed are dropped. */
export function romaniseLatin(word: string): readonly RomanPart[] {
  if (PLAIN.test(word)) return [{ text: word, start: 0, end: word.length, readings: [] }];
  const table = foldTable();
  return wholeWord(word, [spell(word, table), spell(word, table, UMLAUT), spell(word, table, PHONETIC)]);
}

/** The plain letters of a word, in the most likely spelling without diacritics. */
export const foldLatin = (word: string): string => (PLAIN.test(word) ? word : spell(word, foldTable()));
