import { ENTITY_TYPES } from '@namesake/engine/vocabulary';
import { expect, it } from 'vitest';
import { sampleListings } from './sample-listings.ts';

const { version, listings } = sampleListings();

it('says that it is fictional and always is the same', () => {
  expect(version).toMatchObject({ id: 'sample', title: 'Fictional sample list', records: listings.length });
  expect(sampleListings().version).toEqual(version);
  expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
});

it('has parties of every type', () => {
  const types = new Set(listings.map(({ entityType }) => entityType));
  expect(ENTITY_TYPES.filter((type) => !types.has(type))).toEqual(['unknown']);
});

it('has names in many scripts, of every kind and both qualities', () => {
  const names = listings.flatMap((listing) => listing.names);
  const scripts = new Set(names.map(({ script }) => script));
  for (const script of ['Latn', 'Cyrl', 'Arab', 'Hebr', 'Grek', 'Hani', 'Kana', 'Hang'])
    expect(scripts).toContain(script);
  expect(new Set(names.map(({ kind }) => kind))).toEqual(new Set(['primary', 'alias', 'former']));
  expect(new Set(names.map(({ quality }) => quality))).toEqual(new Set(['strong', 'weak']));
  for (const { names: own } of listings) expect(own[0]?.kind).toBe('primary');
});

it('gives every birth date that was written', () => {
  const persons = listings.filter(({ entityType }) => entityType === 'person');
  expect(persons.filter(({ birthDates }) => birthDates === undefined)).toEqual([]);
});

it('has IMO numbers of ships with right check digits that no real ship has', () => {
  const ships = listings.filter(({ entityType }) => entityType === 'vessel');
  const numbers = ships.flatMap(({ identifiers = [] }) => identifiers.filter(({ type }) => type === 'imo'));
  expect(numbers).toHaveLength(ships.length);
  for (const { value } of numbers) {
    expect(value).toMatch(/^0\d{6}$/);
    const sum = [...value.slice(0, 6)].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0);
    expect(value.at(-1)).toBe(String(sum % 10));
  }
});

it('has parts that are words of the name', () => {
  for (const { value, parts = {} } of listings.flatMap((listing) => listing.names)) {
    for (const part of Object.values(parts)) expect(value).toContain(part);
  }
});
