import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** The text in Windows-1252; the fixture has one sign outside Latin-1. */
function windows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');
}

describe('the closed OFSI list in CSV', () => {
  let text: string;
  let csv: ReadResult;
  beforeEach(async () => {
    text = await readFile(join(FIXTURES, 'conlist-2020.csv'), 'utf8');
    csv = await readBytes(windows1252(text), { name: 'ConList.csv' });
  });

  it('is dated by its first line and makes one party of all rows of a group', () => {
    expect(csv.version).toMatchObject({ id: 'gb_ofsi', version: '2020-04-27', records: 2, rejected: 1 });
  });

  it('reads Windows-1252, which it does not declare, letter for letter, and UTF-8 as well', async () => {
    expect(csv.listing('90001').names[1]?.value).toBe('Tavri’n Old MORREL');
    expect(csv.listing('90001').addresses?.[1]?.street).toBe('Café du Port');
    expect((await readBytes(text, { name: 'ConList.csv' })).listings).toEqual(csv.listings);
  });

  it('is refused loudly where it is in two encodings, or in neither', async () => {
    const [head = '', ...rows] = text.split('\r\n');
    const line = (at: number) => `${rows[at]}\r\n`;
    const lines = (from: number, to: number) =>
      rows
        .slice(from, to)
        .map((row) => `${row}\r\n`)
        .join('');
    const utf8First = Buffer.concat([Buffer.from(`${head}\r\n${lines(0, 3)}`), windows1252(line(3))]);
    const oldFirst = Buffer.concat([windows1252(`${head}\r\n${lines(0, 3)}`), Buffer.from(line(3))]);
    const undefinedByte = Buffer.from(windows1252(text));
    undefinedByte[undefinedByte.indexOf(0x92)] = 0x81;
    for (const bytes of [utf8First, oldFirst, undefinedByte])
      expect((await refusalOf(readBytes(bytes, { name: 'ConList.csv' }))).code).toBe('encoding');
  });

  it('tells numbered and lettered values of one cell apart, whatever the signs', () => {
    const person = csv.listing('90001');
    expect(person).toMatchObject({
      nationalities: ['MT', 'CY'],
      titles: ['Captain', 'Major'],
      positions: ['Harbour master', 'Head of ferries'],
      birthPlaces: [
        { city: 'Quesk', country: 'MT' },
        { city: 'Morrel', country: 'MT' },
      ],
    });
    expect(person.remarks).toContain('Nationality: Atlantean');
  });

  it('takes the number of a document out of the words about it', () => {
    expect(csv.listing('90001').identifiers).toMatchObject([
      { type: 'passport', value: 'A-000123', country: 'MT', issuedOn: '1985-06-04' },
      { type: 'passport', value: 'D 000763', country: 'AF', issuedOn: '1997-01-09' },
      { type: 'national_id', value: '300786', country: 'AF' },
    ]);
  });

  it('knows "Prime Alias" for the main name, and former names', () => {
    expect(csv.listing('90001').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Tavrian MORRELEV', 'primary'],
      ['Tavri’n Old MORREL', 'alias'],
      ['Tavrian QUAY', 'former'],
    ]);
  });

  it('reads the country of an address that is doubted', () => {
    expect(csv.listing('90001').addresses?.[0]).toMatchObject({
      text: '4 Saltpan Row, Limassol, 00003, Cyprus (at time of listing)',
      country: 'CY',
    });
  });

  it('reads the UN’s reference out of the other information', () => {
    expect(csv.listing('90001').unReference).toBe('QDi.901');
    expect(csv.listing('90001').effect).toBe('asset_freeze');
  });
});

describe('the closed OFSI list in XML', () => {
  let xml: ReadResult;
  beforeAll(async () => {
    xml = await readPath(join(FIXTURES, 'conlist.xml'));
  });

  it('is flat, an element for each name, and never without records', () => {
    expect(xml.version).toMatchObject({ id: 'gb_ofsi', version: '2026-01-27', records: 2, rejected: 0 });
    expect(xml.listing('90001').names.map(({ value, quality }) => [value, quality])).toEqual([
      ['Tavrian Osricovich MORRELEV', 'strong'],
      ['Ferryman', 'weak'],
      ['Тавриан Моррелев', 'strong'],
    ]);
  });

  it('says which listing of the UK Sanctions List a party repeats', () => {
    expect(xml.listing('90001').repeats).toBe('gb_fcdo:QSK0251');
    expect(xml.listing('90002').repeats).toBe('gb_fcdo:QSK0300');
    expect(xml.listing('90001').unReference).toBe('QDi.901');
  });

  it('tells what a group is under: an investment ban freezes nothing', () => {
    expect(xml.listing('90001').effect).toBe('asset_freeze');
    expect(xml.listing('90001').remarks).toEqual(
      expect.arrayContaining(['Listing type: UK and UN', 'Group status: Asset Freeze Targets']),
    );
    expect(xml.listing('90002').effect).toBe('securities');
  });

  it('takes numbers and words of documents from two elements, numbered alike', () => {
    expect(xml.listing('90001').identifiers).toMatchObject([
      { value: 'A-000123', country: 'MT' },
      { value: 'D 000763', country: 'AF', issuedOn: '1997-01-09' },
    ]);
    expect(xml.listing('90002')).toMatchObject({
      entityType: 'vessel',
      identifiers: [{ type: 'imo', value: '0900004' }],
      vessel: { flag: 'GA' },
    });
  });
});
