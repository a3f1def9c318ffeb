import type { Listing } from '@namesake/engine';
import { foldedWords } from '../quality/folded-words.ts';
import { scriptOf } from '../quality/script-names.ts';

/** Groups of a pair: a table of effects must also hold for groups that it was not estimated from. */
export type Groups = {
  /** First letter of the listed party's name. */
  readonly letter: string;
  /** First country that the list gives for the party, as a proxy for its language; `none` if there is none. */
  readonly country: string;
  /** ISO 15924 code of the script of the search text, or of the listed name if the text is Latin. */
  readonly script: string;
};

export function groupsOf({ names, nationalities, addresses }: Listing, searchText: string): Groups {
  const name = names[0]?.value ?? '';
  return {
    letter: foldedWords(name).charAt(0),
    country: nationalities?.[0] ?? addresses?.find(({ country }) => country)?.country ?? 'none',
    script: scriptOf(searchText, name),
  };
}
