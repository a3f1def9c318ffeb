import type { Listing } from '@namesake/engine';
import { foldedWords } from '../quality/folded-words.ts';
import { scriptOf } from '../quality/script-names.ts';

/** What a pair shares with others: a table must hold for groups of pairs that it never saw. */
export type Groups = {
  /** First letter of the listed party's name. */
  readonly letter: string;
  /** First country that the list gives for the party, which stands for a language; `none` if it gives none. */
  readonly country: string;
  /** ISO 15924 code of the script in which one searches, or of the listed name if the text is Latin. */
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
