import { type LetterTable, letterTable, spell } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** ELOT 743, as in Greek and Cypriot passports. */
const ELOT = letterTable(
  'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
  'ά=a έ=e ή=i ί=i ό=o ύ=y ώ=o ϊ=i ΐ=i ϋ=y ΰ=y ϐ=v ϑ=th ϕ=f ϖ=p ϰ=k ϱ=r ϲ=s ϳ=y',
  'ου=ou ού=ou γγ=ng γξ=nx γχ=nch γκ=gk ντ=nt μπ=mp',
);

/** The pronunciation in newspaper spelling. */
const SPOKEN = letterTable('μπ=b ντ=d γκ=g χ=h ου=u ού=u αι=e αί=e οι=i οί=i ει=i εί=i υ=i ύ=i γγ=ng τζ=j');
const CLASSICAL = letterTable('η=e ή=e φ=ph β=b υ=y κ=c χ=ch ου=u ού=u αι=ae');
const KEPT_B = letterTable('β=b χ=kh υ=i ύ=i φ=ph γι=yi');

const UNVOICED_NEXT = 'θκξπσςτφχψ';
const DIPHTHONGS: LetterTable = letterTable('α=a ε=e η=i');

/** Latin spellings of a word in Greek letters; polytonic accents are removed first. */
export function romaniseGreek(original: string): readonly RomanPart[] {
  const word = monotonic(original);
  const plain = [ELOT, SPOKEN, KEPT_B, CLASSICAL].map((table) =>
    spell(diphthongs(word, table === CLASSICAL), ELOT, table),
  );
  const spoken = spell(diphthongs(word.replace(/^μπ/, 'b').replace(/^ντ/, 'd').replace(/^γκ/, 'g'), false), ELOT);
  return wholeWord(original, [spoken, ...plain]);
}

/** αυ, ευ, ηυ are av/ev/iv before voiced sounds and af/ef/if before the rest; the classical spelling keeps u. */
function diphthongs(word: string, classical: boolean): string {
  return word.replace(/([αεη])[υύ]/g, (_, vowel: string, at: number) => {
    if (classical) return `${DIPHTHONGS.get(vowel)}u`;
    const next = word.charAt(at + 2);
    return `${DIPHTHONGS.get(vowel)}${next === '' || UNVOICED_NEXT.includes(next) ? 'f' : 'v'}`;
  });
}

/** U+1F00–1FFF hold the same letters with ancient accents, in runs of the same base letter. */
export function monotonic(word: string): string {
  return word.replace(/[\u1f00-\u1fff]/g, (letter) => {
    const code = letter.charCodeAt(0);
    for (const [last, base] of POLYTONIC) if (code <= last) return base;
    return letter;
  });
}

const POLYTONIC: readonly (readonly [last: number, base: string])[] = [
  [0x1f0f, 'α'],
  [0x1f1f, 'ε'],
  [0x1f2f, 'η'],
  [0x1f3f, 'ι'],
  [0x1f4f, 'ο'],
  [0x1f5f, 'υ'],
  [0x1f6f, 'ω'],
  [0x1f71, 'α'],
  [0x1f73, 'ε'],
  [0x1f75, 'η'],
  [0x1f77, 'ι'],
  [0x1f79, 'ο'],
  [0x1f7b, 'υ'],
  [0x1f7f, 'ω'],
  [0x1f8f, 'α'],
  [0x1f9f, 'η'],
  [0x1faf, 'ω'],
  [0x1fbd, 'α'],
  [0x1fbf, 'ι'],
  [0x1fcf, 'η'],
  [0x1fdf, 'ι'],
  [0x1fe3, 'υ'],
  [0x1fe5, 'ρ'],
  [0x1fef, 'υ'],
  [0x1fff, 'ω'],
];
