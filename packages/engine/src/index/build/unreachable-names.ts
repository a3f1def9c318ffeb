import { TRAIT } from '../../words/form/form-table.ts';
import { textKey } from '../../words/keys/keys.ts';
import type { IndexData, TokenTable } from '../tables/index-data.ts';
import { visitKey } from '../tables/key-table.ts';
import { stringAt } from '../tables/packed-strings.ts';
import { type Rows, rowAt } from '../tables/rows.ts';
import { firstOfSame, visitSame } from '../tables/same-names.ts';

/**
 * Finds names that the index does not reach from each of their words as written: from the key of the text to its form,
 * its word, the names and the listing. Checks every name in a few microseconds; a search for it, which is more
 * thorough, takes a thousand times as long.
 * @returns positions of names; empty for an intact index
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

/** Whether the text of a form is found and leads to a token. */
function leadsTo({ forms, traits, formKeys, transcribedKeys, formTokens }: TokenTable, form: number, token: number) {
  const table = ((traits.flags[form] ?? 0) & TRAIT.transcribed) === 0 ? formKeys : transcribedKeys;
  let isMet = false;
  visitKey(table, textKey(stringAt(forms, form)), (met) => {
    isMet ||= met === form;
  });
  return isMet && rowAt(formTokens, form).includes(token);
}

/** Binary search for a value in an ascending row. */
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
