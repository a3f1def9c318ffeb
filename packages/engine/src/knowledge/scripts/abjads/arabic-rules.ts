import { type LetterTable, letterTable } from '../letters/letter-table.ts';

/** A convention: how it spells consonants and long vowels, and whether it guesses short vowels. */
export type ArabicConvention = {
  readonly letters: LetterTable;
  readonly waw: string;
  readonly wawConsonant: string;
  readonly ya: string;
  /** Guess the short vowels of Arabic words; foreign names mostly write theirs. */
  readonly vowels: boolean;
};

/** Arabic, Persian, Urdu, Pashto, Kurdish and Uyghur consonants as the lists spell them. */
export const ARABIC_LETTERS: LetterTable = letterTable(
  'ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h ة=a',
  'پ=p چ=ch ژ=zh گ=g ک=k ڤ=v ڥ=v ڢ=f ݣ=g ٹ=t ڈ=d ڑ=r ں=n ہ=h ھ=h ټ=t ډ=d ړ=r ڼ=n ښ=sh ږ=zh ځ=dz څ=ts ګ=g ڕ=r ڵ=l ڭ=ng ۀ=h',
  'ٺ=t ڀ=b ٻ=b ڄ=j ڃ=n ڌ=d ڊ=d ڙ=r ڪ=k ڱ=n ڻ=n ڇ=ch ڦ=p ݨ=n ٽ=t ھ=h ۋ=v',
);

const EMPTY: LetterTable = new Map();

/** Native Arabic as OFAC, the UN and the EU print it. */
export const NATIVE: ArabicConvention = { letters: EMPTY, waw: 'u', wawConsonant: 'w', ya: 'i', vowels: true };
/** Persian, Dari, Urdu. */
export const PERSIAN: ArabicConvention = {
  letters: letterTable('ث=s ذ=z ض=z ظ=z ق=gh'),
  waw: 'o',
  wawConsonant: 'v',
  ya: 'i',
  vowels: true,
};
/** Maghreb and Lebanon, following French. */
export const FRENCH: ArabicConvention = {
  letters: letterTable('ش=ch ج=dj ق=k خ=kh ث=t ذ=d'),
  waw: 'ou',
  wawConsonant: 'ou',
  ya: 'i',
  vowels: true,
};
/** Egypt. */
export const EGYPTIAN: ArabicConvention = {
  letters: letterTable('ج=g ق=k ث=s ذ=z ظ=z'),
  waw: 'o',
  wawConsonant: 'w',
  ya: 'e',
  vowels: true,
};
/** A foreign name: its vowels are written, and `p` and `v` become ب and ف. */
export const FOREIGN: ArabicConvention = {
  letters: letterTable('ج=g غ=g ق=k ث=th تش=ch كس=x'),
  waw: 'o',
  wawConsonant: 'w',
  ya: 'i',
  vowels: false,
};
export const FOREIGN_PV: ArabicConvention = {
  letters: letterTable('ب=p ف=v ج=j غ=g ق=c ك=c تش=ch دج=j ش=ch'),
  waw: 'o',
  wawConsonant: 'v',
  ya: 'e',
  vowels: false,
};
/** Like {@link FOREIGN}, with j, b and f. */
export const FOREIGN_J: ArabicConvention = { ...FOREIGN, letters: letterTable('غ=g تش=ch دج=j'), ya: 'e' };

type Sound = { readonly latin: string; readonly vowel: boolean };

const isVowelLetter = (letter: string) => letter === 'ا' || letter === 'و' || letter === 'ي';

/** Spells a word in Arabic letters by rule. `word` has no vowel signs, but may contain أ, إ, آ, ئ and ؤ. */
export function spellArabic(word: string, convention: ArabicConvention): string {
  const sounds = soundsOf(word, convention);
  return convention.vowels ? withShortVowels(sounds, word) : sounds.map((sound) => sound.latin).join('');
}

