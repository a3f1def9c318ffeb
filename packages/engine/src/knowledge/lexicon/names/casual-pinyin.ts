import { isPinyin, pinyinOfWadeGiles } from './wade-giles.ts';

/** Spellings of pinyin initials in newspapers, missionary texts and passports: "Shiao" is Xiao. */
const INITIALS: readonly (readonly [written: RegExp, pinyin: readonly string[]])[] = [
  [/^sh?(?=i[aenou])/, ['x']],
  [/^h(?=i)/, ['x']],
  [/^ts(?=i)/, ['j', 'q']],
  [/^k(?=i)/, ['j', 'q']],
  [/^dz/, ['z', 'j']],
  [/^dj/, ['j', 'zh']],
];

/**
 * Pinyin syllables that a non-pinyin word may stand for: in Wade–Giles ("hsieh") or informal spelling ("shieh",
 * "siang", "tsin"). Empty for all other words.
 */
export function pinyinWrittenAs(word: string): readonly string[] {
  const wade = pinyinOfWadeGiles(word);
  if (wade.length > 0 || isPinyin(word)) return wade;
  const plain = word.replace(/eh$/, 'e').replace(/ien$/, 'ian');
  return INITIALS.flatMap(([written, initials]) =>
    written.test(plain) ? initials.map((initial) => plain.replace(written, initial)).filter(isPinyin) : [],
  );
}
