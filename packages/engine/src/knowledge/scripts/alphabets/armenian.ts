import { letterTable, spell } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** Eastern Armenian as passports print it (BGN/PCGN without marks). */
const EASTERN = letterTable(
  'ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t',
  'ր=r ց=ts ւ=v փ=p ք=k օ=o ֆ=f և=ev եւ=ev ու=u ոյ=uy իւ=yu ﬓ=mn ﬔ=me ﬕ=mi ﬖ=vn ﬗ=mkh',
);

/** The diaspora swaps voiced and voiceless stops: Krikor, Bedros, Hagop. */
const WESTERN = letterTable('բ=p գ=k դ=t կ=g պ=b տ=d ձ=ts ծ=dz ջ=ch ճ=j խ=kh ու=ou');

/** Latin spellings of a word in Armenian letters. */
export function romaniseArmenian(word: string): readonly RomanPart[] {
  const reformed = word.replace(/եան$/, 'յան');
  const opening = reformed
    .replace(/^ո(?!ւ)/, 'vo')
    .replace(/^ե(?!ւ)/, 'ye')
    .replace(/^և/, 'yev');
  const western = spell(reformed, EASTERN, WESTERN);
  return wholeWord(word, [
    spell(opening, EASTERN),
    spell(reformed, EASTERN),
    spell(reformed, EASTERN).replace(/yan$/, 'ian'),
    western.replace(/yan$/, 'ian'),
    western,
    // French writes ts and dz with one letter, and Hovhannes as Ohannes.
    spell(opening, EASTERN).replace(/^hov(?=h)/, 'o'),
  ]);
}