function soundsOf(word: string, convention: ArabicConvention): Sound[] {
  const sounds: Sound[] = [];
  const consonant = (latin: string) => sounds.push({ latin, vowel: false });
  const vowel = (latin: string) => sounds.push({ latin, vowel: true });
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    const pair = convention.letters.get(letter + next);
    const afterVowel = sounds.at(-1)?.vowel ?? false;
    if (pair !== undefined && next !== '') {
      consonant(pair);
      at++;
    } else if (letter === 'ا' || letter === 'أ' || letter === 'آ' || letter === 'ٱ') {
      if (at === 0 && (next === 'ي' || next === 'و') && word.length > 2 && !isVowelLetter(word.charAt(at + 2))) {
        vowel(next === 'ي' ? (convention.vowels ? 'i' : 'i') : convention.waw);
        at++;
      } else if (!afterVowel || sounds.at(-1)?.latin !== 'a') vowel('a');
    } else if (letter === 'إ') {
      vowel(next === 'ي' ? '' : 'i');
    } else if (letter === 'ى' || letter === 'ة' || letter === 'ە') {
      vowel('a');
    } else if (letter === 'ع') {
      if (!afterVowel && !isVowelLetter(next)) vowel('a');
      else if (at === 0 && next !== 'ا') vowel(next === 'ي' ? '' : 'a');
    } else if (letter === 'ه' && at === word.length - 1 && at > 1 && !afterVowel) {
      vowel(convention === PERSIAN ? 'eh' : 'a');
    } else if (letter === 'و' || letter === 'ؤ' || letter === 'ۆ') {
      if (at === 0 ? next !== '' : next === 'ا' || next === 'ة' || (afterVowel && sounds.at(-1)?.latin !== '')) {
        consonant(convention.wawConsonant);
      } else vowel(convention.waw);
    } else if (
      letter === 'ي' ||
      letter === 'ی' ||
      letter === 'ئ' ||
      letter === 'ې' ||
      letter === 'ے' ||
      letter === 'ێ'
    ) {
      if (at === 0 || (afterVowel && letter !== 'ئ')) {
        if (at > 0 && next === '') vowel(sounds.at(-1)?.latin === convention.ya ? '' : 'i');
        else consonant('y');
      } else if (next === 'ا' && convention.vowels && letter !== 'ئ') {
        vowel('i');
        consonant('y');
      } else vowel(convention.ya);
    } else {
      const latin = convention.letters.get(letter) ?? ARABIC_LETTERS.get(letter);
      if (latin !== undefined && latin !== '') consonant(latin);
    }
  }
  return sounds;
}

/**
 * Inserts unwritten short vowels. Arabic syllables begin with a single consonant, so there is a vowel before the second
 * of two initial consonants and before the third of three in a row; final `CāCC` is usually the pattern `fāʿil`.
 */
function withShortVowels(sounds: readonly Sound[], word: string): string {
  let out = '';
  let run = 0;
  for (const [at, sound] of sounds.entries()) {
    if (sound.vowel) {
      run = 0;
      out += sound.latin;
      continue;
    }
    run++;
    const last = at === sounds.length - 1;
    const opening = at === run - 1;
    if (run === 2 && opening) {
      out += word.charAt(0) === 'م' && !isMaful(sounds) ? 'u' : 'a';
      run = 1;
    } else if (run === 2 && (last || isFeminineFail(sounds, at))) {
      out += sounds[at - 2]?.latin === 'a' ? 'i' : 'a';
    } else if (run === 3) {
      out += 'a';
      run = 1;
    }
    out += sound.latin;
  }
  return out;
}

/** `fāʿila`: Qahira, Fatima. `at` is the consonant before the ending. */
function isFeminineFail(sounds: readonly Sound[], at: number): boolean {
  const end = sounds[at + 1];
  return at === 3 && sounds.length === 5 && sounds[1]?.latin === 'a' && (end?.latin === 'a' || end?.latin === 'eh');
}

/** `maCCūC`, the passive participle: Mahmud, Mansur, Masud. */
function isMaful(sounds: readonly Sound[]): boolean {
  const long = sounds[3];
  return sounds.length === 5 && long?.vowel === true && (long.latin.startsWith('o') || long.latin === 'u');
}
