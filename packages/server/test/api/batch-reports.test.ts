import { inflateSync } from 'node:zlib';
import type { BatchView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../lists/src/formats/xlsx/read-workbook.ts';
import { runBatch } from '../../src/modules/batches/run.ts';
import { startService, type TestService } from '../support/test-service.ts';

const SCOPES = ['search:write', 'search:read', 'decisions:write', 'records:read', 'tokens:read'] as const;
const NEVER = new AbortController().signal;
const CUSTOMERS = [
  '{"id":"=c-1","searchText":"Orlan Vestrakov"}',
  '{"id":"c-2","searchText":"Nobody Unlisted"}',
  '{"id":"c-3"}',
];

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: [...SCOPES] });
});
afterEach(() => service.close());

async function upload(lines: readonly string[] = CUSTOMERS): Promise<BatchView> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const { body } = await service.post('/api/v1/batches?name=customers', lines.join('\n'), token, headers);
  return body as unknown as BatchView;
}
async function batchDone(lines?: readonly string[]): Promise<BatchView> {
  const batch = await upload(lines);
  await runBatch(service.app, batch.id, NEVER);
  return (await service.get(`/api/v1/batches/${batch.id}`, token)).body as unknown as BatchView;
}
async function file(path: string, by = token) {
  const response = await fetch(`${service.url}/api/v1/batches/${path}`, { headers: { authorization: `Bearer ${by}` } });
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const type = response.headers.get('content-type');
  return { status: response.status, name, type, bytes: Buffer.from(await response.arrayBuffer()) };
}
const FORMATS = ['report.csv', 'report.jsonl', 'report.xlsx', 'report.pdf', 'errors.csv'] as const;

