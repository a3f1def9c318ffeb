import { letterTable } from './letter-table.ts';
import { type RomanPart, wholeWord } from './roman-part.ts';

const CONSONANTS = letterTable(
  'က=k ခ=kh ဂ=g ဃ=g င=ng စ=s ဆ=s ဇ=z ဈ=z ဉ=ny ည=ny ဋ=t ဌ=t ဍ=d ဎ=d ဏ=n တ=t ထ=ht ဒ=d ဓ=d န=n ပ=p ဖ=ph ဗ=b ဘ=b မ=m ယ=y ရ=y လ=l ဝ=w သ=th ဟ=h ဠ=l အ= ဿ=th',
  'ဣ=i ဤ=i ဥ=u ဦ=u ဧ=e ဩ=aw ဪ=aw',
);

/** Rimes by their signs, as Burmese names are spelled in English. */
const RIMES = letterTable(
  'ောင်=aung ိုင်=aing ိုက်=aik ောက်=auk ိန်=ein ိမ်=ein ုန်=on ုမ်=on ိတ်=eik ိပ်=eik ုတ်=oke ုပ်=oke ော်=aw ို့=o ို=o ော=aw ေါ်=aw ေါ=aw ေါင်=aung',
  'င်=in က်=et န်=an မ်=an ည်=i ဉ်=in စ်=it တ်=at ပ်=at ယ်=e ာ=a ါ=a ိ=i ီ=i ု=u ူ=u ေ=ay ဲ=e ံ=an ုံ=on ိံ=ein',
);

const SYLLABLE = /^([\u1000-\u102a\u103f])((?:\u1039[\u1000-\u1021])?)([\u103b-\u103e]*)/;
const TONES = /[\u1037\u1038]/g;

/** Latin spelling of a word in Burmese letters, syllable by syllable. */
export function romaniseBurmese(original: string): readonly RomanPart[] {
  let rest = original.replace(TONES, '');
  let out = '';
  while (rest !== '') {
    const match = SYLLABLE.exec(rest);
    if (match === null) {
      rest = rest.slice(1);
      continue;
    }
    const [whole, letter = '', stacked = '', medials = ''] = match;
    rest = rest.slice(whole.length);
    const rime = longestRime(rest);
    out += onset(letter, medials) + (rime?.latin ?? 'a') + stackedOnset(stacked);
    rest = rest.slice(rime?.length ?? 0);
  }
  return wholeWord(original, [
    out,
    out.replaceAll('ph', 'p').replaceAll('ht', 't'),
    out.replaceAll('ay', 'e'),
    out.replace(/y(?=[aeiou])/, 'r'),
  ]);
}

function onset(letter: string, medials: string): string {
  const base = CONSONANTS.get(letter) ?? '';
  const palatal = /[\u103b\u103c]/.test(medials);
  const spelled = palatal ? (base === 'kh' ? 'ch' : base === 'y' ? 'y' : base === 'th' ? 'th' : `${base}y`) : base;
  return `${medials.includes('\u103e') && base !== 'y' ? 'h' : ''}${palatal && medials.includes('\u103e') && base === 'y' ? 'sh' : spelled}${medials.includes('\u103d') ? 'w' : ''}`;
}

const stackedOnset = (stacked: string) => (stacked === '' ? '' : (CONSONANTS.get(stacked.charAt(1)) ?? ''));

function longestRime(text: string): { latin: string; length: number } | undefined {
  for (let length = 4; length > 0; length--) {
    const latin = RIMES.get(text.slice(0, length));
    if (latin !== undefined && text.length >= length) return { latin, length };
  }
  return undefined;
}
