import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'register.json');

describe('the French register', () => {
  let fr: ReadResult;
  beforeAll(async () => {
    fr = await readPath(FIXTURE);
  });

  it('is recognised among JSON, with the moment of its publication', () => {
    expect(fr.version).toMatchObject({
      id: 'fr_gels',
      publishedAt: '2026-03-13T10:15:00.000Z',
      records: 3,
      rejected: 2,
    });
  });

  it('joins each first name with the family name that stands apart, for persons only', () => {
    expect(fr.listing('90001').names.map(({ value, kind, script }) => [value, kind, script])).toEqual([
      ['Tavrian Osricovich MORRELEV', 'primary', 'Latn'],
      ['Tavrin MORRELEV', 'alias', 'Latn'],
      ['Тавриан Моррелев', 'alias', 'Cyrl'],
      ['Le Passeur', 'alias', 'Latn'],
    ]);
    expect(fr.listing('90002').names).toEqual([
      { value: 'Banque du Quai', kind: 'primary', quality: 'strong', script: 'Latn' },
    ]);
  });

  it('reads dates of which day or month are blank or zero, and keeps the rest in words', () => {
    expect(fr.listing('90001').birthDates?.map(({ earliest, latest }) => `${earliest}/${latest}`)).toEqual([
      '1962-09-03/1962-09-03',
      '1963-07-01/1963-07-31',
      '1964-01-01/1964-12-31',
    ]);
    expect(fr.listing('90001').remarks).toContain('Date de naissance : au printemps');
  });

  it('knows countries by their French names', () => {
    expect(fr.listing('90001')).toMatchObject({
      nationalities: ['RU', 'KP'],
      birthPlaces: [{ text: 'Port Quesk, Fédération de Russie', country: 'RU' }],
      addresses: [{ country: 'CY' }],
    });
    expect(fr.listing('90001').remarks).toContain('Nationalité : Atlantide');
    expect(fr.listing('90002').addresses).toEqual([{ text: 'Syrie', country: 'SY' }]);
  });

  it('reads documents, and numbers that their label explains', () => {
    expect(fr.listing('90001').identifiers).toMatchObject([
      { type: 'passport', value: 'OR 0000123', country: 'AF', expiresOn: '2026-10-12' },
      { type: 'national_id', value: '0000258' },
    ]);
    expect(fr.listing('90002').identifiers?.map(({ type, value }) => [type, value])).toEqual([
      ['tax_id', '0000000019'],
      ['registration_number', '00112233'],
    ]);
    expect(fr.listing('90003').identifiers).toEqual([{ type: 'imo', value: '9074729' }]);
  });

  it('reads contacts, and ship’s numbers out of prose', async () => {
    expect(fr.listing('90002').contacts).toEqual([
      { kind: 'phone', value: '000 11' },
      { kind: 'email', value: 'quai@quai.example' },
      { kind: 'website', value: 'quai.example' },
    ]);
    const text = readFileSync(FIXTURE, 'utf8')
      .replace('INN: 0000000019', 'OMI : 9074729, MMSI 000000417')
      .replace('Personne morale', 'Aéronef');
    const { listing } = await readBytes(text, { name: 'x.json' });
    expect(listing('90002')).toMatchObject({
      entityType: 'unknown',
      identifiers: [
        { type: 'imo', value: '9074729' },
        { type: 'mmsi', value: '000000417' },
        { type: 'registration_number', value: '00112233' },
      ],
    });
  });

  it('says which listing of the EU a party repeats, and of the UN', () => {
    expect(fr.listing('90001')).toMatchObject({ repeats: 'eu_fsf:EU.90001.1', unReference: 'QDi.901' });
    expect(fr.listing('90002').repeats).toBeUndefined();
  });

  it('loses no field that it does not know', () => {
    expect(fr.listing('90001').remarks).toContain('NOUVEAU_CHAMP : vu en 2011');
    expect(fr.listing('90001').remarks).toContain('russe');
  });

  it('keeps every legal basis, and in words what is no reference or number', () => {
    expect(fr.listing('90001').legalBasis).toBe('UE Règlement 2022/9999; Arrêté du 7 mai');
    expect(fr.listing('90001').remarks).toEqual(
      expect.arrayContaining([
        'Référence ONU : liste de Quesk',
        'AUTRE_IDENTITE : délivrée à Port Quesk, sans autre indication connue',
      ]),
    );
  });

  it('is refused when cut off, without a date, or of another shape', async () => {
    const text = readFileSync(FIXTURE, 'utf8');
    const code = async (file: string) => (await refusalOf(readBytes(file, { name: 'x.json' }))).code;
    expect(await code(text.slice(0, -20))).toBe('truncated');
    expect(await code('{"Publications":{"PublicationDetail":[]}}')).toBe('no_date');
    expect(await code('{"Publications":{"PublicationDetail":{}}}')).toBe('malformed');
  });
});
