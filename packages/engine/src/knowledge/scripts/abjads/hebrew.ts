import { once } from '../../../types/once.ts';
import { letterTable } from '../letters/letter-table.ts';
import { readNames } from '../letters/name-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';
import { HEBREW_NAMES } from './hebrew-names.ts';

const POINTS = /[\u0591-\u05bd\u05bf\u05c1-\u05c7]/g;
const GERESH = /[\u05f3\u05f4'’"״׳]/g;
const FINALS = letterTable('ך=כ ם=מ ן=נ ף=פ ץ=צ');

const LETTERS = letterTable(
  'ב=b ג=g ד=d ז=z ח=h ט=t כ=k ל=l מ=m נ=n ס=s פ=p צ=ts ק=k ר=r ש=sh ת=t ך=kh ם=m ן=n ף=f ץ=ts װ=v ױ=oy ײ=ay',
);

/** The chosen sound for each ambiguous letter of an unpointed word. */
type Choice = {
  readonly bet: string;
  readonly pe: string;
  readonly shin: string;
  readonly kaf: string;
  readonly het: string;
  readonly vav: string;
  /** Guess the unwritten vowels. */
  readonly vowels: boolean;
  readonly tsadi: string;
  /** The geresh that turns ג into j is often omitted. */
  readonly gimel: string;
};

const NATIVE: Choice = {
  bet: 'v',
  pe: 'f',
  shin: 'sh',
  kaf: 'ch',
  het: 'h',
  vav: 'o',
  vowels: true,
  tsadi: 'tz',
  gimel: 'g',
};
const HARD: Choice = { ...NATIVE, bet: 'b', pe: 'p', kaf: 'k', het: 'ch' };
const FOREIGN: Choice = { ...HARD, vowels: false, tsadi: 'z', shin: 's' };
const FOREIGN_SOFT: Choice = { ...FOREIGN, shin: 'sh', pe: 'f', bet: 'v', vav: 'u', het: 'h' };
const FOREIGN_U: Choice = { ...FOREIGN, shin: 'sh', vav: 'u', tsadi: 'ts' };
const FOREIGN_MIXED: Choice = { ...FOREIGN, shin: 'sh', pe: 'f', tsadi: 'c' };
const FOREIGN_J: Choice = { ...FOREIGN, shin: 'sh', gimel: 'j', tsadi: 'ch' };
const FOREIGN_V: Choice = { ...FOREIGN, bet: 'v' };
const FOREIGN_KH: Choice = { ...FOREIGN_SOFT, kaf: 'ch', het: 'kh', bet: 'b', tsadi: 'ts' };

const FOREIGN_ALL: readonly Choice[] = [FOREIGN, FOREIGN_SOFT, FOREIGN_U, FOREIGN_MIXED, FOREIGN_V, FOREIGN_KH];

const names = once(() => readNames(HEBREW_NAMES, fold));

/** Key of the name table: points and geresh are dropped, final letters become regular ones. */
function fold(word: string): string {
  let out = '';
  for (const letter of word.replace(POINTS, '').replace(GERESH, '')) out += FINALS.get(letter) ?? letter;
  return out;
}

/**
 * Latin spellings of a word in Hebrew letters: known names in their usual spelling, others by rule with guessed vowels.
 */
export function romaniseHebrew(original: string): readonly RomanPart[] {
  const word = original.replace(POINTS, '');
  const spellings = (
    /[גצץ]/.test(word) ? [NATIVE, HARD, FOREIGN_J, ...FOREIGN_ALL] : [NATIVE, HARD, ...FOREIGN_ALL]
  ).map((choice) => spellHebrew(word, choice));
  return wholeWord(original, [...(names().get(fold(word)) ?? []), ...spellings]);
}

function spellHebrew(word: string, choice: Choice): string {
  let out = '';
  let consonants = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    const last = next === '' || (at === word.length - 2 && GERESH_ONE.test(next));
    const latin = GERESH_ONE.test(next) ? (WITH_GERESH.get(letter) ?? undefined) : undefined;
    const vowel = latin === undefined ? vowelOf(word, at, choice, /[aeiou]$/.test(out)) : undefined;
    if (vowel !== undefined) {
      out += vowel;
      consonants = 0;
      continue;
    }
    const consonant = latin ?? consonantOf(letter, at === 0, last, choice);
    if (latin !== undefined) at++;
    if (consonant === '') continue;
    consonants++;
    if (choice.vowels && consonants > 1 && out.length > 0) {
      const opening = consonants === 2 && !/[aeiou]/.test(out);
      if (opening || consonants > 2 || last) {
        out += last && !opening ? 'e' : 'a';
        consonants = 1;
      }
    }
    out += consonant;
  }
  return out;
}

const GERESH_ONE = /^[\u05f3'’]$/;
const WITH_GERESH = letterTable('ג=j ז=zh צ=ch ץ=ch ת=th ד=dh ח=kh ט=z ע=gh ר=gh ו=w');

/** The vowel that a letter stands for at its position, or undefined if it is a consonant there. */
function vowelOf(word: string, at: number, choice: Choice, afterVowel: boolean): string | undefined {
  const letter = word.charAt(at);
  const next = word.charAt(at + 1);
  const last = next === '';
  switch (letter) {
    case 'א':
      return /[וי]/.test(next) && at === 0 ? '' : afterVowel && !last ? (choice.vowels ? 'a' : '') : 'a';
    case 'ע':
      return /[אוי]/.test(next) || afterVowel ? '' : 'a';
    case 'ה':
      return last && at > 0 ? (word.charAt(at - 1) === 'א' ? 'h' : 'a') : undefined;
    case 'ו':
      if (next === 'ו') return at === 0 ? '' : undefined;
      if (at === 0 || word.charAt(at - 1) === 'ו') return undefined;
      if (word.charAt(at - 1) === 'י' && !choice.vowels) return choice.vav;
      return afterVowel && !/[אע]/.test(word.charAt(at - 1)) ? undefined : choice.vav;
    case 'י':
      if (at === 0) return undefined;
      if (next === 'י') return choice.vowels ? 'a' : 'e';
      if (next === 'ו' || next === 'א' || next === 'ה') return afterVowel ? undefined : 'i';
      return 'i';
    default:
      return undefined;
  }
}

function consonantOf(letter: string, first: boolean, last: boolean, choice: Choice): string {
  switch (letter) {
    case 'ב':
      return first ? 'b' : choice.bet;
    case 'פ':
      return first ? (choice === FOREIGN_SOFT || choice === FOREIGN_MIXED ? 'f' : 'p') : choice.pe;
    case 'כ':
      return first ? 'k' : choice.kaf;
    case 'ח':
      return choice.het;
    case 'ג':
      return choice.gimel;
    case 'ש':
      return choice.shin;
    case 'צ':
    case 'ץ':
      return choice.tsadi;
    case 'ו':
      return choice.vowels || choice === FOREIGN_SOFT ? 'v' : 'w';
    case 'י':
      return 'y';
    case 'ה':
      return last ? '' : 'h';
    default:
      return LETTERS.get(letter) ?? '';
  }
}
