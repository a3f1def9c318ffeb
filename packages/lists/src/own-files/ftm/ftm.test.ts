import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytes, refusalOf } from '../../../test/read-text.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { takeCensus } from '../../census/take-census.ts';

const line = (entity: object) => `${JSON.stringify(entity)}\n`;
const PERSON = {
  id: 'NK-0001',
  schema: 'Person',
  properties: {
    name: ['Mirabel Quay', 'Mirabelle Quai'],
    alias: ['Мирабель Ки'],
    weakAlias: ['The Gull'],
    previousName: ['Mirabel Sand'],
    birthDate: ['1970-05', 'long ago'],
    nationality: ['gb'],
    country: ['fr', 'atlantis'],
    gender: ['female'],
    passportNumber: ['X0001'],
    idNumber: ['0007'],
    imoNumber: ['IMO0010017'],
    address: ['1 Sand Street, Paris, France'],
    notes: ['Likes the sea.'],
    modifiedAt: ['2026-02-03'],
  },
};

describe('a private FollowTheMoney list', () => {
  it('that is called like an official list does not pass for it', async () => {
    const { version, listing } = await readBytes(line(PERSON), { name: 'un_sc.ftm.json' });
    expect([version.id, listing('NK-0001').id]).toEqual(['ftm_un_sc', 'ftm_un_sc:NK-0001']);
  });

  it('takes its id from the file name and ids as given', async () => {
    const { version, listing } = await readBytes(line(PERSON), { name: 'Private VIPs.ftm.json' });
    expect(version).toMatchObject({ id: 'private_vips', records: 1, version: '2026-02-03T00:00:00.000Z' });
    expect(listing('NK-0001')).toMatchObject({
      id: 'private_vips:NK-0001',
      entityType: 'person',
      gender: 'female',
      nationalities: ['GB', 'FR'],
      birthDates: [{ earliest: '1970-05-01', latest: '1970-05-31' }],
      addresses: [{ text: '1 Sand Street, Paris, France', country: 'FR' }],
      remarks: ['Likes the sea.', 'long ago', 'Country: atlantis'],
    });
    expect(listing('NK-0001').names.map(({ value, kind, quality }) => [value, kind, quality])).toEqual([
      ['Mirabel Quay', 'primary', 'strong'],
      ['Mirabelle Quai', 'alias', 'strong'],
      ['Мирабель Ки', 'alias', 'strong'],
      ['The Gull', 'alias', 'weak'],
      ['Mirabel Sand', 'former', 'strong'],
    ]);
    expect(listing('NK-0001').identifiers).toEqual([
      { type: 'passport', value: 'X0001' },
      { type: 'national_id', value: '0007' },
      { type: 'imo', value: '0010017' },
    ]);
  });

  it('reads abbreviations, forms, days and owners of bodies, ships and aircraft, and keeps the rest in words', async () => {
    const file = [
      line({
        id: 'c',
        schema: 'Company',
        properties: {
          name: ['Quay Trading Company'],
          abbreviation: ['QTC'],
          legalForm: ['JSC'],
          incorporationDate: ['2001-02-03'],
          dissolutionDate: ['2020'],
          kppCode: ['000000017'],
          dunsCode: ['00-000-0017'],
        },
      }),
      line({ id: 'v', schema: 'Vessel', properties: { name: ['QUILL'], owner: ['Quay Lines Ltd', 'c'] } }),
      line({
        id: 'a',
        schema: 'Airplane',
        properties: { name: ['XX-QUI'], type: ['Quay 320'], manufacturer: ['Quay'] },
      }),
      line({
        id: 'p',
        schema: 'Person',
        properties: { name: ['Osric Falk'], birthPlace: ['Wonsan'], birthCountry: ['kp'] },
      }),
      line({ id: 'w', schema: 'CryptoWallet', properties: { publicKey: ['bc1qfictional'], currency: ['XBT'] } }),
    ].join('');
    const { listing } = await readBytes(file, { name: 'mine.ftm.json' });
    expect(listing('c')).toMatchObject({
      names: [{ kind: 'primary' }, { value: 'QTC', kind: 'alias', quality: 'weak' }],
      organization: { type: 'JSC', established: '2001-02-03' },
      identifiers: [
        { type: 'tax_id', value: '000000017' },
        { type: 'registration_number', value: '00-000-0017' },
      ],
      remarks: ['Dissolved: 2020'],
    });
    expect(listing('v').relations).toEqual([
      { kind: 'Owned by', name: 'Quay Lines Ltd' },
      { kind: 'Owned by', listing: 'mine:c' },
    ]);
    expect(listing('a').aircraft).toEqual({ model: 'Quay 320', manufacturer: 'Quay' });
    expect(listing('p').birthPlaces).toEqual([{ text: 'Wonsan' }, { text: 'KP', country: 'KP' }]);
    expect(listing('w').remarks).toEqual(['Currency: XBT']);
  });

  it('is followed by the census, property by property', async () => {
    const path = join(await temporaryFolder(), 'vip.ftm.json');
    const entity = { ...PERSON, properties: { ...PERSON.properties, firstName: ['Mirabella'], wikidataId: ['Q0'] } };
    await writeFile(path, line(entity));
    const { fields = [] } = await takeCensus(path);
    expect(fields.filter(({ lost }) => lost !== undefined)).toEqual([]);
    expect(fields).toContainEqual({
      path: 'Person/firstName',
      values: 1,
      reached: 0,
      reason: 'parts of a name that is given whole',
    });
    await writeFile(path, line({ ...entity, properties: { ...entity.properties, shoeSize: ['forty six'] } }));
    const more = await takeCensus(path);
    expect(more.fields).toContainEqual({ path: 'Person/shoeSize', values: 1, reached: 0, lost: ['forty six'] });
  });

  it('says of a party under no programme that it is under none', async () => {
    expect((await readBytes(line(PERSON), { name: 'vip.ftm.json' })).listing('NK-0001').programs).toEqual([]);
  });

  it.each([
    [['role.pep'], 'pep'],
    [['role.rca', 'role.pep'], 'pep'],
    [['role.pep', 'crime'], 'unknown'],
    [['role.pep', 'sanction'], 'unknown'],
    [['debarment'], 'debarment'],
    [['export.control'], 'export_control'],
    [[], 'unknown'],
  ])('takes the topics %s for the effect %s', async (topics, effect) => {
    const entity = { ...PERSON, properties: { ...PERSON.properties, topics } };
    expect((await readBytes(line(entity), { name: 'vip.ftm.json' })).listing('NK-0001').effect).toBe(effect);
  });

  it('reads companies, ships, aircraft and wallets and passes over what is no party', async () => {
    const file = [
      line({ id: 'c', schema: 'Company', properties: { name: ['Quay Ltd'], registrationNumber: ['00-1'] } }),
      line({ id: 'v', schema: 'Vessel', properties: { name: ['QUILL'], flag: ['pa'], mmsi: ['000100'] } }),
      line({ id: 'a', schema: 'Airplane', properties: { name: ['XX-QUI'], registrationNumber: ['XX-QUI'] } }),
      line({ id: 'w', schema: 'CryptoWallet', properties: { publicKey: ['bc1qfictional'] } }),
      line({ id: 'l', schema: 'LegalEntity', properties: { name: 'Just text' } }),
      line({ id: 's', schema: 'Sanction', properties: {} }),
      '\n',
      line({ id: '', schema: 'Person', properties: { name: ['No Id'] } }),
      line({ id: 'n', schema: 'Person', properties: {} }),
    ].join('');
    const { listings, version } = await readBytes(file, { name: 'mine.ftm.json' });
    expect(listings.map(({ sourceId, entityType, names }) => [sourceId, entityType, names[0]?.value])).toEqual([
      ['c', 'organization', 'Quay Ltd'],
      ['v', 'vessel', 'QUILL'],
      ['a', 'aircraft', 'XX-QUI'],
      ['w', 'wallet', 'bc1qfictional'],
      ['l', 'unknown', 'Just text'],
    ]);
    expect(listings[2]?.identifiers?.[0]?.type).toBe('aircraft_registration');
    expect(version.rejected).toBe(2);
  });

  it('is refused when a later line is broken', async () => {
    const refusal = await refusalOf(readBytes(`${line(PERSON)}{"id": "x", "sch`, { name: 'mine.ftm.json' }));
    expect(refusal).toMatchObject({ code: 'malformed', list: 'mine', position: { line: 2 } });
    const other = await refusalOf(readBytes(`${line(PERSON)}{"id": "x"}\n`, { name: 'mine.ftm.json' }));
    expect(other.code).toBe('malformed');
  });
});
