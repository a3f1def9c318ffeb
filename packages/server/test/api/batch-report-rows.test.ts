import type { BatchResult, BatchView } from '@namesake/contract';
import { ENDPOINTS } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../lists/src/formats/xlsx/read-workbook.ts';
import { runBatch } from '../../src/modules/batches/run.ts';
import { textIn } from '../support/pdf-text.ts';
import { startService, type TestService } from '../support/test-service.ts';

const LETTERS = 'abcdefghijklmnopqrst';
const nameOf = (at: number): string =>
  `Qua${LETTERS[at % 20]}${LETTERS[Math.floor(at / 20)]} Vran${LETTERS[(at * 7) % 20]}`;
const HEADINGS = ['Kd.-Nr.', 'Vorname', 'Nachname', 'Geburtsdatum', 'AKA', 'Ort'];

/** One of the customers is listed, one has a date that no calendar has, one no name, each tenth another name. */
const FILE = [
  HEADINGS.join(';'),
  ...Array.from({ length: 300 }, (_, at) => {
    const [given, family] = at === 41 ? ['Orlan', 'Vestrakov'] : at === 77 ? ['', ''] : nameOf(at).split(' ');
    const born = at === 99 ? '31.02.1980' : '17.05.1971';
    return [`k-${at + 1}`, given, family, born, at % 10 === 0 ? `Alias ${nameOf(at)}` : '', `Town ${at}`].join(';');
  }),
].join('\n');

let service: TestService;
let token: string;
let batch: BatchView;
beforeAll(async () => {
  service = await startService();
  token = await service.token({ scopes: ['search:write', 'search:read', 'decisions:write', 'records:read'] });
  const headers = { 'content-type': 'text/csv' };
  const made = await service.post('/api/v1/batches?name=kunden.csv&start=true', FILE, token, headers);
  await runBatch(service.app, String(made.body['id']), new AbortController().signal);
  const { body } = await service.get(`/api/v1/batches/${made.body['id']}`, token);
  batch = ENDPOINTS.getBatch.responses[200].schema.parse(body);
});
afterAll(() => service.close());

const bytesOf = async (file: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${service.url}/api/v1/batches/${batch.id}/${file}`, { headers });
  return Buffer.from(await response.arrayBuffer());
};
async function results(): Promise<readonly BatchResult[]> {
  const { body } = await service.get(`/api/v1/batches/${batch.id}/results?limit=200`, token);
  const first = ENDPOINTS.listBatchResults.responses[200].schema.parse(body);
  const next = `/api/v1/batches/${batch.id}/results?limit=200&cursor=${first.nextCursor}`;
  const { body: rest } = await service.get(next, token);
  return [...first.items, ...ENDPOINTS.listBatchResults.responses[200].schema.parse(rest).items];
}

it('a long text of a row is cut in the document, where it would leave the page, and whole in the other reports', async () => {
  const text = `Begins here ${'Quam vranok '.repeat(400)}ends here`;
  const made = await service.post(
    '/api/v1/batches?start=true',
    JSON.stringify([{ id: '=1+1', searchText: text }]),
    token,
  );
  await runBatch(service.app, String(made.body['id']), new AbortController().signal);
  const file = async (name: string): Promise<Buffer> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${service.url}/api/v1/batches/${made.body['id']}/${name}`, { headers });
    return Buffer.from(await response.arrayBuffer());
  };
  const printed = textIn(await file('report.pdf'));
  expect(printed).toContain('Begins here');
  expect(printed).not.toContain('ends here');
  expect((await file('report.csv')).toString()).toContain('ends here');
});

describe('a batch of three hundred rows', () => {
  it('shows of each row who was screened, also where nobody was found or the row is wrong', async () => {
    const rows = await results();
    expect(rows).toHaveLength(300);
    expect(rows[0]?.party).toEqual({ searchText: nameOf(0), birthDate: '1971-05-17', externalRef: 'k-1' });
    expect(rows[41]).toMatchObject({ outcome: 'potential_match', party: { searchText: 'Orlan Vestrakov' } });
    expect(rows[77]).toMatchObject({ outcome: 'error', party: { searchText: '', birthDate: '1971-05-17' } });
    expect(rows[99]).toMatchObject({
      outcome: 'error',
      error: { code: 'invalid_birth_date' },
      party: { searchText: nameOf(99), birthDate: '31.02.1980' },
    });
  });

  it('is a workbook with every name, and at the right the cells of the file in their order', async () => {
    const [sheet] = readWorkbook(await bytesOf('report.xlsx')).sheets;
    const [head = [], ...rows] = sheet?.rows() ?? [];
    expect(head.slice(-HEADINGS.length)).toEqual(HEADINGS);
    const place = head.indexOf('searched_text');
    const uploaded = FILE.split('\n').slice(1);
    for (const [at, row] of rows.entries()) {
      if (at !== 77) expect(row[place]).toBe(at === 41 ? 'Orlan Vestrakov' : nameOf(at));
      expect(HEADINGS.map((_, column) => row[head.length - HEADINGS.length + column] ?? '').join(';')).toBe(
        uploaded[at],
      );
    }
    const csv = (await bytesOf('report.csv')).toString().split('\r\n');
    expect(csv[0]?.split(',')).toEqual(head);
    expect(csv[1]).toContain('k-1,Quaaa,Vrana,17.05.1971,Alias Quaaa Vrana,Town 0');
  });

  it('is a document with every name, those to look at first', async () => {
    const text = textIn(await bytesOf('report.pdf'));
    expect(text).toContain('kunden.csv');
    for (let at = 0; at < 300; at += 1) if (at !== 41 && at !== 77) expect(text).toContain(nameOf(at));
    expect(text.indexOf(nameOf(99))).toBeLessThan(text.indexOf(nameOf(0)));
    expect(text).toContain('31.02.1980');
  });
});
