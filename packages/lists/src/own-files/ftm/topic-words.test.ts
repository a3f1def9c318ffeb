import { describe, expect, it } from 'vitest';
import { ftmEntityOf } from './ftm-properties.ts';
import { toListing } from './to-listing.ts';

const listingOf = (more: object, topics?: readonly string[]) => {
  const properties = { name: ['Orlan Vestrakov'], ...(topics && { topics }) };
  const entity = ftmEntityOf({ id: 'q1', schema: 'Person', properties, ...more });
  if (entity === undefined) throw new Error('This is no entity.');
  const listing = toListing(entity, 'ftm_test');
  return 'rejected' in listing ? [] : (listing.measures ?? []);
};

describe('what a dataset says a party is', () => {
  it('is shown in words, risks before offices, each topic once', () =>
    expect(listingOf({}, ['role.judge', 'role.pep', 'sanction', 'sanction'])).toEqual([
      'Sanctioned entity',
      'Politically exposed person',
      'Judge',
    ]));

  it('keeps a topic that has no words as it is written', () =>
    expect(listingOf({}, ['role.wizard', 'debarment'])).toEqual(['Debarred entity', 'role.wizard']));

  it('says of a party that the dataset does not aim at that it is no target', () => {
    expect(listingOf({ target: false })).toEqual(['Not a target itself: in the dataset because of another party']);
    expect(listingOf({ target: true })).toEqual([]);
  });
});
