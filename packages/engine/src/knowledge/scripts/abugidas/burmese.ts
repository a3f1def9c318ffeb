import { letterTable } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

const CONSONANTS = letterTable(
  'က=k ခ=kh ဂ=g ဃ=g င=ng စ=s ဆ=s ဇ=z ဈ=z ဉ=ny ည=ny ဋ=t ဌ=t ဍ=d ဎ=d ဏ=n တ=t ထ=ht ဒ=d ဓ=d န=n ပ=p ဖ=ph ဗ=b ဘ=b မ=m ယ=y ရ=y လ=l ဝ=w သ=th ဟ=h ဠ=l အ= ဿ=th',
  'ဣ=i ဤ=i ဥ=u ဦ=u ဧ=ay ဩ=aw ဪ=aw',
);

/**
 * Rimes by their signs, in the English spelling of names. \ue000 stands for the creaky tone of "Myint", \ue001 for that
 * of "Nyunt".
 */
const RIMES = letterTable(
  'ောင်=aung ေါင်=aung ိုင်=aing ိုက်=aik ောက်=auk ေါက်=auk ိန်=ein ိမ်=ein ုန်=on ုမ်=on ိတ်=eik ိပ်=eik ုတ်=ok ုပ်=ok ော်=aw ို=o ော=aw ေါ်=aw ေါ=aw',
  'င်=in \ue000=int \ue001=ant က်=et န်=an မ်=an ည်=i ဉ်=in စ်=it တ်=at ပ်=at ယ်=e ာ=a ါ=a ိ=i ီ=i ု=u ူ=u ေ=ay ဲ=e ံ=an ုံ=on ိံ=ein',
);
/** Spellings of younger people and companies: Thar, Kyal, Soe, Bone. */
const MODERN = letterTable('ိုက်=ike ုန်=one ုမ်=one ုံ=one ိတ်=eit ုတ်=oke ုပ်=oke ို=oe ာ=ar ါ=ar ယ်=al မ်=am ံ=am ဲ=ae ေ=ay ည်=e က်=ak');
/** Spellings of older names: Ne Win. */
const OLD = letterTable('ေ=e ယ်=ai ီ=ee ိ=i ူ=oo ု=u ည်=yi');
/** With these rimes, medial w is their vowel: Tun, Htut. */
const ROUNDED = letterTable('န်=un \ue001=unt မ်=un တ်=ut ပ်=ut ံ=un');

const VOICED = letterTable('k=g t=d p=b s=z ky=gy ch=gy th=d ht=d');

const SYLLABLE = /^([\u1000-\u102a\u103f])((?:\u1039[\u1000-\u1021])?)([\u103b-\u103e]*)/;
const CREAKY = /\u1004(?:\u1037\u103a|\u103a\u1037)/g;
const CREAKY_N = /\u1014(?:\u1037\u103a|\u103a\u1037)/g;
const TONES = /[\u1037\u1038]/g;

type Style = { readonly rimes?: typeof RIMES; readonly voiced?: boolean; readonly r?: boolean };

/** Spelling styles, usual ones first; a style applies to the whole word, syllable by syllable. */
const STYLES: readonly Style[] = [
  {},
  { rimes: MODERN },
  { rimes: MODERN, voiced: true },
  { voiced: true },
  { rimes: OLD },
  { r: true },
  { rimes: MODERN, r: true },
];

/** Latin spellings of a word in Burmese letters, syllable by syllable. */
export function romaniseBurmese(original: string): readonly RomanPart[] {
  const word = original.replace(CREAKY, '\ue000').replace(CREAKY_N, '\ue001').replace(TONES, '');
  const spelled = STYLES.map((style) => spellBurmese(word, style));
  const plain = spelled.map((text) => text.replaceAll('ph', 'p').replaceAll('ht', 't').replaceAll('kh', 'k'));
  return wholeWord(original, [...spelled, ...plain]);
}

function spellBurmese(word: string, style: Style): string {
  let rest = word;
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
    rest = rest.slice(rime.length);
    const onset = onsetOf(letter, medials, style);
    const rounded = medials.includes('\u103d') ? ROUNDED.get(rime) : undefined;
    const vowel = rounded ?? (medials.includes('\u103d') && rime === 'ေ' ? 'e' : rimeOf(rime, style));
    const spoken = style.voiced && out !== '' && /[aeiouwgnr]$/.test(out) ? (VOICED.get(onset) ?? onset) : onset;
    out += (rounded ? spoken.replace(/w$/, '') : spoken) + (INDEPENDENT.has(letter) && rime === '' ? '' : vowel);
    if (stacked !== '') out += CONSONANTS.get(stacked.charAt(1)) ?? '';
  }
  return out;
}

const INDEPENDENT = new Set('ဣဤဥဦဧဩဪ');

const rimeOf = (rime: string, { rimes }: Style): string =>
  rime === '' ? 'a' : (rimes?.get(rime) ?? RIMES.get(rime) ?? '');

function onsetOf(letter: string, medials: string, { r }: Style): string {
  const base = letter === 'ရ' && r ? 'r' : (CONSONANTS.get(letter) ?? '');
  const breathed = medials.includes('\u103e');
  const palatal = /[\u103b\u103c]/.test(medials);
  const w = medials.includes('\u103d') ? 'w' : '';
  if (breathed && (letter === 'ရ' || (palatal && (letter === 'သ' || letter === 'လ')))) return `sh${w}`;
  const soft = palatal && base !== 'y' ? (base === 'kh' ? 'ch' : base === 'ng' ? 'ny' : `${base}y`) : base;
  return `${breathed && base !== 'y' ? 'h' : ''}${soft}${w}`;
}

/** The signs of the longest rime at the start of a text; empty if another syllable starts there. */
function longestRime(text: string): string {
  for (let length = 4; length > 0; length--) {
    const rime = text.slice(0, length);
    if (rime.length === length && RIMES.has(rime)) return rime;
  }
  return '';
}
