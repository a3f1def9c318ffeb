import { DEFAULT_POLICY, type Query, screen } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../packages/engine/test/builders/runs.ts';
import type { LoadedIndex } from '../lists/load-index.ts';
import { randomFrom } from '../lists/random.ts';
import { hasOfficialLists, officialLists } from './official-lists.ts';
import { isCleared } from './outcome-of.ts';
import { textsThatSayNothing } from './says-nothing.ts';
import { textsWithUncoveredPart } from './uncovered.ts';

const [EACH, SEED] = [runs(80).numRuns, 19_450_508];
const MAX_SHOWN = 50;

describe.skipIf(!hasOfficialLists)('on all official lists, nobody is cleared by', () => {
  let loaded: LoadedIndex;
  /** The first of the cleared queries; prints how many there are. */
  const cleared = (about: string, queries: readonly Query[]): readonly Query[] => {
    const wrong = queries.filter((query) => isCleared(screen(loaded.index, query, DEFAULT_POLICY)));
    console.log(`${about}: ${wrong.length} of ${queries.length} cleared`);
    return wrong.slice(0, MAX_SHOWN);
  };

  beforeAll(async () => {
    loaded = await officialLists();
  });

  it('a text that says nothing', () => {
    const queries = textsThatSayNothing(EACH, randomFrom(SEED)).map((searchText) => ({ searchText }));
    expect(cleared('says nothing', queries)).toEqual([]);
  });

  it('a text that says nothing, with another as its alias', () => {
    const texts = textsThatSayNothing(2 * EACH, randomFrom(SEED + 1));
    const queries = texts
      .slice(0, EACH)
      .map((searchText, i) => ({ searchText, aliases: texts.slice(EACH + i, EACH + i + 1) }));
    expect(cleared('says nothing, twice', queries)).toEqual([]);
  });

  it('a text with a part that was not read', () => {
    const queries = textsWithUncoveredPart(EACH, randomFrom(SEED)).map((searchText) => ({ searchText }));
    expect(cleared('not read', queries)).toEqual([]);
  });

  it('a name with an alias or address that was not read', () => {
    const queries = textsWithUncoveredPart(EACH, randomFrom(SEED + 2)).map((text, i) => ({
      searchText: 'Emily Whitaker',
      [i % 2 === 0 ? 'aliases' : 'addresses']: [text],
    }));
    expect(cleared('alias or address not read', queries)).toEqual([]);
  });
});
