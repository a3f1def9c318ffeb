import type { LetterTable } from '../letters/letter-table.ts';

const VOWELS: Readonly<Record<string, string>> = {
  '\u0e30': 'a',
  '\u0e31': 'a',
  '\u0e32': 'a',
  '\u0e33': 'am',
  '\u0e34': 'i',
  '\u0e35': 'i',
  '\u0e36': 'ue',
  '\u0e37': 'ue',
  '\u0e38': 'u',
  '\u0e39': 'u',
};
const LEADING: Readonly<Record<string, string>> = { เ: 'e', แ: 'ae', โ: 'o', ใ: 'ai', ไ: 'ai' };
const UNSAID = /[\u0e01-\u0e2e][\u0e31-\u0e3a]?\u0e4c|[\u0e46-\u0e4e]/g;
/** In learned spellings, the letter before a silenced last one may be silent too: "chan(thr)". */
const CLUSTER_UNSAID = /(?<=[\u0e30-\u0e3a][\u0e01-\u0e2e])[\u0e01-\u0e2e][\u0e01-\u0e2e]\u0e4c/g;

/** A Thai word without the letters that a cancelling sign silences. */
export const saidLetters = (word: string): string => word.replace(CLUSTER_UNSAID, '').replace(UNSAID, '');

const LIQUIDS = new Set('รลว');

/**
 * A Thai word letter by letter, as families spell names from Sanskrit and Pali: inside the word, every consonant
 * without a vowel sign gets an `a` ("adulyadej"); the last gets none unless two close the word ("shinawatra").
 */
export function thaiByLetters(original: string, letters: LetterTable): string {
  const word = original
    .replace(UNSAID, '')
    .replace(/รร(?=[\u0e01-\u0e2e])/g, '\u0e31')
    .replace(/รร$/, '\u0e31น');
  let out = '';
  for (let at = 0; at < word.length; at++) {
    const leading = LEADING[word.charAt(at)];
    if (leading !== undefined) {
      at++;
      out += letters.get(word.charAt(at)) ?? '';
      if (LIQUIDS.has(word.charAt(at + 1)) && VOWELS[word.charAt(at + 2)] === undefined && at + 2 < word.length) {
        at++;
        out += letters.get(word.charAt(at)) ?? '';
      }
      out += leading;
      continue;
    }
    const letter = letters.get(word.charAt(at));
    if (letter === undefined) continue;
    out += letter;
    const vowel = VOWELS[word.charAt(at + 1)];
    if (vowel !== undefined) {
      out += vowel;
      at++;
      continue;
    }
    const isLast = at === word.length - 1;
    const closesCluster = isLast && /[^aeiou]{2}$/.test(out) && LIQUIDS.has(word.charAt(at));
    if (closesCluster || (!isLast && !closes(word, at))) out += 'a';
  }
  return out;
}

/**
 * Whether a consonant without a vowel closes the syllable before it: the next one has a vowel, or at most one letter
 * follows.
 */
const closes = (word: string, at: number): boolean => {
  const afterVowel = VOWELS[word.charAt(at - 1)] !== undefined || LEADING[word.charAt(at - 2)] !== undefined;
  const short = word.charAt(at - 1) === '\u0e31' || LEADING[word.charAt(at - 2)] !== undefined;
  return afterVowel && (short || at === word.length - 2);
};
