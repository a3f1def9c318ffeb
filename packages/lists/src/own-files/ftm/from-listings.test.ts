import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleListings } from '../../sample/sample-listings.ts';
import { toFtm } from './from-listings.ts';
import { ftmId } from './ftm-id.ts';
import { toListing } from './to-listing.ts';

const { listings } = sampleListings();

/** Facts that both models can hold, in a fixed order. */
function common(listing: Listing) {
  const { entityType, names, gender, birthDates = [], nationalities = [], addresses = [], identifiers = [] } = listing;
  const plain = birthDates.filter(
    ({ circa, earliest, latest }) => !circa && earliest.slice(0, 4) === latest.slice(0, 4),
  );
  const sorted = (texts: readonly string[]) => [...new Set(texts)].sort();
  return {
    entityType,
    names: sorted(
      names.map(({ value, kind, quality }) => `${kind === 'former' ? 'former' : quality === 'weak'} ${value}`),
    ),
    gender,
    born: sorted(plain.map(({ earliest, latest }) => `${earliest} ${latest}`)),
    nationalities: sorted(nationalities),
    addresses: sorted(addresses.map(({ text }) => text.replaceAll(';', ','))),
    identifiers: sorted(identifiers.map(({ type, value }) => `${type} ${value}`)),
    positions: entityType === 'person' ? sorted(listing.positions ?? []) : [],
    programs: sorted(listing.programs),
  };
}

const again = (listing: Listing) => {
  const { datasets: _, referents: __, caption: ___, ...entity } = toFtm(listing.id, [listing]);
  const read = toListing(entity, listing.list);
  if ('rejected' in read) throw new Error(`${listing.id} is refused: ${read.rejected}`);
  return { entity, read };
};

describe('a listing as FollowTheMoney', () => {
  it.each(listings.map((listing) => [listing.id, listing] as const))('%s reads back as it was', (_, listing) => {
    const { entity, read } = again(listing);
    const notes = (entity.properties['notes'] ?? []).join('\n');
    const before = common(listing);
    const after = common(read);
    // Facts without a property of their own are in the notes, so nothing is lost.
    for (const key of ['identifiers', 'addresses', 'positions'] as const)
      for (const text of before[key].filter((one) => !after[key].includes(one)))
        expect(notes, text).toContain(text.split(' ').slice(1).join(' '));
    const { identifiers: _one, addresses: _two, born, ...rest } = before;
    expect(after).toMatchObject(rest);
    expect(after.born).toEqual(expect.arrayContaining(born));
  });

  it.each(listings.map((listing) => [listing.id, listing] as const))('%s keeps what it means in law', (_, listing) => {
    const { entity, read } = again(listing);
    if (['asset_freeze', 'export_control', 'debarment', 'pep'].includes(listing.effect))
      expect(read.effect).toBe(listing.effect);
    else expect(read.effect).toBe('unknown');
    if (listing.effect === 'asset_freeze') expect(entity.properties['topics']).toContain('sanction');
  });

  it('has values that the model takes in its properties, and all others in the notes', () => {
    const [first] = listings;
    if (first === undefined) throw new Error('no sample');
    const { properties } = toFtm('a:1', [
      {
        ...first,
        entityType: 'vessel',
        url: 'https://example.org/list',
        nationalities: ['RU', 'SU', 'AN'],
        addresses: [{ text: 'Pier 1; Port Vantal' }],
        identifiers: [
          { type: 'imo', value: '9074729' },
          { type: 'imo', value: '9074728' },
          { type: 'passport', value: 'K 1', label: 'Seaman’s book' },
        ],
        contacts: [{ kind: 'fax', value: '+49 1' }],
        vessel: { type: 'Bulk', flag: 'PA', formerFlags: ['Atlantis'], built: 'about 1990', grossTonnage: '12000' },
      },
    ]);
    expect(properties).toMatchObject({
      sourceUrl: ['https://example.org/list'],
      country: ['ru', 'suhh'],
      address: ['Pier 1, Port Vantal'],
      imoNumber: ['IMO9074729'],
      type: ['Bulk'],
      flag: ['pa'],
      grossRegisteredTonnage: ['12000'],
    });
    for (const note of [
      'Country: AN',
      'imo: 9074728',
      'Seaman’s book: K 1',
      'Fax: +49 1',
      'Former flag: Atlantis',
      'Built: about 1990',
    ])
      expect(properties['notes']).toContain(note);
    expect(toFtm('a:1', [{ ...first, url: 'on paper' }]).properties['notes']).toContain('Page: on paper');
  });

  it('is one entity for all listings of a party, each value once', () => {
    const [first, second] = listings;
    if (first === undefined || second === undefined) throw new Error('no sample');
    const party = toFtm(first.id, [first, { ...first, id: 'other:1', list: 'other' }]);
    expect(party).toMatchObject({ id: ftmId(first.id), datasets: ['sample', 'other'], referents: ['other..1'] });
    expect(party.properties).toEqual(toFtm(first.id, [first]).properties);
  });

  it('has one line for each value, of a length that the model takes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 700 });
    const [first] = listings;
    if (first === undefined) throw new Error('no sample');
    fc.assert(
      fc.property(text, text, (name, other) => {
        const listing: Listing = {
          ...first,
          names: [{ value: name, kind: 'primary', quality: 'strong', script: 'Latn' }],
          addresses: [{ text: other }],
          identifiers: [{ type: 'passport', value: other }],
          remarks: [other],
        };
        const { properties } = toFtm(listing.id, [listing]);
        for (const [property, values] of Object.entries(properties))
          for (const value of values) {
            expect(value).toBe(value.trim());
            expect(value).not.toMatch(/[\n\r\t\0]/);
            if (property === 'name') expect(value.length).toBeLessThanOrEqual(384);
            if (property === 'address') expect(value.length).toBeLessThanOrEqual(250);
            if (property === 'passportNumber') expect(value.length).toBeLessThanOrEqual(64);
          }
      }),
    );
  });

  it.each([
    ['1971-04-02', '1971-04-02', ['1971-04-02']],
    ['1971-04-01', '1971-04-30', ['1971-04']],
    ['1971-01-01', '1971-12-31', ['1971']],
    ['1970-01-01', '1972-12-31', ['1970', '1972']],
  ])('writes the time from %s to %s as %j', (earliest, latest, expected) => {
    const [first] = listings;
    if (first === undefined) throw new Error('no sample');
    const birthDates = [{ text: 'as published', earliest, latest, circa: false }];
    const { properties } = toFtm('a:1', [{ ...first, entityType: 'person', birthDates }]);
    expect(properties['birthDate']).toEqual(expected);
    expect(properties['notes']?.includes('Born: as published') ?? false).toBe(expected.length > 1);
  });
});
