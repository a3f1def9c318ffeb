import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'uksl.csv');
const XML = join(import.meta.dirname, '..', 'fixtures', 'uksl.xml');

describe('the UK list in CSV', () => {
  let csv: ReadResult;
  let xml: ReadResult;
  let text: string;
  beforeAll(async () => {
    csv = await readPath(FIXTURE);
    xml = await readPath(XML);
    text = await readFile(FIXTURE, 'utf8');
  });

  it('is dated by the line about the file above its headings', () => {
    expect(csv.version).toMatchObject({ id: 'gb_fcdo', version: '2026-08-22', records: 5, rejected: 2 });
  });

  it('makes one party of all rows with one Unique ID, wherever they stand', () => {
    expect(text.match(/RUS9001/g)?.length).toBeGreaterThan(8);
    expect(csv.listings.map(({ sourceId }) => sourceId)).toEqual(xml.listings.map(({ sourceId }) => sourceId));
  });

  it('gives the very listings that the XML form gives, masked birth dates among them', () => {
    for (const listing of xml.listings) expect(csv.listing(listing.sourceId)).toEqual(listing);
    expect(csv.listing('RUS9001').birthDates?.map(({ earliest }) => earliest)).toContain('1958-03-01');
  });

  it('reads several values of one cell, set apart by strokes or numbers', async () => {
    const several = text.replaceAll(/,Atlantis,/g, ',(1) Malta (2) Cyprus,');
    expect((await readBytes(several, { name: 'x.csv' })).listing('RUS9001').nationalities).toEqual(['RU', 'MT', 'CY']);
  });

  it('is read with headings first, but refused without a date', async () => {
    const headless = text.slice(text.indexOf('\n') + 1);
    expect((await refusalOf(readBytes(headless, { name: 'x.csv' }))).code).toBe('no_date');
  });

  it('is refused when a row is cut off', async () => {
    const cut = text.slice(0, text.lastIndexOf('Tanker'));
    expect((await refusalOf(readBytes(cut, { name: 'x.csv' }))).code).toBe('truncated');
  });
});
