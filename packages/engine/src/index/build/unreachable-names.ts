import { TRAIT } from '../../words/form/form-table.ts';
import { textKey } from '../../words/keys/keys.ts';
import type { IndexData, TokenTable } from '../tables/index-data.ts';
import { visitKey } from '../tables/key-table.ts';
import { stringAt } from '../tables/packed-strings.ts';
import { type Rows, rowAt } from '../tables/rows.ts';
import { firstOfSame, visitSame } from '../tables/same-names.ts';

/**
 * Names of an index that it does not lead to from each of their words, as each is written: from the key of its text to
 * its form, from there to the word, to its names and to the listing. Every name is looked at, which takes a few
 * microseconds each; a search of it, which is more thorough, takes a thousand times that.
 *
 * @returns places of names; empty for an index that is whole
 */
export function unreachableNames({ names, sameNames, tokens, listings }: IndexData): readonly number[] {
  const isFound = Uint8Array.from(tokens.ownForm, (form, token) => (leadsTo(tokens, form, token) ? 1 : 0));
  const lost: number[] = [];
  for (let name = 0; name < names.listing.length; name++) {
    const listing = names.listing[name] ?? -1;
    let isMet = false;
    const first = firstOfSame({ sameNames }, name);
    let isReached =
      name >= (listings.nameStarts[listing] ?? name + 1) && name < (listings.nameStarts[listing + 1] ?? 0);
    for (let i = names.tokenStarts[name] ?? 0; i < (names.tokenStarts[name + 1] ?? 0) && isReached; i++) {
      const token = names.tokenIds[i] ?? -1;
      isReached = isFound[token] === 1 && holds(tokens.postings, token, first);
    }
    visitSame({ sameNames }, first, (one) => {
      isMet ||= one === name;
    });
    if (!isReached || !isMet) lost.push(name);
  }
  return lost;
}

/** Whether the text of a form is found, and it leads to a token. */
function leadsTo({ forms, traits, formKeys, transcribedKeys, formTokens }: TokenTable, form: number, token: number) {
  const table = ((traits.flags[form] ?? 0) & TRAIT.transcribed) === 0 ? formKeys : transcribedKeys;
  let isMet = false;
  visitKey(table, textKey(stringAt(forms, form)), (met) => {
    isMet ||= met === form;
  });
  return isMet && rowAt(formTokens, form).includes(token);
}

/** Whether a row in ascending order holds a value: by halving. */
function holds({ starts, values }: Rows, row: number, value: number): boolean {
  let [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const at = values[middle] ?? 0;
    if (at === value) return true;
    if (at < value) from = middle + 1;
    else to = middle;
  }
  return false;
}
