import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, recordHash } from './record-hash.ts';

const LISTING: Listing = {
  id: 'sample:1',
  list: 'sample',
  sourceId: '1',
  entityType: 'person',
  names: [{ value: 'Orlo', kind: 'primary', quality: 'strong', script: 'Latn' }],
  programs: [],
  effect: 'unknown',
  status: 'active',
};

it('does not depend on the order of members', () => {
  const turned = Object.fromEntries(Object.entries(LISTING).reverse());
  expect(recordHash({ ...LISTING, ...turned })).toBe(recordHash(LISTING));
  expect(canonicalJson(turned)).toBe(canonicalJson(LISTING));
});

it('is pinned, because stored decisions refer to it', () => {
  expect(recordHash(LISTING)).toBe('sha256:aa12a40e907466f253ceaad538f733580ca28f973dc9da3f88fc88e3ab55f4cb');
});

it('changes with any name', () => {
  const renamed = {
    ...LISTING,
    names: [{ ...LISTING.names[0], value: 'Orla', kind: 'primary', quality: 'strong', script: 'Latn' }],
  } as const;
  expect(recordHash(renamed)).not.toBe(recordHash(LISTING));
});

it('is JSON that reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
