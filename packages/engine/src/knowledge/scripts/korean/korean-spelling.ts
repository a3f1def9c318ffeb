import { readNames } from '../letters/name-table.ts';
import { mccune, mccuneInside, revised } from './hangul.ts';
import { HANGUL_GIVEN, HANGUL_SURNAMES } from './hangul-names.ts';

let surnames: ReadonlyMap<string, readonly string[]> | undefined;
let given: ReadonlyMap<string, readonly string[]> | undefined;
const asIs = (word: string) => word;

/** Whether a hangul syllable is a Korean family name. */
export function isKoreanSurname(syllable: string): boolean {
  surnames ??= readNames(HANGUL_SURNAMES, asIs);
  return surnames.has(syllable);
}

/** Usual Latin spellings of a hangul syllable in names, most frequent first. */
export function koreanSpellings(syllable: string, mayBeSurname: boolean): readonly string[] {
  surnames ??= readNames(HANGUL_SURNAMES, asIs);
  given ??= readNames(HANGUL_GIVEN, asIs);
  const own = mayBeSurname ? (surnames.get(syllable) ?? []) : [];
  return [
    ...new Set([...own, ...(given.get(syllable) ?? []), revised(syllable), mccune(syllable), mccuneInside(syllable)]),
  ];
}

let bySpelling: { readonly given: Spelled; readonly surnames: Spelled } | undefined;
type Spelled = ReadonlyMap<string, readonly string[]>;
const NONE: readonly string[] = [];

/** The hangul syllables of given names that a Latin spelling may stand for ("kyong": 경); none for other words. */
export const givenSyllables = (spelling: string): readonly string[] => spelled().given.get(spelling) ?? NONE;

/** The Korean family names that a Latin spelling may stand for. */
export const surnamesSpelled = (spelling: string): readonly string[] => spelled().surnames.get(spelling) ?? NONE;

/** Latin spellings of a Korean family name. */
export function surnameSpellings(surname: string): readonly string[] {
  surnames ??= readNames(HANGUL_SURNAMES, asIs);
  return surnames.get(surname) ?? NONE;
}

/** The hangul syllables of given names that have usual spellings. */
export function givenSyllableList(): readonly string[] {
  given ??= readNames(HANGUL_GIVEN, asIs);
  return [...given.keys()];
}

/** The Korean family names. */
export function surnameList(): readonly string[] {
  surnames ??= readNames(HANGUL_SURNAMES, asIs);
  return [...surnames.keys()];
}

function spelled(): { readonly given: Spelled; readonly surnames: Spelled } {
  if (bySpelling !== undefined) return bySpelling;
  surnames ??= readNames(HANGUL_SURNAMES, asIs);
  given ??= readNames(HANGUL_GIVEN, asIs);
  const ofGiven = [...given.keys()].map((syllable) => [syllable, koreanSpellings(syllable, false)] as const);
  bySpelling = { given: invert(ofGiven), surnames: invert([...surnames]) };
  return bySpelling;
}

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
