import {
  koreanSurnamesInCyrillic,
  koreanSyllablesInCyrillic,
  palladiusSyllables,
} from '../../knowledge/scripts/korean/cyrillic-eastern.ts';
import { surnameSpellings } from '../../knowledge/scripts/korean/korean-spelling.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import type { Token } from '../text/token.ts';
import { givenReadings } from './korean-readings.ts';

const NONE: readonly NativeReading[] = [];
const FEWEST = 2;
const MOST = 3;

/**
 * Readings of a Chinese or Korean name in Russian letters in its own romanisation: "Си Цзинпин" is Xi Jinping, "Пак Кын
 * Хе" is Park Geun-hye. None unless the first word is one syllable and the others are one or two.
 */
export function cyrillicReadings(tokens: readonly Token[]): readonly NativeReading[] {
  if (tokens.length < FEWEST || tokens.length > MOST || tokens.some(({ script }) => script !== 'Cyrl')) return NONE;
  return [...chineseReadings(tokens), ...koreanReadings(tokens)];
}

function chineseReadings(tokens: readonly Token[]): readonly NativeReading[] {
  const family = palladiusSyllables(tokens[0]?.text ?? '');
  const given = family.length === 0 ? undefined : syllablesOf(tokens.slice(1), palladiusSyllables);
  if (given === undefined) return NONE;
  const words = tokens.length - 1;
  const whole = given.reduce<string[]>((texts, own) => texts.flatMap((text) => own.map((one) => text + one)), ['']);
  return [
    ...family.map((text) => ({ first: 0, count: 1, text, system: SYSTEM.pinyin })),
    ...whole.map((text) => ({ first: 1, count: words, text, system: SYSTEM.pinyin })),
  ];
}

function koreanReadings(tokens: readonly Token[]): readonly NativeReading[] {
  const family = koreanSurnamesInCyrillic(tokens[0]?.text ?? '');
  const given = family.length === 0 ? undefined : syllablesOf(tokens.slice(1), koreanSyllablesInCyrillic);
  if (given === undefined) return NONE;
  const spellings = new Set(family.flatMap(surnameSpellings));
  return [
    ...[...spellings].map((text) => ({ first: 0, count: 1, text, system: SYSTEM.korean })),
    ...givenReadings({ first: 1, words: tokens.length - 1, syllables: given }),
  ];
}

/** The syllables of a given name: one for each word, or two in one word. */
function syllablesOf(
  words: readonly Token[],
  spelled: (text: string) => readonly string[],
): readonly (readonly string[])[] | undefined {
  const apart = words.map(({ text }) => spelled(text));
  if (apart.every((own) => own.length > 0)) return apart;
  const [{ text } = { text: '' }] = words;
  if (words.length !== 1) return undefined;
  for (let cut = 1; cut < text.length; cut++) {
    const syllables = [spelled(text.slice(0, cut)), spelled(text.slice(cut))];
    if (syllables.every((own) => own.length > 0)) return syllables;
  }
  return undefined;
}
