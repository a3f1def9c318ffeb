import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { RecordCount } from './record-count.ts';

const listing = (sourceId: string, value: string): Listing => ({
  id: `un_sc:${sourceId}`,
  list: 'un_sc',
  sourceId,
  entityType: 'person',
  names: [{ value, kind: 'primary', quality: 'strong', script: 'Latn' }],
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
});

function counted(...records: readonly Listing[]) {
  const listings: Listing[] = [];
  const count = new RecordCount((one) => void listings.push(one));
  for (const record of records) count.add(record, () => []);
  return { ids: listings.map(({ id }) => id), tally: count.tally };
}

describe('a number that a publisher uses twice', () => {
  it('for two parties is two parties: the first keeps it, the other has the same id in every version', () => {
    const { ids, tally } = counted(listing('7', 'Orlo Quandreth'), listing('7', 'Tesmond Morrel'));
    expect(ids).toEqual(['un_sc:7', expect.stringMatching(/^un_sc:7~[0-9a-f]{8}$/)]);
    expect(tally).toMatchObject({ usable: 2, unusable: { repeated: 0 } });
    const again = counted(listing('7', 'Orlo Quandreth'), listing('8', 'Velmar'), listing('7', 'MORREL, Tesmond'));
    expect(again.ids[2]).toBe(ids[1]);
  });

  it('for one party is counted as repeated', () => {
    const { ids, tally } = counted(
      listing('7', 'Orlo Quandreth'),
      listing('7', 'Tesmond Morrel'),
      listing('7', 'QUANDRETH Orlo'),
      listing('7', 'Tesmond Morrel'),
    );
    expect(ids).toHaveLength(2);
    expect(tally.unusable.repeated).toBe(2);
  });

  it('for many parties is a damaged file', () => {
    const { ids, tally } = counted(...'abcdefghijkl'.split('').map((letter) => listing('7', `Orlo ${letter}`)));
    expect([ids.length, tally.unusable.repeated]).toEqual([4, 8]);
  });
});
