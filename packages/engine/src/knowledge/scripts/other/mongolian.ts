import { letterTable, spell } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

const LETTERS = letterTable(
  'ᠠ=a ᠡ=e ᠢ=i ᠣ=o ᠤ=u ᠥ=o ᠦ=u ᠧ=e ᠨ=n ᠩ=ng ᠪ=b ᠫ=p ᠬ=kh ᠭ=g ᠮ=m ᠯ=l ᠰ=s ᠱ=sh ᠲ=t ᠳ=d ᠴ=ch ᠵ=j ᠶ=y ᠷ=r ᠸ=v ᠹ=f ᠺ=k ᠻ=kh ᠼ=ts ᠽ=z ᠾ=h ᠿ=zh ᡀ=lh ᡁ=zh ᡂ=ch',
);

/**
 * Latin spelling of a word in the traditional Mongolian script, letter by letter (as written, not in modern
 * pronunciation).
 */
export function romaniseMongolian(word: string): readonly RomanPart[] {
  const plain = spell(word, LETTERS);
  return wholeWord(word, [plain, plain.replace(/[ai]g[au]/g, 'aa').replace(/(?:aa)+/g, 'aa')]);
}
