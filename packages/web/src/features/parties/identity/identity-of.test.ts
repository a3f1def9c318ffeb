import { describe, expect, it } from 'vitest';
import { identityOf } from './identity-of.ts';
import type { Party } from './party-identity.ts';

const alias = (value: string, listing: string) =>
  ({ value, kind: 'alias', quality: 'strong', script: 'Latn', listing }) as const;

const party: Party = {
  entityId: 'a:1',
  entityType: 'person',
  primaryName: 'Varnok Tolbrecht',
  listings: [],
  aliases: [alias('V. Tolbrecht', 'a:1'), alias('V. Tolbrecht', 'b:7')],
  birthDates: [],
  birthPlaces: [],
  nationalities: ['DE'],
  addresses: [],
  identifiers: [],
  positions: [],
  relations: [],
  remarks: [{ text: 'Invented.', listing: 'b:7' }],
};

describe('the identity of a party', () => {
  it('has each value once, with every listing that says so, the main name first', () => {
    const { names, reasons, nationalities } = identityOf(party);
    expect(names.map(({ value, listings }) => [value, listings])).toEqual([
      ['Varnok Tolbrecht', ['a:1']],
      ['V. Tolbrecht', ['a:1', 'b:7']],
    ]);
    expect(reasons).toMatchObject([{ text: 'Invented.', listings: ['b:7'] }]);
    expect(nationalities).toEqual([{ value: 'DE', listings: [] }]);
  });

  it('is that of the service where it unites listings itself', () => {
    const identity = identityOf(party);
    expect(identityOf({ ...party, aliases: [], identity })).toBe(identity);
  });
});
