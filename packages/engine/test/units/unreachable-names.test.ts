import { describe, expect, it } from 'vitest';
import { unreachableNames } from '../../src/index/build/unreachable-names.ts';
import { visitPlaces } from '../../src/index/tables/key-table.ts';
import { stringAt } from '../../src/index/tables/packed-strings.ts';
import { buildIndex, type IndexData, loadModel } from '../../src/index.ts';
import { textKey } from '../../src/words/keys/keys.ts';
import { inventListings } from '../builders/invent.ts';
import { randomFrom } from '../builders/random.ts';

const index = buildIndex(inventListings(200, randomFrom(7)), loadModel());
const { tokens, names, listings } = index;
/** A word that few names have, by its name. */
const name = 40;
const token = names.tokenIds[names.tokenStarts[name] ?? 0] ?? 0;
const form = tokens.ownForm[token] ?? 0;
/** The names that hold the word. */
const holders = [...tokens.postings.values.slice(tokens.postings.starts[token], tokens.postings.starts[token + 1])];
const broken = (part: Partial<IndexData['tokens']>): IndexData => ({ ...index, tokens: { ...tokens, ...part } });

describe('names that an index does not lead to', () => {
  it('are none in an index that is whole', () => {
    expect(unreachableNames(index)).toEqual([]);
  });

  it('are told where a word does not lead to its name', () => {
    const { starts, values } = tokens.postings;
    const at = values.indexOf(name, starts[token]);
    const postings = { starts, values: values.with(at, name + 1) };
    expect(unreachableNames(broken({ postings }))).toContain(name);
  });

  it('are all names with a word whose text is not found', () => {
    const items = tokens.formKeys.items.slice();
    visitPlaces(tokens.formKeys, textKey(stringAt(tokens.forms, form)), (place) => {
      if (items[place] === form) items[place] = -1;
    });
    expect(unreachableNames(broken({ formKeys: { ...tokens.formKeys, items } }))).toEqual(holders);
  });

  it('are all names with a word whose form leads elsewhere', () => {
    const { starts, values } = tokens.formTokens;
    const own = values.map((one, at) => (at >= (starts[form] ?? 0) && at < (starts[form + 1] ?? 0) ? -1 : one));
    expect(unreachableNames(broken({ formTokens: { starts, values: own } }))).toEqual(holders);
  });

  it('are those that lie outside the names of their listing', () => {
    const listing = names.listing[name] ?? 0;
    const nameStarts = listings.nameStarts.with(listing + 1, name);
    expect(unreachableNames({ ...index, listings: { ...listings, nameStarts } })).toContain(name);
  });
});
