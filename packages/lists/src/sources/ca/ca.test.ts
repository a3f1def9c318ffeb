import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

describe('the Canadian list', () => {
  let ca: ReadResult;
  beforeAll(async () => {
    ca = await readPath(join(import.meta.dirname, 'fixtures', 'sema.xml'));
  });
  const valuesOf = (id: string) => ca.listing(id).names.map(({ value }) => value);

  it('is dated by its newest listing, having no date of its own', async () => {
    expect(ca.version).toMatchObject({ id: 'ca_sema', version: '2025-01-31', records: 6, rejected: 2 });
    expect((await refusalOf(readBytes('<data-set><record/></data-set>'))).code).toBe('no_date');
  });

  it('reads the bilingual tags of since August 2026 as those of before', async () => {
    const today = await readPath(join(import.meta.dirname, 'fixtures', 'sema-bilingual.xml'));
    expect(today.version).toMatchObject({ id: 'ca_sema', version: '2026-08-24', records: 2, rejected: 0 });
    expect(today.listing('testland:1-part-1:1')).toMatchObject({
      entityType: 'person',
      names: [{ value: 'Tavrian Osricovich Morrelev' }],
      birthDates: [{ earliest: '1962-03-01', latest: '1962-03-31' }],
    });
    expect(today.listing('testland:1.1:1')).toMatchObject({
      entityType: 'vessel',
      identifiers: [{ type: 'imo', value: '9074729' }],
      vessel: { type: 'General Cargo' },
    });
  });

  it('makes an id of country, schedule and item', () => {
    expect(ca.listings.map(({ sourceId }) => sourceId)).toEqual([
      'testland:1-part-1:1',
      'testland:1-part-1:2',
      'testland:1',
      'testland:1-part-1:4',
      'testland:1-part-2:1',
      'testland:1.1:1',
    ]);
  });

  it('separates aliases by commas, semicolons and strokes, with their languages', () => {
    const { names } = ca.listing('testland:1-part-1:1');
    expect(names.map(({ value, kind, language }) => [value, kind, language])).toEqual([
      ['Tesmond Orlovich Quandreth', 'primary', undefined],
      ['Tesmond Orlovich Kwandret', 'alias', undefined],
      ['Tesmand Kwandreth', 'alias', undefined],
      ['Tesmund Quandrett', 'alias', undefined],
      ['Тэсманд Квандрэт', 'alias', 'be'],
      ['Тесмонд Квандрет', 'alias', 'ru'],
      ['Тесмон Квандрет', 'alias', 'ru'],
    ]);
    expect(names[0]?.parts).toEqual({ given: 'Tesmond Orlovich', family: 'Quandreth' });
  });

  it('does not make a name of half a name before "or"', () => {
    expect(valuesOf('testland:1-part-1:2')).toEqual([
      'Mirabel Vantari',
      'Mirabel Sergeevna or Sergievna Vantari',
      'Mirabel Sand',
    ]);
  });

  it('reads names in two languages, in brackets and over line breaks, and leaves legal forms on', () => {
    expect(valuesOf('testland:1-part-2:1')).toEqual([
      'Quill Marine Organization',
      'QMO',
      'Organisation maritime Quill',
      'Joint Stock Company Quill-Marine',
      'Quill Works',
      'Quill Trading Co., Ltd.',
      'ООО "Квилл"',
      'АО «Квилл Марин»',
      'Квилл',
    ]);
  });

  it('reads years, alternatives, decades and serial numbers, and keeps what it cannot read', () => {
    const born = (id: string) => ca.listing(id).birthDates?.map(({ earliest, latest }) => `${earliest}/${latest}`);
    expect(born('testland:1-part-1:1')).toEqual(['1950-01-01/1950-12-31', '1951-01-01/1951-12-31']);
    expect(born('testland:1-part-1:2')).toEqual(['1960-01-01/1963-12-31']);
    expect(born('testland:1')).toEqual(['1962-08-24/1962-08-24']);
    expect(born('testland:1-part-1:4')).toBeUndefined();
    expect(ca.listing('testland:1-part-1:4').remarks).toContain('Date of birth: Sep-99');
  });

  it('tells the two laws apart', async () => {
    const text = await readFile(join(import.meta.dirname, 'fixtures', 'sema.xml'), 'utf8');
    const other = text.replaceAll(
      "<Country>Testland / Terre d'essai",
      '<Country>Justice for Victims of Corrupt Foreign Officials Regulations (JVCFOR) / Règlement',
    );
    expect((await readBytes(other)).listings[0]?.legalBasis).toBe(
      'Justice for Victims of Corrupt Foreign Officials Act',
    );
    expect(ca.listings[0]?.legalBasis).toBe('Special Economic Measures Act');
  });

  it('knows ships by their number or kind', () => {
    expect(ca.listing('testland:1.1:1')).toMatchObject({
      entityType: 'vessel',
      identifiers: [{ type: 'imo', value: '9074729' }],
      vessel: { type: 'Oil Tanker', built: '1999' },
    });
  });
});
