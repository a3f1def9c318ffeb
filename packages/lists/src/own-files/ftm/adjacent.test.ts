import { describe, expect, it } from 'vitest';
import { sampleListings } from '../../sample/sample-listings.ts';
import { edgeOf, sanctionOf } from './adjacent.ts';

const [listing] = sampleListings().listings;
if (listing === undefined) throw new Error('no sample');

describe('what stands beside a party in FollowTheMoney', () => {
  it('is a Sanction for each listing that is a measure', () => {
    const { unReference: _, ...frozen } = { ...listing, effect: 'asset_freeze', listedOn: '2020-01-02' } as const;
    expect(sanctionOf(frozen, 'a:1', 'Invented authority')).toMatchObject({
      schema: 'Sanction',
      properties: {
        entity: ['a..1'],
        authority: ['Invented authority'],
        listingDate: ['2020-01-02'],
        program: frozen.programs,
      },
    });
    expect(sanctionOf({ ...frozen, effect: 'pep', effects: ['pep'] }, 'a:1', 'x')).toBeUndefined();
  });

  it('is an edge that leads on to the other party, whichever of the two states it', () => {
    const ends = { party: { id: 'a:1', entityType: 'person' }, other: { id: 'a:2', entityType: 'person' } } as const;
    const tie = { ...ends, listing: 'a:1', list: 'a', former: false };
    const kin = edgeOf({ ...tie, direction: 'from', kind: 'Brother of' });
    expect([kin.at, kin.onward, kin.edge.schema]).toEqual(['familyPerson', 'relative', 'Family']);
    expect(kin.edge.properties).toEqual({ person: ['a..1'], relative: ['a..2'], relationship: ['Brother of'] });
    const link = edgeOf({ ...tie, direction: 'to', kind: 'Owned by', share: '51.00', former: true });
    expect([link.at, link.onward, link.edge.schema]).toEqual(['unknownLinkFrom', 'subject', 'UnknownLink']);
    expect(link.edge.properties).toEqual({
      subject: ['a..2'],
      object: ['a..1'],
      role: ['Owned by'],
      summary: ['51.00 per cent'],
      status: ['former'],
    });
  });

  it('is no Family where one of the two is no person', () => {
    const party = { id: 'a:1', entityType: 'person' } as const;
    const other = { id: 'a:2', entityType: 'organization' } as const;
    const tie = { party, other, direction: 'from', listing: 'a:1', list: 'a', former: false } as const;
    expect(edgeOf({ ...tie, kind: 'Family of' }).edge.schema).toBe('UnknownLink');
  });
});
