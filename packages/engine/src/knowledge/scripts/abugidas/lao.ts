import { letterTable } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';
import { thaiSpellings } from './thai.ts';

/** Lao letters are 0x80 above the corresponding Thai letters. */
const THAI_DISTANCE = 0x80;
const OWN = letterTable('ົ=\ue010 ໜ=\u0e2b\u0e19 ໝ=\u0e2b\u0e21 ໍ=\u0e2d ຼ=\u0e25');

/** Lao initials that sound different from the Thai ones. */
const INITIAL = letterTable(
  'ก=k ข=kh ค=kh ง=ng จ=ch ส=s ช=x ญ=ny ด=d ต=t ถ=th ท=th น=n บ=b ป=p ผ=ph ฝ=f พ=ph ฟ=f ม=m ย=y ร=r ล=l ว=v ห=h อ= ฮ=h',
);

/** Latin spelling of a word in Lao letters, read by Thai syllable shapes. */
export function romaniseLao(word: string): readonly RomanPart[] {
  let thai = '';
  for (const letter of word.replace(/([\u0e81-\u0eae])\u0ebd/g, '\u0ec0$1\u0eb5\u0ea2'))
    thai += OWN.get(letter) ?? String.fromCharCode(letter.charCodeAt(0) - THAI_DISTANCE);
  const [text = '', ...others] = thaiSpellings(thai, INITIAL);
  return wholeWord(word, [text, text.replaceAll('x', 's').replaceAll('ny', 'y'), ...others]);
}
