import { describe, expect, it } from 'vitest';
import { RECORDED } from './watchman-recorded.ts';
import { entitiesIn, idsIn, type Query, useWatchman } from './watchman-searches.ts';

const desk = useWatchman();
const { search, recordOf } = desk;

describe('a search that Watchman’s Go client sent', () => {
  it.each(RECORDED)('of a $type finds $found', async ({ sent, found }) => {
    const answer = await desk.service.get(sent, await desk.service.token());
    expect(answer.status).toBe(200);
    expect(
      entitiesIn(answer).map(
        ({ entityType, sourceList, sourceID, name }) => `${entityType} ${sourceList}:${sourceID} ${name}`,
      ),
    ).toEqual(found);
  });

  it('is recorded as any search, with its id as the purpose', async () => {
    const answer = await search({
      name: 'Orlan Vestrakov',
      type: 'person',
      altNames: 'O. Vestrakoff',
      requestID: 'onboarding-17',
    });
    expect(answer.headers.get('namesake-outcome')).toBe('potential_match');
    const record = await recordOf(answer);
    expect(record).toMatchObject({ searchText: 'Orlan Vestrakov', outcome: 'potential_match', complete: true });
    expect(record['purpose']).toBe('Watchman onboarding-17');
  });
});

describe('an entity', () => {
  const only = async (query: Query) => entitiesIn(await search(query))[0];

  it('of a person has what its own record says, once for each record', async () => {
    const [first, second] = entitiesIn(await search({ name: 'Orlan Vestrakov', birthDate: '1971-04-02' }));
    expect(first).toMatchObject({
      name: 'Orlan VESTRAKOV',
      person: {
        altNames: ['O. Vestrakoff'],
        gender: 'male',
        birthDate: '1971-04-02T00:00:00Z',
        placeOfBirth: 'Port Vantal',
        titles: ['Director'],
        governmentIDs: [{ name: 'Passport No.', type: 'passport', country: 'DE', identifier: 'K 8812 004' }],
      },
      contact: { emailAddresses: ['orlan@vantal.example'], phoneNumbers: null },
      addresses: [{ line1: 'Harbour Road 5', city: 'Port Vantal', country: 'DE' }],
      cryptoAddresses: [{ currency: 'XBT', address: 'vestrakovx123456wallet' }],
      affiliations: [{ entityName: 'Vantal Shipping Company', type: 'Owner of' }],
      sanctionsInfo: { programs: ['DEMO-1'], secondary: true, description: 'Asset freeze' },
      historicalInfo: [{ type: 'Former Name', value: 'Orlan Vestrak' }],
      sourceData: { id: 'list_a:1', priority: 'high', nameScore: 100, remarks: ['Subject to Secondary Sanctions.'] },
    });
    expect(second).toMatchObject({
      sourceList: 'list_b',
      sourceID: '9',
      person: { gender: 'unknown', altNames: null },
    });
    expect(second?.match).toBe(first?.match);
  });

  it('of a vessel has its numbers', async () => {
    expect((await only({ name: 'Pelagos Mirage', type: 'vessel' }))?.vessel).toMatchObject({
      imoNumber: '0010017',
      mmsi: '000100171',
      callSign: 'XX0A1',
      flag: 'GA',
      tonnage: 105_000,
      grossRegisteredTonnage: 56_000,
      owner: 'White Pelagos',
      built: null,
    });
  });

  it('of an aircraft has its serial number and model', async () => {
    const found = await only({ name: 'EX-QVX', type: 'aircraft' });
    expect(found?.aircraft).toMatchObject({
      serialNumber: 'AX-4411',
      model: 'Invented 5',
      built: '1998-06-01T00:00:00Z',
    });
  });

  it('of an organization is a business to who searched for one', async () => {
    const query = { name: 'Vantal Shipping Company' };
    expect((await only({ ...query, type: 'business' }))?.business?.created).toBe('2001-05-01T00:00:00Z');
    expect((await only({ ...query, type: 'organization' }))?.organization?.altNames).toEqual(['Vantal Lines']);
  });

  it.each(['yes', 'true', '1'])('says with debug=%s how its match came about', async (debug) => {
    const found = await only({ name: 'Orlan Vestrakov', debug });
    expect(Buffer.from(found?.debug ?? '', 'base64').toString()).toMatch(/^name: 100\n/);
    expect((await only({ name: 'Orlan Vestrakov' }))?.debug).toBeUndefined();
  });
});

describe('a party is found without its name', () => {
  it.each([
    ['imoNumber', { imoNumber: '0010017', type: 'vessel' }, 'list_a:5'],
    ['callSign', { callSign: 'XX0A1', type: 'vessel' }, 'list_a:5'],
    ['serialNumber', { serialNumber: 'AX-4411', type: 'aircraft' }, 'list_a:4'],
    ['gov_passport', { gov_passport: 'Germany:K8812004' }, 'list_a:1'],
    ['gov_passport, with a colon in the number', { gov_passport: 'K 8812:004' }, 'list_a:1'],
    ['cryptoAddress', { cryptoAddress: 'XBT:vestrakovx123456wallet' }, 'list_a:1'],
    ['altNames', { altNames: 'Vantal Shipping Company' }, 'list_a:2'],
  ])('by %s', async (_, query, id) => {
    expect(idsIn(await search(query as Query))).toContain(id);
  });
});

describe('minMatch and limit shape the page and nothing else', () => {
  it('limit counts entities, and 0 means 10', async () => {
    const query = { name: 'Orlan Vestrakov' };
    expect(idsIn(await search({ ...query, limit: '1' }))).toEqual(['list_a:1']);
    expect(idsIn(await search({ ...query, limit: '0' }))).toHaveLength(2);
    expect((await search({ ...query, limit: '1000' })).status).toBe(200);
  });

  it('minMatch releases nobody: the best stays where nothing reaches it, and the record has it all', async () => {
    const query = { name: 'Orlen Vestrakow', minMatch: '1' };
    const answer = await search(query);
    expect(idsIn(answer)).toEqual(['list_a:1', 'list_b:9']);
    expect(entitiesIn(answer)[0]?.match).toBeLessThan(1);
    expect(answer.headers.get('namesake-total')).toBe('1');
    expect(await recordOf(answer)).toMatchObject({
      outcome: 'potential_match',
      complete: true,
      total: 1,
      restricted: false,
    });
  });

  it('a fact that speaks against a party lowers its match and does not take it off the page', async () => {
    const answer = await search({ name: 'Orlan Vestrakov', birthDate: '1930-01-01', minMatch: '0.99' });
    expect(idsIn(answer)).toEqual(['list_a:1', 'list_b:9']);
    expect(entitiesIn(answer)[0]?.match).toBeLessThan(0.99);
  });
});
