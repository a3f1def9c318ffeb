import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';
import { birthDateOf } from './birth-date.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'consolidated-list.csv');

describe('the Belgian list', () => {
  let be: ReadResult;
  beforeAll(async () => {
    be = await readPath(FIXTURE);
  });

  it('is known by its headings and dated by the newest publication', () => {
    expect(be.version).toMatchObject({ id: 'be_fps', version: '2026-02-23', records: 2, rejected: 1 });
  });

  it('reads the lines of a cell as values of their own, and a written line break as a space', () => {
    expect(be.listings[0]?.names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Tavrian Osricovich Morrelev', 'primary'],
      ['Тавриан Моррелев', 'alias'],
      ['Tavrin Morrel', 'alias'],
    ]);
    expect(be.listings[1]?.programs).toEqual(['UKR', 'BLR']);
  });

  it('takes what stands among the parts of a body’s name only for a name, and keeps that of a person in words', () => {
    expect(be.listings[1]?.names.map(({ value, script }) => [value, script])).toEqual([
      ['Quay Bank', 'Latn'],
      ['Кей Банк', 'Cyrl'],
    ]);
    expect(be.listings[0]?.remarks).toEqual(
      expect.arrayContaining(['Part of a name: Osrikovych', 'https://eur-lex.europa.invalid/9998']),
    );
    expect(be.listings[0]).toMatchObject({ listedOn: '2025-05-20', url: 'https://eur-lex.europa.invalid/9999' });
  });

  it('puts the century to birth years of two digits, and never makes a child or an unborn of a party', () => {
    expect(be.listings[0]?.birthDates?.map(({ text, earliest }) => [text, earliest])).toEqual([
      ['03-09-62', '1962-09-03'],
      ['24-06-05', '2005-06-24'],
    ]);
    expect(be.listings[0]?.remarks).toContain('Date of birth: in spring');
    expect(birthDateOf('01-01-20', '2026-02-23')?.earliest).toBe('1920-01-01');
    expect(birthDateOf('01-02-1920', '2026-02-23')?.earliest).toBe('1920-02-01');
    expect(birthDateOf('01/01/1920', '2026-02-23')?.earliest).toBe('1920-01-01');
  });

  it('gives a party the same id in every version, as the publisher gives none', async () => {
    const again = await readBytes(readFileSync(FIXTURE, 'utf8').replace('TAQA', 'OTHER'), { name: 'x.csv' });
    expect(again.listings.map(({ id }) => id)).toEqual(be.listings.map(({ id }) => id));
    expect(be.listings[0]?.id).toMatch(/^be_fps:[0-9a-f]{16}$/);
  });

  it('reads documents by the EU’s codes of their types', () => {
    expect(be.listings[0]?.identifiers?.map(({ type, value, note }) => [type, value, note])).toEqual([
      ['passport', 'A0000123', 'seen in 2011'],
      ['national_id', '0000258', undefined],
      ['other', '00-11', undefined],
    ]);
    expect(be.listings[1]?.identifiers?.[0]).toMatchObject({ type: 'bic', value: 'QUAYXX00' });
  });

  it('pairs towns with countries where there are as many', () => {
    expect(be.listings[0]?.birthPlaces).toMatchObject([
      { city: 'Port Quesk', country: 'RU' },
      { city: 'Limassol', country: 'CY' },
    ]);
    expect(be.listings[0]?.positions).toEqual(['Harbour Minister', 'Head of Ferries']);
  });

  it('leaves towns and countries apart where they cannot be paired', async () => {
    const text = readFileSync(FIXTURE, 'utf8').replace('Port Quesk\nLimassol', 'Port Quesk\nLimassol\nMorrel');
    expect((await readBytes(text, { name: 'x.csv' })).listings[0]?.birthPlaces?.map((place) => place.text)).toEqual([
      'Port Quesk',
      'Limassol',
      'Morrel',
      'RUSSIAN FEDERATION',
      'CYPRUS',
    ]);
  });

  it('is refused when a row is cut off', async () => {
    const text = readFileSync(FIXTURE, 'utf8').trimEnd();
    expect((await refusalOf(readBytes(text.slice(0, -12), { name: 'x.csv' }))).code).toBe('truncated');
  });
});
