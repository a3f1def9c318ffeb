import { setImmediate } from 'node:timers/promises';
import type { BatchPreview, BatchResult, BatchView, SearchResponse } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatScreeningId } from '../../src/lib/ids/screening-id.ts';
import { runBatch } from '../../src/modules/batches/run.ts';
import { earlierRowScreeningId } from '../../src/modules/batches/store/batch.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const SCOPES = ['search:write', 'search:read', 'decisions:write', 'records:read'] as const;
const NEVER = new AbortController().signal;

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: [...SCOPES] });
});
afterEach(() => service.close());

const upload = (body: string | Buffer, type = 'text/csv', query = '', by = token): Promise<Answer> =>
  service.fetch(`/api/v1/batches${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': type },
    body: new Uint8Array(Buffer.from(body)),
  });
const post = (path: string, body: unknown = {}, by = token) => service.post(`/api/v1${path}`, body, by);
const get = (path: string, by = token) => service.get(`/api/v1${path}`, by);
const view = ({ status, body }: Answer, expected = 200): BatchView => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return body as unknown as BatchView;
};
const run = (id: string, signal = NEVER) => runBatch(service.app, id, signal);
const results = async (id: string, query = ''): Promise<readonly BatchResult[]> =>
  Object((await get(`/batches/${id}/results?limit=500${query}`)).body)['items'];
async function textOf(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${service.url}/api/v1${path}`, { headers })).text();
}

const CSV = [
  'Kundennummer;Vorname;Nachname;Geburtsdatum;Land;Bemerkung',
  '4711;Orlan;Vestrakov;04.02.1985;Deutschland;"eine; Bemerkung"',
  '4712;Nobody;Unlisted;1971;Xland;',
  '4713;;;;;',
  '4714;Orlan;Vestrakov;yesterday;DE;',
].join('\r\n');

