import { once } from '../../../types/once.ts';
import { readNames } from '../letters/name-table.ts';
import { mccune, mccuneInside, revised } from './hangul.ts';
import { HANGUL_GIVEN, HANGUL_SURNAMES } from './hangul-names.ts';

const asIs = (word: string) => word;
const surnames = once(() => readNames(HANGUL_SURNAMES, asIs));
const given = once(() => readNames(HANGUL_GIVEN, asIs));

/** Whether a hangul syllable is a Korean family name. */
export function isKoreanSurname(syllable: string): boolean {
  return surnames().has(syllable);
}

/** Usual Latin spellings of a hangul syllable in names, most frequent first. */
export function koreanSpellings(syllable: string, mayBeSurname: boolean): readonly string[] {
  const own = mayBeSurname ? (surnames().get(syllable) ?? []) : [];
  return [
    ...new Set([...own, ...(given().get(syllable) ?? []), revised(syllable), mccune(syllable), mccuneInside(syllable)]),
  ];
}

type Spelled = ReadonlyMap<string, readonly string[]>;
const NONE: readonly string[] = [];

/** Hangul syllables of given names for a Latin spelling ("kyong": 경); none for other words. */
export const givenSyllables = (spelling: string): readonly string[] => spelled().given.get(spelling) ?? NONE;

/** Korean family names for a Latin spelling. */
export const surnamesSpelled = (spelling: string): readonly string[] => spelled().surnames.get(spelling) ?? NONE;

/** Latin spellings of a Korean family name. */
export function surnameSpellings(surname: string): readonly string[] {
  return surnames().get(surname) ?? NONE;
}

/** Hangul syllables of given names with usual spellings. */
export function givenSyllableList(): readonly string[] {
  return [...given().keys()];
}

export function surnameList(): readonly string[] {
  return [...surnames().keys()];
}

const spelled = once((): { readonly given: Spelled; readonly surnames: Spelled } => {
  const ofGiven = [...given().keys()].map((syllable) => [syllable, koreanSpellings(syllable, false)] as const);
  return { given: invert(ofGiven), surnames: invert([...surnames()]) };
});

function invert(spellings: readonly (readonly [string, readonly string[]])[]): Spelled {
  const inverted = new Map<string, string[]>();
  for (const [syllable, own] of spellings)
    for (const one of own) {
      const known = inverted.get(one);
      if (known) known.push(syllable);
      else inverted.set(one, [syllable]);
    }
  return inverted;
}
