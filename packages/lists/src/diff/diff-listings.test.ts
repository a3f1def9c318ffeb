import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleListings } from '../sample/sample-listings.ts';
import { diffListings } from './diff-listings.ts';

const LISTINGS = sampleListings().listings;

describe('the difference between two versions', () => {
  it('names what was added and removed, whatever the order of records', () => {
    const [first, second, ...others] = LISTINGS;
    if (first === undefined || second === undefined) throw new Error('the sample is empty');
    const diff = diffListings([first, ...others], [...others].reverse().concat(second));
    expect(diff.added).toEqual([second]);
    expect(diff.removed).toEqual([first]);
    expect(diff.changed).toEqual([]);
    expect(diff.unchanged).toBe(others.length);
  });

  it('names the fields that changed, are new or are gone', () => {
    const [first] = LISTINGS;
    if (first === undefined) throw new Error('the sample is empty');
    const { legalBasis: _legalBasis, ...rest } = first;
    const before: Listing = { ...rest, programs: ['A'], gender: 'male' };
    const { gender: _gender, ...without } = before;
    const after: Listing = { ...without, programs: ['A', 'B'], legalBasis: 'an invented act' };
    expect(diffListings([before], [after]).changed).toMatchObject([
      { id: first.id, fields: ['gender', 'legalBasis', 'programs'] },
    ]);
  });

  it('takes no difference from the order in which members were made', () => {
    const turned = LISTINGS.map((listing): Listing => {
      const { id, ...others } = listing;
      return { ...others, id };
    });
    expect(diffListings(LISTINGS, turned)).toEqual({ added: [], changed: [], removed: [], unchanged: LISTINGS.length });
  });

  it('the other way round is what was added removed, and what was removed added', () => {
    const part = fc.subarray([...LISTINGS]);
    fc.assert(
      fc.property(part, part, (before, after) => {
        const there = diffListings(before, after);
        const back = diffListings(after, before);
        expect(back.added).toEqual(there.removed);
        expect(back.removed).toEqual(there.added);
        expect(there.added.length + there.unchanged + there.changed.length).toBe(after.length);
      }),
    );
  });
});
