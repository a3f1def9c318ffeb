import { hongKongSpellings } from './han/han-cantonese.ts';
import { foreignNames, soundOfHan } from './han/han-sound.ts';
import { hanTables } from './han/han-tables.ts';
import { wadeGiles } from './han/han-wade-giles.ts';
import { isHangul, nativeLetter } from './han/native-letter.ts';
import {
  guessedGivenNames,
  japaneseGuess,
  japaneseReadings,
  japaneseSounds,
  LONGEST_JAPANESE,
} from './japanese/japanese-words.ts';
import { soundOfHangul } from './korean/hangul-sound.ts';
import { koreanSpellings, surnameSpellings } from './korean/korean-spelling.ts';
import { SYSTEM } from './letters/reading-system.ts';

/** A reading of several characters as one word in one system: Latin letters, or a sound. */
export type NativeReading = {
  /** Characters of the word: `count` from `first` on. */
  readonly first: number;
  readonly count: number;
  readonly text: string;
  readonly system: number;
};

/** Longest word in native characters that is read as a whole. */
const LONGEST_WORD = 12;
/** Number of syllables in a joined given name. */
const GIVEN = 2;
/** Maximum number of spellings tried per syllable of a joined given name. */
const MAX_SPELLINGS = 3;
/** Maximum number of syllables in a joined company name, and of spellings tried for each. */
const LONGEST_BRAND = 4;
const BRAND_SPELLINGS = 2;

/**
 * Readings of runs of Han characters or hangul inside a word as one word in Latin letters: given names ("Jinping"),
 * Japanese names, foreign names by their sound.
 */
export function nativeReadings(word: string): readonly NativeReading[] {
  if (word.length > LONGEST_WORD) return [];
  return nativeLetter(word.charAt(0)) === undefined
    ? []
    : isHangul(word.charAt(0))
      ? hangulReadings(word)
      : hanReadings(word);
}

function hangulReadings(word: string): readonly NativeReading[] {
  const readings: NativeReading[] = [];
  for (const [first, count] of runs(word.length, GIVEN, GIVEN)) {
    for (const text of joined(word.slice(first, first + count), (letter) => koreanSpellings(letter, false)))
      readings.push({ first, count, text, system: SYSTEM.korean });
  }
  if (isBrand(word)) {
    const spell = (letter: string): readonly string[] => koreanSpellings(letter, false).slice(0, BRAND_SPELLINGS);
    for (const text of joined(word, spell))
      readings.push({ first: 0, count: word.length, text, system: SYSTEM.korean });
  }
  if (word.length >= GIVEN)
    for (const text of surnameSpellings(word.slice(0, GIVEN)))
      readings.push({ first: 0, count: GIVEN, text, system: SYSTEM.korean });
  const sound = soundOfHangul(word);
  if (sound !== undefined) readings.push({ first: 0, count: word.length, text: sound, system: SYSTEM.sound });
  return readings;
}

function hanReadings(word: string): readonly NativeReading[] {
  const { pinyin, jyutping, korean } = hanTables();
  const readings: NativeReading[] = [];
  const spell = (letter: string): readonly (readonly [number, readonly string[]])[] => {
    const usual = pinyin.get(letter);
    const cantonese = jyutping.get(letter);
    const hangul = korean.get(letter);
    return [
      [SYSTEM.pinyin, usual === undefined ? [] : [...new Set([usual.replace('v', 'u'), usual])]],
      [SYSTEM.wade, usual === undefined ? [] : [wadeGiles(usual)]],
      [SYSTEM.cantonese, cantonese === undefined ? [] : hongKongSpellings(cantonese)],
      [SYSTEM.korean, hangul === undefined ? [] : koreanSpellings(hangul, false)],
    ];
  };
  for (const [first, count] of runs(word.length, GIVEN, GIVEN)) {
    const part = word.slice(first, first + count);
    for (const system of [SYSTEM.pinyin, SYSTEM.wade, SYSTEM.cantonese, SYSTEM.korean])
      for (const text of joined(part, (letter) => spell(letter).find(([one]) => one === system)?.[1] ?? []))
        readings.push({ first, count, text, system });
  }
  if (isBrand(word)) {
    for (const text of joined(word, (letter) => usualPinyin(letter)))
      readings.push({ first: 0, count: word.length, text, system: SYSTEM.pinyin });
  }
  for (const [first, count] of runs(word.length, 1, LONGEST_JAPANESE)) {
    const part = word.slice(first, first + count);
    for (const text of japaneseReadings(part)) readings.push({ first, count, text, system: SYSTEM.japanese });
  }
  return [...readings, ...givenGuesses(word), ...wholeReadings(word)];
}

/** Maximum number of characters in a Japanese family name. */
const LONGEST_FAMILY = 3;
const SHORTEST_GIVEN = 2;

/** The part after a known Japanese family name, read by its characters unless it is a known name itself. */
function givenGuesses(word: string): readonly NativeReading[] {
  const readings: NativeReading[] = [];
  for (let first = 1; first <= LONGEST_FAMILY && first + SHORTEST_GIVEN <= word.length; first++) {
    const given = word.slice(first);
    if (given.length > LONGEST_FAMILY || japaneseReadings(word.slice(0, first)).length === 0) continue;
    if (japaneseReadings(given).length > 0) continue;
    for (const text of guessedGivenNames(given))
      readings.push({ first, count: given.length, text, system: SYSTEM.japanese });
  }
  return readings;
}

/** The word as an unlisted Japanese name and as a foreign one. */
function wholeReadings(word: string): readonly NativeReading[] {
  const whole = { first: 0, count: word.length };
  const simplified = Array.from(word, (letter) => nativeLetter(letter) ?? letter).join('');
  const readings: NativeReading[] = [];
  const guess = word.length > 1 && japaneseReadings(word).length === 0 ? japaneseGuess(word) : undefined;
  if (guess !== undefined) readings.push({ ...whole, text: guess, system: SYSTEM.japanese });
  const bySound = word.length > 1 && word.length <= LONGEST_BRAND ? japaneseSounds(word) : undefined;
  if (bySound !== undefined && bySound !== guess) readings.push({ ...whole, text: bySound, system: SYSTEM.japanese });
  for (const text of foreignNames(simplified)) readings.push({ ...whole, text, system: SYSTEM.sound });
  const sound = word.length > 1 ? soundOfHan(simplified) : undefined;
  if (sound !== undefined) readings.push({ ...whole, text: sound, system: SYSTEM.sound });
  return readings;
}

/** Whether companies write the whole word as one in Latin letters: 宏泰达 is Hongtaida. */
const isBrand = (word: string): boolean => word.length > GIVEN && word.length <= LONGEST_BRAND;

function usualPinyin(letter: string): readonly string[] {
  const usual = hanTables().pinyin.get(letter);
  return usual === undefined ? [] : [usual.replace('v', 'u')];
}

function runs(length: number, shortest: number, longest: number): (readonly [first: number, count: number])[] {
  const all: (readonly [number, number])[] = [];
  for (let count = shortest; count <= Math.min(longest, length); count++)
    for (let first = 0; first + count <= length; first++) all.push([first, count]);
  return all;
}

/** Every joined spelling of some syllables, from the usual spellings of each. */
function joined(word: string, spell: (letter: string) => readonly string[]): readonly string[] {
  let texts = [''];
  for (const letter of word) {
    const own = spell(letter).slice(0, MAX_SPELLINGS);
    texts = texts.flatMap((text) => own.map((one) => text + one));
  }
  return texts;
}