describe('the report of a batch', () => {
  it('as JSON lines has what the command line writes of each row, and where it is in the file', async () => {
    const { id } = await batchDone();
    const { bytes, type, name } = await file(`${id}/report.jsonl`);
    expect([type, name]).toEqual(['application/x-ndjson', `${id}-report.jsonl`]);
    const lines = bytes.toString().trimEnd().split('\n');
    const [found, none, error] = lines.map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3);
    expect(found).toMatchObject({ id: '=c-1', outcome: 'potential_match', row: 1, line: 1, total: 1, notes: [] });
    expect(found.searchId).toMatch(/^srch_/);
    expect(found.results).toEqual([
      {
        entityId: 'list_a:1',
        priority: 'high',
        score: expect.any(Number),
        nameScore: expect.any(Number),
        matchedName: 'Orlan VESTRAKOV',
        primaryName: 'Orlan VESTRAKOV',
        listings: ['list_a:1', 'list_b:9'],
      },
    ]);
    expect(none).toMatchObject({ id: 'c-2', outcome: 'no_match', results: [] });
    expect(none.party).toEqual({ searchText: 'Nobody Unlisted', birthDate: null, externalRef: 'c-2' });
    expect(error).toEqual({
      id: 'c-3',
      outcome: 'error',
      results: [],
      row: 3,
      line: 3,
      searchId: null,
      total: 0,
      notes: [],
      role: null,
      setAside: [],
      context: [],
      party: null,
      error: {
        code: 'member_required',
        line: 3,
        detail: '/searchText',
        text: 'A member is missing. Where: searchText.',
      },
    });
  });

  it('as CSV and as a workbook has the same cells: names, listings and reasons, and no formula', async () => {
    const { id } = await batchDone();
    const csv = (await file(`${id}/report.csv`)).bytes.toString().split('\r\n');
    const head = csv[0]?.split(',') ?? [];
    expect(head.slice(0, 12).join()).toBe(
      'row,line,id,outcome,total,best_name,best_score,priority,entity_id,search_id,left_out,error',
    );
    const { type, bytes } = await file(`${id}/report.xlsx`);
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const [rows, facts] = readWorkbook(bytes).sheets;
    const cells = rows?.rows() ?? [];
    expect([rows?.name, facts?.name, cells.length]).toEqual(['Rows', 'Batch', 4]);
    const first = Object.fromEntries(head.map((heading, at) => [heading, cells[1]?.[at] ?? '']));
    expect(cells[0]).toEqual(head);
    expect(first).toMatchObject({
      row: '1',
      id: '=c-1',
      best_name: 'Orlan VESTRAKOV',
      matched_name: 'Orlan VESTRAKOV',
      listings: 'list_a:1; list_b:9',
      searched_text: 'Orlan Vestrakov',
    });
    expect(csv[1]).toContain(",'=c-1,");
    expect(csv[1]).toContain('list_a:1; list_b:9');
    expect(Object.fromEntries(facts?.rows() ?? [])).toMatchObject({ Name: 'customers', 'Rows done': '3' });
  });

  it('as PDF has the facts attached: the file, counts, decisions, each list with its hash, policy and limits', async () => {
    const { id, fileHash } = await batchDone();
    const { bytes, type, name } = await file(`${id}/report.pdf`);
    expect([type, name, bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', `${id}-report.pdf`, '%PDF-']);
    const summary = attachedTo(bytes);
    expect(summary).toMatchObject({
      batch: { id, fileHash, rowCount: 3, counts: { potential_match: 1, no_match: 1, error: 1 } },
      decisions: { open: 1, proposed: 0, decided: 0, rows: 1, isAll: true },
    });
    const kinds = Map.groupBy(summary.grounds, ({ ground }) => ground['kind']);
    const list = kinds.get('list')?.find(({ ground }) => ground['id'] === 'list_a');
    expect(list).toMatchObject({ firstRow: 1, ground: { version: expect.any(String), sha256: expect.any(String) } });
    expect(kinds.get('policy')?.[0]?.ground).toMatchObject({ name: 'default', threshold: 75 });
    expect(kinds.get('engine')).toHaveLength(1);
    expect(kinds.get('not_covered')?.length).toBeGreaterThan(3);
  });

  it('counts what was decided until now', async () => {
    const { id } = await batchDone();
    const { body } = await service.get(`/api/v1/batches/${id}/results`, token);
    const [row] = Object(body)['items'];
    const decision = { listings: ['list_a:1', 'list_b:9'], verdict: 'false_positive', reason: 'different_country' };
    await service.post(`/api/v1/searches/${row.searchId}/decisions`, decision, token);
    expect(attachedTo((await file(`${id}/report.pdf`)).bytes).decisions).toMatchObject({ open: 0, decided: 1 });
  });

  it('of a batch that is not done says so in its name and its facts, and is recorded as such', async () => {
    const many = Array.from({ length: 550 }, (_, at) => `{"id":"c-${at}","searchText":"Nobody Unlisted"}`);
    const { id } = await upload(many);
    const { batches } = service.app.storage;
    const finish = batches.finish.bind(batches);
    batches.finish = async (...progress) => {
      const isStored = await finish(...progress);
      await batches.change(id, ['running'], { state: 'paused' });
      return isStored;
    };
    await runBatch(service.app, id, NEVER);
    const { name, bytes } = await file(`${id}/report.csv`);
    expect(name).toBe(`${id}-report-paused-500-rows.csv`);
    expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(501);
    expect(attachedTo((await file(`${id}/report.pdf`)).bytes).batch).toMatchObject({ state: 'paused', rowCount: 500 });
    const [, facts] = readWorkbook((await file(`${id}/report.xlsx`)).bytes).sheets;
    expect(Object.fromEntries(facts?.rows() ?? [])['State']).toContain('not all rows are done');
    const events = await service.app.storage.audit.latest(10);
    const exported = events.filter(({ action }) => action === 'batch.exported').map(({ detail }) => detail);
    expect(exported).toContainEqual({ what: 'report.csv', state: 'paused', rows: 500 });
  });

  it('names lists that changed while it ran, each with the first row that was searched on it', async () => {
    const many = Array.from({ length: 550 }, (_, at) => `{"id":"c-${at}","searchText":"Nobody Unlisted"}`);
    const { id } = await upload(many);
    const { batches } = service.app.storage;
    const { lists } = service.app;
    const states = lists.states.bind(lists);
    const finish = batches.finish.bind(batches);
    batches.finish = async (...progress) => {
      Object.assign(lists, {
        revision: lists.revision + 1,
        states: (nowMs: number) =>
          states(nowMs).map((state) =>
            state.id === 'list_a' && state.loaded !== undefined
              ? { ...state, loaded: { ...state.loaded, version: 'newer', sha256: 'ab'.repeat(32) } }
              : state,
          ),
      });
      return finish(...progress);
    };
    await runBatch(service.app, id, NEVER);
    const { grounds } = attachedTo((await file(`${id}/report.pdf`)).bytes);
    const versions = grounds.filter(({ ground }) => ground['kind'] === 'list' && ground['id'] === 'list_a');
    const searchedOn = await Promise.all(
      (await service.app.storage.batchRows.page(id, undefined, 500, 50)).map(async ({ row, screeningId }) => {
        const stored = await service.app.storage.screenings.find(screeningId ?? Buffer.alloc(0));
        return { row, isNewer: stored?.answer.includes('"version":"newer"') };
      }),
    );
    expect(versions.map(({ ground, firstRow }) => [firstRow, ground['version'] === 'newer'])).toEqual([
      [1, false],
      [searchedOn.find(({ isNewer }) => isNewer)?.row, true],
    ]);
  });

  it('of errors has each broken element of a JSON array once, also where all are on one line', async () => {
    const owners = { searchText: 'Anna Vranok', related: [{ role: 'owner' }, { role: 'director', birthDate: '?' }] };
    const elements = [{ id: 'a' }, { id: 'b', searchText: 'Anna Vranok' }, { id: 'c' }, owners, owners, owners];
    const headers = { 'content-type': 'application/json' };
    const { body } = await service.post('/api/v1/batches', JSON.stringify(elements), token, headers);
    await runBatch(service.app, String(body['id']), NEVER);
    const [, ...lines] = (await file(`${body['id']}/errors.csv`)).bytes.toString().trimEnd().split('\r\n');
    const [a, , c, owner] = elements.map((one) => `"${JSON.stringify(one).replaceAll('"', '""')}"`);
    expect(lines.map((line) => line.slice(0, line.indexOf(',1,')))).toEqual([a, c, owner, owner, owner]);
  });

  it('is of who uploaded it: nobody else gets any format without records:read, and none without search:read', async () => {
    const { id } = await batchDone();
    const other = await service.token({ scopes: ['search:write', 'search:read'] });
    const blind = await service.token({ scopes: ['search:write'] });
    for (const format of FORMATS)
      expect([(await file(`${id}/${format}`, other)).status, (await file(`${id}/${format}`, blind)).status]).toEqual([
        404, 403,
      ]);
  });
});

type Summary = {
  readonly batch: BatchView;
  readonly decisions: Record<string, unknown>;
  readonly grounds: readonly { readonly firstRow: number; readonly ground: Record<string, unknown> }[];
};

/** The JSON that a PDF carries: the only stream in it that is JSON. */
function attachedTo(pdf: Buffer): Summary {
  const text = pdf.toString('latin1');
  for (const { index, 0: found } of text.matchAll(/stream\r?\n/g)) {
    const from = index + found.length;
    try {
      return JSON.parse(inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString());
    } catch {}
  }
  throw new Error('Nothing is attached.');
}
