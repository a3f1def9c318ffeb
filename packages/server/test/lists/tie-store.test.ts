import type { Listing, ListingId } from '@namesake/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TiePacker } from '../../src/lists/snapshot/tie-packer.ts';
import { TieStore } from '../../src/lists/snapshot/tie-store.ts';

const idOf = (number: number): ListingId => `l:${number}`;
const listing = (number: number, to: readonly number[]): Listing => ({
  id: idOf(number),
  list: 'l',
  sourceId: String(number),
  entityType: 'organization',
  names: [{ value: `Quill ${number}`, kind: 'primary', quality: 'strong', script: 'Latn' }],
  relations: to.map((one) => ({ kind: 'Linked To', listing: idOf(one) })),
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
});

it('ties lead back to the parties that state them, among the listings that are loaded', () => {
  const anyTies = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 }), { maxLength: 25 });
  fc.assert(
    fc.property(anyTies, (ties) => {
      const listings = ties.map((to, number) => listing(number, to));
      const packer = new TiePacker();
      for (const listing of listings) packer.see(listing);
      const store = new TieStore(packer.finish(listings.map(({ id }) => id)));
      for (let wanted = 0; wanted <= 30; wanted += 1) {
        const expected = wanted < ties.length ? listings.filter((_, at) => ties[at]?.includes(wanted)) : [];
        expect([...store.leadingTo(idOf(wanted))].sort()).toEqual(expected.map(({ id }) => id).sort());
      }
    }),
  );
});
