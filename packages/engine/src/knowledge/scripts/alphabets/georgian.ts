import { letterTable, spell } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** The national system of 2002 without apostrophes. */
const NATIONAL = letterTable(
  'ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h ჱ=e ჲ=y ჳ=v ჴ=kh ჵ=o ჶ=f',
);
/** Georgian names that reached lists through Russian. */
const RUSSIAN = letterTable('ყ=k ჯ=dzh ფ=f ღ=g ჰ=g');

/** Latin spellings of a word in Georgian letters, in Mkhedruli or its capitals. */
export function romaniseGeorgian(original: string): readonly RomanPart[] {
  const word = original.replace(/[\u1c90-\u1cbf\u10a0-\u10c5\u2d00-\u2d25]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code >= 0x2d00 ? 0x2d00 : code >= 0x1c90 ? 0x1c90 : 0x10a0;
    return String.fromCharCode(code - first + 0x10d0);
  });
  return wholeWord(original, [spell(word, NATIONAL), spell(word, NATIONAL, RUSSIAN)]);
}
