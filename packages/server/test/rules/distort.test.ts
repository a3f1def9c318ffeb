import type { Listing } from '@namesake/engine';
import { expect, it } from 'vitest';
import { distortedOf } from '../../src/modules/simulations/distort.ts';
import { personNamed } from '../support/changing-lists.ts';

const NAME = 'Quelmar Ben Tolbrecht';
const written = (listing: Listing, name = NAME) =>
  [...distortedOf(listing, name)].map(({ name: way, fact, query }) => [fact, way, query] as const);

it('writes a name with each mistake once, with data that contradict the listing', () => {
  const birthDates = [{ text: '7 Oct 1952', earliest: '1952-10-07', latest: '1952-10-07', circa: false }];
  const all = written(personNamed('list_a:1', NAME, { birthDates, gender: 'female' }));
  const names = all.filter(([fact]) => fact === 'year_off').map(([, way, { searchText }]) => [way, searchText]);
  expect(names).toEqual([
    ['as_listed', 'Quelmar Ben Tolbrecht'],
    ['letters_swapped', 'Quelmar Ben Tolrbecht'],
    ['letter_missing', 'Quelmar Ben Tolbecht'],
    ['word_missing', 'Quelmar Tolbrecht'],
    ['other_order', 'Tolbrecht Quelmar Ben'],
  ]);
  const facts = new Map(all.map(([fact, , { searchText: _, ...wrong }]) => [fact, wrong]));
  expect([...facts]).toEqual([
    ['year_off', { birthDate: '1953-10-07' }],
    ['decade_off', { birthDate: '1962-10-07' }],
    ['other_gender', { gender: 'male' }],
    ['other_type', { type: 'organization' }],
  ]);
});

it('invents nothing where the listing says nothing', () => {
  const unknown = personNamed('list_a:1', 'Olb', { entityType: 'unknown' });
  expect(written(unknown, 'Olb')).toEqual([]);
  const facts = written(personNamed('list_a:1', 'Olb'), 'Olb').map(([fact, way]) => [fact, way]);
  expect(facts).toEqual([['other_type', 'as_listed']]);
});
