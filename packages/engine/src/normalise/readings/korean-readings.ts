import { isPinyin } from '../../knowledge/lexicon/names/wade-giles.ts';
import {
  givenSyllables,
  koreanSpellings,
  surnameSpellings,
  surnamesSpelled,
} from '../../knowledge/scripts/korean/korean-spelling.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import type { Token } from '../text/token.ts';

const NONE: readonly NativeReading[] = [];
const FEWEST = 2;
const MOST = 3;
/** Maximum number of syllables in a Korean given name. */
const LONGEST_GIVEN = 2;

/** Position of a given name and, for each syllable, the hangul it may be. */
export type Given = {
  readonly first: number;
  readonly words: number;
  readonly syllables: readonly (readonly string[])[];
};

/**
 * Other spellings of a Korean name in Latin letters: "Kyong-sun" is Gyeong-seon and Kyungsun. None unless one word at
 * either end is a family name, the others are one or two syllables of given names, and the whole cannot be Chinese.
 */
export function koreanReadings(tokens: readonly Token[]): readonly NativeReading[] {
  if (tokens.length < FEWEST || tokens.length > MOST) return NONE;
  if (tokens.some(({ script, letter }) => script !== 'Latn' || letter !== undefined)) return NONE;
  if (tokens.every(({ text }) => isPinyin(text))) return NONE;
  const last = tokens.length - 1;
  return [0, last].flatMap((surname) => {
    const own = surnamesSpelled(tokens[surname]?.text ?? '');
    const first = surname === 0 ? 1 : 0;
    const given = own.length === 0 ? undefined : givenName(tokens, first);
    if (given === undefined) return NONE;
    const family = new Set(own.flatMap(surnameSpellings));
    return [
      ...[...family].map((text) => ({ first: surname, count: 1, text, system: SYSTEM.korean })),
      ...givenReadings(given),
    ];
  });
}

/** The syllables of a given name in the words beside the family name. */
function givenName(tokens: readonly Token[], first: number): Given | undefined {
  const words = tokens.length - 1;
  const texts = tokens.slice(first, first + words).map(({ text }) => text);
  const apart = texts.map(givenSyllables);
  if (apart.every((syllables) => syllables.length > 0)) return { first, words, syllables: apart };
  const [text = ''] = texts;
  if (words !== 1) return undefined;
  for (let cut = 1; cut < text.length; cut++) {
    const syllables = [givenSyllables(text.slice(0, cut)), givenSyllables(text.slice(cut))];
    if (syllables.every((own) => own.length > 0)) return { first, words, syllables };
  }
  return undefined;
}

/** Spellings of the syllables of a Korean given name, joined and separately. */
export function givenReadings({ first, words, syllables }: Given): NativeReading[] {
  const spellings = syllables.map((own) => [...new Set(own.flatMap((one) => koreanSpellings(one, false)))]);
  const whole = spellings.reduce((texts, own) => texts.flatMap((text) => own.map((one) => text + one)), ['']);
  const readings = whole.map((text) => ({ first, count: words, text, system: SYSTEM.korean }));
  if (words !== LONGEST_GIVEN) return readings;
  spellings.forEach((own, i) => {
    for (const text of own) readings.push({ first: first + i, count: 1, text, system: SYSTEM.korean });
  });
  return readings;
}