describe('a CSV file', () => {
  it('waits for its columns, which are guessed, and shows how its rows would be read', async () => {
    const batch = view(await upload(CSV, 'text/csv', '?name=customers'), 201);
    expect(batch).toMatchObject({ name: 'customers', state: 'draft', format: 'csv', rowCount: 0, policy: 'default' });
    expect(batch.layout?.columns.map(({ member }) => member)).toEqual([
      'id',
      'firstName',
      'lastName',
      'birthDate',
      'countries',
      'unmapped',
    ]);
    const preview = (await post(`/batches/${batch.id}/preview`)).body as unknown as BatchPreview;
    expect(
      preview.items.map(({ line, id, searchText, notes, error }) => [line, id, searchText, notes, error?.code]),
    ).toEqual([
      [2, '4711', 'Orlan Vestrakov', [], undefined],
      [3, '4712', 'Nobody Unlisted', ['countries'], undefined],
      [4, '4713', null, [], 'empty_search_text'],
      [5, '4714', 'Orlan Vestrakov', ['birthDate'], undefined],
    ]);
    expect(preview.unmapped).toEqual(['Bemerkung']);
    expect(preview.items[0]?.details).toEqual([
      'birthDate: 04.02.1985',
      'countries: DE',
      'aliases: Vestrakov Orlan',
      'externalRef: 4711',
    ]);
    expect((await service.app.storage.history.page({}, { limit: 10 })).items).toEqual([]);
  });

  it('is screened row by row as recorded searches: bad rows have a line and a reason and fail nothing', async () => {
    const { id } = view(await upload(CSV), 201);
    expect(view(await post(`/batches/${id}/start`, { ignore: ['Bemerkung'] })).state).toBe('queued');
    await run(id);
    const done = view(await get(`/batches/${id}`));
    expect(done).toMatchObject({ state: 'done', rowCount: 4, counts: { potential_match: 2, no_match: 1, error: 1 } });
    const rows = await results(id);
    expect(rows.map(({ row, line, id: own, outcome, total }) => [row, line, own, outcome, total])).toEqual([
      [1, 2, '4711', 'potential_match', 1],
      [2, 3, '4712', 'no_match', 0],
      [3, 4, '4713', 'error', 0],
      [4, 5, '4714', 'potential_match', 1],
    ]);
    expect(rows[0]?.best).toMatchObject({ entityId: 'list_a:1' });
    expect(rows[2]?.error).toMatchObject({ code: 'empty_search_text', detail: '/searchText' });
    expect(rows.map(({ setAside }) => setAside)).toEqual([['Bemerkung'], [], [], []]);
    const { body } = await get(`/searches/${rows[0]?.searchId}`);
    expect(body).toMatchObject({ searchText: 'Orlan Vestrakov', externalRef: '4711', outcome: 'potential_match' });
    expect((await results(id, '&outcome=error')).map(({ row }) => row)).toEqual([3]);
  });

  it('has two rows under way at once while somebody waits for searches, else many', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Nobody Unlisted ${at}`);
    const ENOUGH = 10;
    /** Each row waits for others, until so many are under way that there are too many. */
    const mostAtOnce = async (areComing: boolean): Promise<number> => {
      const { id } = view(await upload(['Name', ...names].join('\n')), 201);
      await post(`/batches/${id}/start`);
      const { app } = service;
      let [underWay, most] = [0, 0];
      const of: typeof app.contexts.of = async (...known) => {
        most = Math.max(most, ++underWay);
        for (let turn = 0; turn < 200 && most < ENOUGH; turn++) await setImmediate();
        underWay--;
        return app.contexts.of(...known);
      };
      await runBatch({ ...app, live: { areComing, noteSearch: () => {} }, contexts: { of } }, id, NEVER);
      expect(view(await get(`/batches/${id}`)).counts).toMatchObject({ no_match: 60 });
      return most;
    };
    expect(await mostAtOnce(true)).toBe(2);
    expect(await mostAtOnce(false)).toBeGreaterThanOrEqual(ENOUGH);
  });

  it('has its rows in their order in the history, in both directions', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `Nobody Unlisted ${at}`);
    const { id } = view(await upload(['Name', ...names].join('\n')), 201);
    await post(`/batches/${id}/start`);
    await run(id);
    const shown = async (sort: string) =>
      Array.from(Object((await get(`/searches?limit=50&sort=${sort}`)).body)['items'], (one) => Object(one).searchText);
    expect(await shown('oldest')).toEqual(names);
    expect(await shown('newest')).toEqual(names.toReversed());
  });

  it('is read in its own encoding and with its own delimiter', async () => {
    const barred = view(await upload('Name|Country\nOrlan, Vestrakov|Spain\n'), 201);
    expect(Object((await post(`/batches/${barred.id}/preview`)).body)['items'][0].searchText).toBe('Orlan, Vestrakov');
    const csv = 'Name\tCountry\nÜrlan Ñandú\tSpain\n';
    const encoded = [
      Buffer.from(csv),
      Buffer.from(`\uFEFF${csv}`),
      Buffer.from(`\uFEFF${csv}`, 'utf16le'),
      Buffer.from(csv, 'utf16le'),
      Buffer.from(csv, 'latin1'),
    ];
    for (const bytes of encoded) {
      const { id } = view(await upload(bytes), 201);
      const preview = (await post(`/batches/${id}/preview`)).body as unknown as BatchPreview;
      expect([preview.items[0]?.searchText, preview.items[0]?.details]).toEqual(['Ürlan Ñandú', ['countries: ES']]);
      view(await post(`/batches/${id}/cancel`));
    }
  });

  it('is refused where it has no rows or a quote is not closed, and not started where no column is a name', async () => {
    expect((await upload('')).body['code']).toBe('file_empty');
    expect((await upload('Name\n')).body['code']).toBe('file_empty');
    expect((await upload('Name\n"Orlan')).body['code']).toBe('file_unreadable');
    const { id } = view(await upload('Feld,Wert\nOld Customer,Orlan Vestrakov\n'), 201);
    expect((await post(`/batches/${id}/start`)).body['code']).toBe('mapping_incomplete');
    const columns = [
      { heading: 'Feld', member: 'context' },
      { heading: 'Wert', member: 'searchText' },
    ];
    view(await post(`/batches/${id}/start`, { columns }));
    await run(id);
    expect((await results(id)).map(({ outcome }) => outcome)).toEqual(['potential_match']);
  });
});

describe('JSON', () => {
  const LINES = ['{"id":"c-1","searchText":"Orlan Vestrakov"}', 'no json', '{"id":7,"searchText":"Nobody Unlisted"}'];

  it('lines and arrays start at once and come to what searches come to', async () => {
    const files = [
      [LINES.join('\n'), 'application/x-ndjson', ['potential_match', 'error', 'no_match']],
      [`[${LINES[0]},${LINES[2]}]`, 'application/json', ['potential_match', 'no_match']],
    ] as const;
    for (const [file, type, expected] of files) {
      const { id, state } = view(await upload(file, type), 201);
      expect(state).toBe('queued');
      await run(id);
      const rows = await results(id);
      expect(rows.map(({ outcome }) => outcome)).toEqual(expected);
      const { body } = await post('/search', { searchText: 'Orlan Vestrakov', externalRef: 'c-1' });
      const single = body as unknown as SearchResponse;
      expect(rows[0]?.best).toMatchObject({ entityId: single.results[0]?.entityId, score: single.results[0]?.score });
    }
    expect((await upload('{"searchText":"x"}', 'application/json')).body['code']).toBe('file_unreadable');
  });
});

describe('a batch', () => {
  const many = (count: number): string =>
    Array.from({ length: count }, (_, n) => `{"id":"c-${n}","searchText":"Orlan Vestrakov"}`).join('\n');

  it('that is ended anywhere goes on without a row lost or recorded twice', async () => {
    const { id } = view(await upload(many(450), 'application/x-ndjson'), 201);
    const { screenings, batches } = service.app.storage;
    const record = screenings.record.bind(screenings);
    let left = 0;
    let ending = new AbortController();
    screenings.record = async (one) => {
      left -= 1;
      if (left === 0) ending.abort();
      return record(one);
    };
    for (const count of [30, 130, 170]) {
      [left, ending] = [count, new AbortController()];
      await expect(run(id, ending.signal)).rejects.toThrow();
      expect((await batches.find(id))?.state).toBe('running');
    }
    left = 0;
    await run(id);
    expect(view(await get(`/batches/${id}`))).toMatchObject({
      state: 'done',
      rowCount: 450,
      counts: { potential_match: 450 },
    });
    const ids = (await results(id)).map(({ searchId }) => searchId);
    expect(new Set(ids).size).toBe(450);
    const recorded = (await service.app.storage.history.page({}, { limit: 1_000 })).items;
    expect(recorded).toHaveLength(450);
  });

  it('keeps the ids of rows that an earlier version recorded and did not count as done', async () => {
    const { id } = view(await upload(many(5), 'application/x-ndjson'), 201);
    const { batches, screenings } = service.app.storage;
    const startedAt = (await batches.find(id))?.startedAt ?? 0;
    const earlier = [1, 2, 3].map((row) => earlierRowScreeningId({ id, startedAt }, row));
    const record = screenings.record.bind(screenings);
    const ending = new AbortController();
    screenings.record = async (one) => {
      const known = earlier[one.id.readUInt32BE(6) - 1];
      if (known === undefined) ending.abort();
      else await record({ ...one, id: known });
    };
    await expect(run(id, ending.signal)).rejects.toThrow();
    screenings.record = record;
    await run(id);
    expect(view(await get(`/batches/${id}`))).toMatchObject({ state: 'done', rowCount: 5 });
    const recorded = (await service.app.storage.history.page({}, { limit: 10 })).items.map((one) => one.id);
    expect(recorded).toHaveLength(5);
    expect(recorded).toEqual(expect.arrayContaining(earlier));
    const ids = (await results(id)).map(({ searchId }) => searchId);
    expect(ids.slice(0, 3)).toEqual(earlier.map(formatScreeningId));
  });

  it('is paused, resumed and cancelled; what was screened stays, the file goes', async () => {
    const { id } = view(await upload(many(250), 'application/x-ndjson'), 201);
    const { batchFiles, screenings } = service.app.storage;
    const record = screenings.record.bind(screenings);
    screenings.record = async (one) => {
      screenings.record = record;
      await record(one);
      view(await post(`/batches/${id}/pause`));
    };
    await run(id);
    expect(view(await get(`/batches/${id}`))).toMatchObject({ state: 'paused', rowCount: 0 });
    expect((await post(`/batches/${id}/pause`)).body['code']).toBe('batch_state');
    view(await post(`/batches/${id}/resume`));
    await run(id);
    expect(view(await get(`/batches/${id}`))).toMatchObject({ state: 'done', rowCount: 250 });
    for await (const _ of batchFiles.file(id)) throw new Error('The file is still stored.');
    const second = view(await upload(many(3), 'application/x-ndjson'), 201);
    view(await post(`/batches/${second.id}/cancel`));
    await run(second.id);
    expect(view(await get(`/batches/${second.id}`))).toMatchObject({ state: 'cancelled', rowCount: 0 });
    expect((await post(`/batches/${second.id}/resume`)).body['code']).toBe('batch_state');
  });

  it('stops when its creator is shut out, and says so', async () => {
    const mine = await service.token({ scopes: ['search:write', 'search:read'] });
    const { id } = view(await upload(many(3), 'application/x-ndjson', '', mine), 201);
    const { createdBy } = view(await get(`/batches/${id}`));
    const admin = await service.token({ scopes: ['tokens:read', 'tokens:write'] });
    const path = `/api/v1/tokens/${createdBy.id.slice('token:'.length)}`;
    await service.fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${admin}` } });
    await run(id);
    expect(view(await get(`/batches/${id}`))).toMatchObject({ state: 'paused', problem: 'token_revoked', rowCount: 0 });
  });

  it('is of its creator: others need records:read', async () => {
    const { id } = view(await upload(many(1), 'application/x-ndjson'), 201);
    const other = await service.token({ scopes: ['search:write', 'search:read'] });
    expect((await get(`/batches/${id}`, other)).body['code']).toBe('batch_not_found');
    expect((await post(`/batches/${id}/cancel`, {}, other)).body['code']).toBe('batch_not_found');
    expect(Object((await get('/batches', other)).body)['items']).toEqual([]);
    expect(Object((await get('/batches')).body)['items']).toHaveLength(1);
  });

  it('limits how many are unfinished, and takes files of known forms only', async () => {
    for (let count = 0; count < 10; count += 1) view(await upload('Name\nOrlan\n'), 201);
    expect((await upload('Name\nOrlan\n')).body['code']).toBe('batch_limit');
    expect((await upload('x', 'application/pdf')).status).toBe(415);
    expect((await service.post('/api/v1/search', 'Name\n', token, { 'content-type': 'text/csv' })).status).toBe(415);
  });

  it('is exported as CSV that no spreadsheet runs, with a file of what could not be screened', async () => {
    const { id } = view(
      await upload('{"id":"=1+1","searchText":"Orlan Vestrakov"}\n{"id":"+2"}', 'application/x-ndjson'),
      201,
    );
    await run(id);
    const report = (await textOf(`/batches/${id}/report.csv`)).split('\r\n');
    expect(report[1]).toMatch(/^1,1,'=1\+1,potential_match,1,Orlan VESTRAKOV,/);
    const errors = (await textOf(`/batches/${id}/errors.csv`)).split('\r\n');
    expect(errors).toHaveLength(3);
    expect(errors[0]).toBe('row,namesake_line,namesake_code,namesake_reason');
    expect(errors[1]).toBe(`"{""id"":""+2""}",2,member_required,A member is missing. Where: searchText.`);
    expect((await results(id))[1]?.error?.text).toContain('Where: searchText.');
  });

  it('gives its bad rows back as they were: repaired, they are uploaded again without another word', async () => {
    const rows = '4711;Orlan Vestrakov;31.02.1985;+49 1;"a ""bold"" | note"\n4712;Nobody Unlisted;1971;;\n';
    const columns = [
      { heading: 'Nr', member: 'id' },
      { heading: 'Kunde', member: 'searchText' },
      { heading: 'Geb', member: 'birthDate' },
      { heading: 'Tel', member: 'context' },
      { heading: 'Frei', member: 'ignore' },
    ];
    await service.fetch('/api/v1/batch-mappings/again', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ columns, headings: true }),
    });
    const first = view(await upload(`Nr;Kunde;Geb;Tel;Frei\n${rows}`, 'text/csv', '?mapping=again&start=true'), 201);
    await run(first.id);
    const errors = await textOf(`/batches/${first.id}/errors.csv`);
    const reason =
      '"A birth date is invalid. Where: birthDate. It is not a calendar date, before 1850, or in the future."';
    expect(errors.split('\r\n')).toEqual([
      'Nr,Kunde,Geb,Tel,Frei,namesake_line,namesake_code,namesake_reason',
      `4711,Orlan Vestrakov,31.02.1985,'+49 1,"a ""bold"" | note",2,invalid_birth_date,${reason}`,
      '',
    ]);
    const repaired = errors.replace('31.02.', '04.02.');
    const second = view(await upload(repaired, 'text/csv', '?mapping=again&start=true'), 201);
    await run(second.id);
    const [row] = await results(second.id);
    expect(row).toMatchObject({ id: '4711', outcome: 'potential_match', setAside: ['Frei'] });
    expect(row?.context).toEqual([{ heading: 'Tel', value: '+49 1' }]);
    expect(view(await upload(repaired), 201).layout?.mapping).toBe('again');
  });

  it('leaves out what good guys leave out, and counts it', async () => {
    const first = view(await upload('{"id":"c-1","searchText":"Orlan Vestrakov"}', 'application/x-ndjson'), 201);
    await run(first.id);
    const [row] = await results(first.id);
    const decided = await post(`/searches/${row?.searchId}/decisions`, {
      listings: ['list_a:1', 'list_b:9'],
      verdict: 'false_positive',
      reason: 'different_country',
    });
    const decisions = Object(decided.body)['items'].map((one: { id: string }) => one.id);
    expect((await post('/good-guys', { decisions })).status).toBe(201);
    const second = view(await upload('{"id":"c-1","searchText":"Orlan Vestrakov"}', 'application/x-ndjson'), 201);
    await run(second.id);
    const done = view(await get(`/batches/${second.id}`));
    expect(done.counts).toMatchObject({ potential_match: 0, no_match: 1, suppressed: 1 });
  });
});
