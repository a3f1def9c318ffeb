import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'fsf.csv');
const XML = join(import.meta.dirname, '..', 'fixtures', 'fsf.xml');

describe('the EU list in CSV', () => {
  let csv: ReadResult;
  let text: string;
  beforeAll(async () => {
    csv = await readPath(FIXTURE);
    text = await readFile(FIXTURE, 'utf8');
  });

  it('is read with its byte order mark and its semicolons, and dated by its first column', () => {
    expect(text.startsWith('\uFEFFfileGenerationDate;')).toBe(true);
    expect(csv.version).toMatchObject({
      id: 'eu_fsf',
      version: '15/03/2026',
      publishedAt: '2026-03-15T00:00:00.000Z',
      records: 2,
      rejected: 1,
    });
  });

  it('counts entities, not rows', () => {
    expect(text.split('\r\n').length).toBeGreaterThan(30);
    expect(csv.listings).toHaveLength(2);
  });

  it('gives the very listings that the XML form gives', async () => {
    const xml = await readPath(XML);
    for (const listing of xml.listings) expect(csv.listing(listing.sourceId)).toEqual(listing);
  });

  it('takes the rows of an entity together wherever they stand', async () => {
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    const mixed = `${[head, ...rows.slice(5), ...rows.slice(0, 5)].join('\r\n')}\r\n`;
    const read = await readBytes(mixed, { name: 'x.csv' });
    expect(read.listing('EU.90001.1').names).toHaveLength(csv.listing('EU.90001.1').names.length);
  });

  it('is refused when a row is cut off, or without a date', async () => {
    expect((await refusalOf(readBytes(text.slice(0, -60), { name: 'x.csv' }))).code).toBe('truncated');
    expect((await refusalOf(readBytes(text.replaceAll('15/03/2026', ''), { name: 'x.csv' }))).code).toBe('no_date');
  });
});
