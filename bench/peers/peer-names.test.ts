import type { Listing } from '@namesake/engine';
import { listingIdOf } from '@namesake/lists';
import { describe, expect, it } from 'vitest';
import { entitiesOf } from './measure-peers.ts';
import { PEER_LIST, peerNames } from './peer-names.ts';

const LISTED = [
  'Orlan Vestrakov',
  'KIM Il Tong',
  'Éva Émilé Nagyová',
  'Li Bo',
  'Abu al-Gharib Tesmo',
  'Orga'.repeat(9),
];
const listing = (value: string, at: number): Listing => ({
  id: `${PEER_LIST}:${at}`,
  list: PEER_LIST,
  sourceId: String(at),
  entityType: at === 0 ? 'organization' : 'person',
  names: [{ value, kind: 'primary', quality: 'strong', script: 'Latn' }],
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
});
const listings = ['Tesmond Trading', ...LISTED].map(listing);
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

describe('names that are screened by peers', () => {
  it('have a slip in exactly one word of four letters or more, wherever they say so', () => {
    const slips = peerNames(listings, 500, 7).filter(({ kind }) => kind === 'a slip in one word');
    const changed = slips.map(({ text, record }) => {
      const words = listings[Number(record)]?.names[0]?.value.split(' ') ?? [];
      const written = text.split(' ');
      return words.flatMap((word, at) => (plain(word) === plain(written[at] ?? '') ? [] : [word]));
    });
    expect(changed).toHaveLength(500);
    expect(changed.filter((words) => words.length !== 1 || !/^\p{L}{4,}$/u.test(words[0] ?? ''))).toEqual([]);
  });

  it('are those of the entities that a yente loads, whose ids lead back to the records', () => {
    const lines = entitiesOf([...listings, { ...listing('Other', 9), list: 'eu_fsf' }])
      .trimEnd()
      .split('\n');
    const entities = lines.map((line) => JSON.parse(line));
    const parties = entities.filter(({ schema }) => schema !== 'Sanction');
    expect(parties.map(({ id }) => listingIdOf(id))).toEqual(listings.map(({ id }) => id));
    expect(entities.filter(({ schema }) => schema === 'Sanction')).toHaveLength(parties.length);
  });

  it('are the same for the same seed', () => {
    expect(peerNames(listings, 5, 7)).toEqual(peerNames(listings, 5, 7));
  });
});
