import { mccune, mccuneInside, revised } from './hangul.ts';
import { HANGUL_GIVEN, HANGUL_SURNAMES } from './hangul-names.ts';
import { readNames } from './name-table.ts';

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
