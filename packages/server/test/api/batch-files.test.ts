import { connect } from 'node:net';
import type { BatchPreview, BatchResult, BatchView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook, type SheetDraft } from '../../../lists/test/make-workbook.ts';
import { tidyBatches } from '../../src/modules/batches/erase.ts';
import { runBatch } from '../../src/modules/batches/run.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NEVER = new AbortController().signal;
const DAY_MS = 86_400_000;

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: ['search:write', 'search:read', 'audit:read'] });
});
afterEach(() => service.close());

type Sent = { readonly type?: string; readonly query?: string; readonly key?: string; readonly by?: string };

const upload = (body: string | Buffer | FormData, { type = 'text/csv', query = '', key, by = token }: Sent = {}) =>
  service.fetch(`/api/v1/batches${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by}`,
      ...(body instanceof FormData ? {} : { 'content-type': type }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body instanceof FormData ? body : new Uint8Array(Buffer.from(body)),
  });
const send = (method: string, path: string, body?: unknown, by = token): Promise<Answer> =>
  service.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const view = ({ status, body }: Answer, expected = 201): BatchView => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return body as unknown as BatchView;
};
const codeOf = ({ body }: Answer) => body['code'];
const preview = async (id: string, request = {}): Promise<BatchPreview> =>
  (await send('POST', `/batches/${id}/preview`, request)).body as unknown as BatchPreview;
const texts = ({ items }: BatchPreview) => items.map(({ searchText }) => searchText);
const members = ({ layout }: BatchPreview | BatchView) => layout?.columns.map(({ member }) => member);
/** Starts a batch, runs it, and says what its rows came to. */
async function screened(id: string, request = {}): Promise<readonly BatchResult[]> {
  view(await send('POST', `/batches/${id}/start`, request), 200);
  await runBatch(service.app, id, NEVER);
  return Object((await send('GET', `/batches/${id}/results?limit=500`)).body)['items'];
}

it('a row whose name stands under another heading is incomplete, and its customer under watch is not clear', async () => {
  const query = '?start=true&watch=true';
  const by = await service.token({ scopes: ['search:write', 'search:read', 'customers:write', 'customers:read'] });
  const { id } = view(await upload('Customer ID,Name\nViktor Petrenko,10234\n', { query, by }));
  await runBatch(service.app, id, NEVER);
  const rows = Object((await send('GET', `/batches/${id}/results`, undefined, by)).body)['items'];
  expect(rows[0]).toMatchObject({ outcome: 'incomplete' });
  const found = await send('POST', '/customers/find', { externalRef: 'Viktor Petrenko' }, by);
  const customer = await send('GET', `/customers/${String(found.body['customerId'])}`, undefined, by);
  expect(customer.body).toMatchObject({ status: 'not_screened' });
});

describe('a workbook', () => {
  const date = { number: 31_082, format: 'dd/mm/yyyy' };
  const sheets: readonly SheetDraft[] = [
    { name: 'Read me', rows: [['Made by the export of 3 March']] },
    { name: 'Hidden', rows: [['Name'], ['Someone Hidden']], isHidden: true },
    {
      name: 'Customers',
      rows: [
        ['No', 'Name', 'Birth date'],
        ['4711', 'Orlan Vestrakov', date],
        ['', '', ''],
        [4712, 'Nobody Unlisted', 1971],
      ],
    },
  ];

  it('is screened from the first sheet with names; days are days, and lines are its row numbers', async () => {
    const batch = view(await upload(makeWorkbook(sheets), { type: XLSX }));
    expect(batch).toMatchObject({ format: 'xlsx', state: 'draft', layout: { sheet: 3, headings: true } });
    expect(batch.sheets).toEqual([
      { name: 'Read me', rowCount: 1, hidden: false },
      { name: 'Hidden', rowCount: 2, hidden: true },
      { name: 'Customers', rowCount: 3, hidden: false },
    ]);
    const { items } = await preview(batch.id);
    expect(items.map(({ line, id, details }) => [line, id, details[0]])).toEqual([
      [2, '4711', 'birthDate: 1985-02-04'],
      [4, '4712', 'birthDate: 1971'],
    ]);
    const rows = await screened(batch.id);
    expect(rows.map(({ row, line, outcome }) => [row, line, outcome])).toEqual([
      [1, 2, 'potential_match'],
      [2, 4, 'no_match'],
    ]);
  });

  it.each(['error', 'formula', 'empty formula', 'string'] as const)(
    'with a value that is lost in a cell (%s) is not cleared by the rest of the row',
    async (lost) => {
      const headings = ['First name', 'Last name', 'Alias', 'Birth date', 'Country', 'Address', 'Passport number'];
      const whole = ['Tesmond', 'Quillaby', 'Quilla', '1971-02-03', 'DE', 'Bonn', 'X0001'];
      const lossy = whole.map((_, at) => whole.map((value, column) => (column === at ? { lost } : value)));
      const file = makeWorkbook([{ name: 'A', rows: [headings, ...lossy, whole] }]);
      const { id } = view(await upload(file, { type: XLSX }));
      const outcomes = (await screened(id)).map(({ outcome }) => outcome);
      expect(outcomes).toEqual([...headings.map(() => 'incomplete'), 'no_match']);
    },
  );

  it('whose rows lost their ids has no customer of theirs: one reference for all would hide who is who', async () => {
    const by = await service.token({ scopes: ['search:write', 'search:read', 'customers:write', 'customers:read'] });
    const lost = { lost: 'error' } as const;
    const rows = [
      ['Customer ID', 'Name'],
      [lost, 'Tesmond Quillaby'],
      [lost, 'Nobody Unlisted'],
    ];
    const file = makeWorkbook([{ name: 'A', rows }]);
    const { id } = view(await upload(file, { type: XLSX, query: '?start=true&watch=true', by }));
    await runBatch(service.app, id, NEVER);
    const { items } = Object((await send('GET', `/batches/${id}/results`, undefined, by)).body);
    const expected = expect.objectContaining({ error: expect.objectContaining({ code: 'reference_missing' }) });
    expect(items).toEqual([expected, expected]);
  });

  it('is screened from another sheet that somebody names', async () => {
    const { id } = view(await upload(makeWorkbook(sheets), { type: XLSX }));
    expect(texts(await preview(id, { sheet: 2 }))).toEqual(['Someone Hidden']);
    expect(codeOf(await send('POST', `/batches/${id}/preview`, { sheet: 4 }))).toBe('sheet_unknown');
    expect((await screened(id, { sheet: 2 })).map(({ line, outcome }) => [line, outcome])).toEqual([[2, 'no_match']]);
    const other = view(await upload(makeWorkbook(sheets), { type: XLSX, query: '?sheet=2' }));
    expect(other.layout?.sheet).toBe(2);
    expect(codeOf(await upload(makeWorkbook(sheets), { type: XLSX, query: '?sheet=9' }))).toBe('sheet_unknown');
    expect(codeOf(await upload('Name\nOrlan\n', { query: '?sheet=1' }))).toBe('sheet_unknown');
  });

  it('is screened from its longest sheet where no heading is known', async () => {
    const rows = [
      ['Wer', 'Wo'],
      ['Orlan Vestrakov', 'Bonn'],
      ['Nobody Unlisted', 'Köln'],
    ];
    const sheets = [
      { name: 'Cover', rows: [['Export']] },
      { name: 'Data', rows },
    ];
    const batch = view(await upload(makeWorkbook(sheets), { type: XLSX }));
    expect(batch.layout).toMatchObject({ sheet: 2, headings: false });
  });

  it('with several sheets of names starts by itself only where somebody says which', async () => {
    const two = makeWorkbook([
      { name: 'A', rows: [['Name'], ['Orlan Vestrakov']] },
      { name: 'B', rows: [['Name'], ['Nobody Unlisted'], ['Nobody Else']] },
    ]);
    expect(codeOf(await upload(two, { type: XLSX, query: '?start=true' }))).toBe('sheet_unknown');
    expect(view(await upload(two, { type: XLSX })).layout?.sheet).toBe(1);
    const { id } = view(await upload(two, { type: XLSX, query: '?start=true&sheet=2' }));
    await runBatch(service.app, id, NEVER);
    const { body } = await send('GET', `/batches/${id}`);
    expect(body).toMatchObject({
      rowCount: 2,
      expectedRowCount: 2,
      sheets: [{ name: 'A', rowCount: 2 }, { name: 'B' }],
    });
  });

  it.each([
    ['without a heading', { name: 'B', rows: [['Nobody Else']] }],
    ['with a heading of other parties', { name: 'B', rows: [['Directors'], ['Nobody Else']] }],
    ['with an unknown heading', { name: 'B', rows: [['Wer'], ['Nobody Else']] }],
    ['that is hidden', { name: 'B', rows: [['Name'], ['Nobody Else']], isHidden: true }],
  ])('does not start by itself beside a sheet %s that has words', async (_, other) => {
    const book = makeWorkbook([{ name: 'A', rows: [['Name'], ['Orlan Vestrakov']] }, other]);
    expect(codeOf(await upload(book, { type: XLSX, query: '?start=true' }))).toBe('sheet_unknown');
    expect(view(await upload(book, { type: XLSX, query: '?start=true&sheet=1' })).state).toBe('queued');
  });

  it('is refused where it is damaged, empty, or no workbook, and nothing of it is kept', async () => {
    const good = makeWorkbook(sheets);
    expect(codeOf(await upload(good.subarray(0, -40), { type: XLSX }))).toBe('file_unreadable');
    expect(codeOf(await upload('Name\nOrlan\n', { type: XLSX }))).toBe('file_unreadable');
    const asText = await upload(good);
    expect([codeOf(asText), asText.body['detail']]).toEqual(['file_unreadable', expect.stringContaining('.xlsx')]);
    expect(codeOf(await upload(makeWorkbook([{ name: 'A', rows: [] }]), { type: XLSX }))).toBe('file_empty');
    expect(Object((await send('GET', '/batches')).body)['items']).toEqual([]);
  });
});

describe('a file in a form', () => {
  const form = (
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    fields: Readonly<Record<string, string>> = {},
  ): FormData => {
    const data = new FormData();
    data.set('file', new Blob([content], { type: 'application/octet-stream' }), name);
    for (const [field, value] of Object.entries(fields)) data.set(field, value);
    return data;
  };

  it('is taken by the end of its name, with the fields that follow it', async () => {
    const csv = view(
      await upload(form('Kunden.CSV', 'Name\nOrlan Vestrakov\n', { name: 'März, alle', start: 'True' })),
    );
    expect(csv).toMatchObject({ name: 'März, alle', format: 'csv', state: 'queued' });
    const bytes = new Uint8Array(makeWorkbook([{ name: 'A', rows: [['Name'], ['Orlan']] }]));
    expect(view(await upload(form('a.xlsx', bytes))).format).toBe('xlsx');
    expect(view(await upload(form('a.jsonl', '{"searchText":"Orlan"}'))).format).toBe('jsonl');
  });

  it.each(['клиенты — список.csv', '顧客名簿.csv', 'عملاء.csv', 'Kunden (März) #1 ü.csv'])(
    'is called as it is, in any script, in a form and as the body: %s',
    async (name) => {
      const csv = 'Name\nOrlan Vestrakov\n';
      expect(view(await upload(form(name, csv))).name).toBe(name);
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/[()]/g, escape)}`;
      const headers = { authorization: `Bearer ${token}`, 'content-disposition': disposition };
      for (const type of ['text/csv', 'application/octet-stream']) {
        const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body: csv };
        expect(view(await service.fetch('/api/v1/batches', sent))).toMatchObject({ name, format: 'csv' });
      }
      expect(view(await upload(form(name, csv, { name: 'All of March' }))).name).toBe('All of March');
    },
  );

  it('loses folders and what cannot be printed, and is cut at a hundred letters', async () => {
    const named = async (name: string) => view(await upload(form(name, 'Name\nOrlan\n'))).name;
    expect(await named('C:\\files\\a\u202eb.csv')).toBe('ab.csv');
    expect(await named(`${'é'.repeat(120)}.csv`)).toBe('é'.repeat(100));
  });

  it('is refused where a field is unknown or wrong, the file is missing, of another kind, or breaks off', async () => {
    const csv = 'Name\nOrlan\n';
    const unknown = await upload(form('a.csv', csv, { polcy: 'default' }));
    expect([codeOf(unknown), Object(unknown.body['errors'])[0].detail]).toEqual([
      'unknown_member',
      expect.stringContaining('Did you mean "policy"?'),
    ]);
    expect(codeOf(await upload(form('a.csv', csv, { start: 'yes' })))).toBe('wrong_type');
    expect((await upload(form('a.pdf', csv))).status).toBe(415);
    const several = form('a.csv', csv);
    several.append('file', new Blob([csv]), 'b.csv');
    expect([codeOf(await upload(several)), Object(await upload(several)).body['detail']]).toEqual([
      'file_unreadable',
      expect.stringContaining('one file at a time'),
    ]);
    const empty = new FormData();
    empty.set('name', 'x');
    expect(codeOf(await upload(empty))).toBe('file_empty');
    const broken =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\nName\nOrl';
    expect(codeOf(await upload(broken, { type: 'multipart/form-data; boundary=x' }))).toBe('file_unreadable');
    expect(codeOf(await upload('x', { type: 'multipart/form-data' }))).toBe('file_unreadable');
    expect(Object((await send('GET', '/batches')).body)['items']).toEqual([]);
  });
});

describe('headings', () => {
  it('are known by a word for a name; else the first row is screened like all others', async () => {
    const batch = view(await upload('Orlan Vestrakov\nNobody Unlisted\n'));
    expect(batch.layout).toMatchObject({ headings: false, columns: [{ heading: 'Column 1', member: 'searchText' }] });
    expect((await screened(batch.id)).map(({ line, outcome }) => [line, outcome])).toEqual([
      [1, 'potential_match'],
      [2, 'no_match'],
    ]);
    const spoken = view(await upload('Name des Kunden,Filiale\nOrlan Vestrakov,Bonn\n'));
    expect([spoken.layout?.headings, members(spoken)]).toEqual([true, ['searchText', 'context']]);
    const codes = view(await upload('Kdnr,Name des Kunden,Staat\nk,Orlan Vestrakov,DE\nk,Nobody Unlisted,RU\n'));
    expect(members(codes)).toEqual(['id', 'searchText', 'countries']);
    // A guess by values is for people to look at.
    const unseen = await upload('Wer,Wo\nOrlan Vestrakov,DE\n', { query: '?start=true' });
    expect(codeOf(unseen)).toBe('mapping_incomplete');
    expect(view(await upload('Orlan Vestrakov\n', { query: '?start=true' })).state).toBe('queued');
    const dutch = view(await upload('Ad van der Naamen\nOrlan Vestrakov\n'));
    expect(dutch.layout?.headings).toBe(false);
    const coded = view(await upload('Budi Santoso,ID\nOrlan Vestrakov,DE\n'));
    expect([coded.layout?.headings, members(coded)]).toEqual([false, ['searchText', 'unmapped']]);
  });

  it('are what somebody says they are, and samples show what columns hold', async () => {
    const { id } = view(await upload('Wer,Wann\nOrlan Vestrakov,1985\nNobody Unlisted,1971\n'));
    const seen = await preview(id, { headings: true });
    expect(seen.layout?.columns).toEqual([
      { heading: 'Wer', member: 'searchText', holds: 'words' },
      { heading: 'Wann', member: 'unmapped', holds: 'other' },
    ]);
    expect(seen.samples).toEqual([
      ['Orlan Vestrakov', 'Nobody Unlisted'],
      ['1985', '1971'],
    ]);
    const columns = [
      { heading: 'Wer', member: 'searchText' },
      { heading: 'Wann', member: 'birthDate' },
    ];
    expect((await preview(id, { columns })).items[0]?.details).toEqual(['birthDate: 1985']);
    const unknown = await send('POST', `/batches/${id}/start`, {
      columns: [{ heading: 'Whom', member: 'searchText' }],
    });
    expect([codeOf(unknown), Object(unknown.body['errors'])[0].pointer]).toEqual([
      'column_unknown',
      '/columns/0/heading',
    ]);
  });

  it('below a title are found, and others are chosen by their row', async () => {
    const rows = ['Customers of March,,', ',,', 'No,Nom,Prénom', '7,Vestrakov,Orlan'].join('\n');
    const batch = view(await upload(rows));
    expect([batch.layout?.skip, members(batch)]).toEqual([1, ['id', 'lastName', 'firstName']]);
    expect((await preview(batch.id)).items.map(({ line, searchText }) => [line, searchText])).toEqual([
      [4, 'Orlan Vestrakov'],
    ]);
    expect((await preview(batch.id, { skip: 0 })).layout?.columns[0]?.heading).toBe('Column 1');
    // Nobody sees a preview of what starts at once.
    expect(codeOf(await upload(rows, { query: '?start=true' }))).toBe('mapping_incomplete');
    expect((await screened(batch.id)).map(({ line, outcome }) => [line, outcome])).toEqual([[4, 'potential_match']]);
  });

  it('that say nothing leave it to the values: dates of birth and countries are proposed as such', async () => {
    const rows = ['Name,Xa,Xb,Xc', 'Orlan Vestrakov,04.02.1985,Spain,12', 'Nobody Unlisted,1.3.1971,Deutschland,13'];
    expect(members(view(await upload(rows.join('\n'))))).toEqual(['searchText', 'birthDate', 'countries', 'unmapped']);
  });

  it('that are twice are told apart, so that no column is read as another', async () => {
    const batch = view(await upload('Name,Nationality,Nationality,\nOrlan,DE,FR,x\n'));
    expect(batch.layout?.columns).toEqual([
      { heading: 'Name', member: 'searchText', holds: 'names' },
      { heading: 'Nationality', member: 'countries', holds: 'other' },
      { heading: 'Nationality (2)', member: 'countries', holds: 'other' },
      { heading: 'Column 4', member: 'unmapped', holds: 'other' },
    ]);
    expect((await preview(batch.id)).items[0]?.details).toEqual(['countries: DE, FR']);
  });

  it('of two columns of names screen both, each by itself and as one name over two columns', async () => {
    const { id } = view(await upload('Name,Spouse\nNobody Unlisted,Orlan Vestrakov\n'));
    const columns = [
      { heading: 'Name', member: 'searchText' },
      { heading: 'Spouse', member: 'searchText' },
    ];
    const seen = await preview(id, { columns });
    expect([texts(seen), seen.items[0]?.details]).toEqual([
      ['Nobody Unlisted'],
      ['aliases: Orlan Vestrakov, Nobody Unlisted Orlan Vestrakov'],
    ]);
  });
});

describe('half a name', () => {
  it('is joined with its other half, whatever they are called, and found in both orders', async () => {
    const pairs = ['Nom,Prénom', 'Apellidos,Nombre', 'Cognome,Nome', 'Sobrenome,Nome', 'Фамилия,Имя', 'Name,Vorname'];
    for (const pair of [...pairs, 'Surnames,Given Names', 'surname1,firstName', 'Last,First Name', '姓,名']) {
      const { id, state } = view(await upload(`${pair}\nVestrakov,Orlan\n`, { query: '?start=true' }));
      expect([pair, state]).toEqual([pair, 'queued']);
      await runBatch(service.app, id, NEVER);
      const [row] = Object((await send('GET', `/batches/${id}/results`)).body)['items'];
      expect([pair, row.outcome, row.best?.score]).toEqual([pair, 'potential_match', 100]);
    }
  });

  it('alone never starts, whoever named it, and is not saved', async () => {
    for (const head of ['Vorname,Kd-Nr', 'Surname,Kd-Nr', 'Name,Director first name']) {
      const halved = await upload(`${head}\nOrlan,7\n`, { query: '?start=true' });
      expect([head, codeOf(halved)]).toEqual([head, 'mapping_incomplete']);
    }
    const { id } = view(await upload('Vorname,Wer\nOrlan,Vestrakov\n'));
    const seen = await preview(id);
    expect(seen.halves).toEqual(['Vorname']);
    const columns = [{ heading: 'Vorname', member: 'firstName' }];
    const refused = await send('POST', `/batches/${id}/start`, { columns, ignore: ['Wer'] });
    expect([codeOf(refused), Object(refused.body['errors'])[0].detail]).toEqual(['mapping_incomplete', 'Vorname']);
    expect(codeOf(await send('PUT', '/batch-mappings/half', { columns, headings: true }))).toBe('mapping_incomplete');
  });
});

describe('a column with words', () => {
  const FILE = 'Name,Xyz,Town,Spouse name\nNobody Unlisted,Gold plan,Bonn,Orlan Vestrakov\n';

  it('keeps a batch from starting until somebody says what it is', async () => {
    const refused = await upload(FILE, { query: '?start=true' });
    expect([codeOf(refused), refused.body['errors']]).toEqual([
      'columns_unmapped',
      [{ pointer: '/columns/1', code: 'columns_unmapped', detail: 'Xyz' }],
    ]);
    const { id } = view(await upload(FILE));
    expect((await preview(id)).unmapped).toEqual(['Xyz']);
    expect(codeOf(await send('POST', `/batches/${id}/start`, {}))).toBe('columns_unmapped');
    expect(codeOf(await upload(FILE, { query: '?start=true&ignore=Abc' }))).toBe('column_unknown');
    expect(view(await upload(FILE, { query: '?start=true&ignore=Xyz' })).state).toBe('queued');
  });

  it('that is another party is a search of its own; what is set aside or context is named in rows and reports', async () => {
    const { id } = view(await upload(FILE, { query: '?start=true&ignore=Xyz' }));
    await runBatch(service.app, id, NEVER);
    const rows: readonly BatchResult[] = Object((await send('GET', `/batches/${id}/results`)).body)['items'];
    expect(rows.map(({ line, role, outcome, setAside, context }) => [line, role, outcome, setAside, context])).toEqual([
      [2, null, 'no_match', ['Xyz'], [{ heading: 'Town', value: 'Bonn' }]],
      [2, 'Spouse name', 'potential_match', [], []],
    ]);
    const { body } = await send('GET', '/audit?action=batch.created&limit=1');
    expect(Object(body)['items'][0].detail).toMatchObject({ setAside: ['Xyz'], context: ['Town'] });
  });

  it('of names that is set aside, and words in a column of numbers, leave no complete answer', async () => {
    const set = view(await upload(FILE, { query: '?start=true&ignore=Xyz,Spouse%20name' }));
    const rows = Array.from({ length: 30 }, (_, at) => `Nobody Unlisted,${at}`).join('\n');
    const late = view(await upload(`Name,Fee\n${rows}\nNobody Unlisted,Orlan Vestrakov\n`, { query: '?start=true' }));
    for (const { id, at } of [
      { id: set.id, at: 0 },
      { id: late.id, at: 30 },
    ]) {
      await runBatch(service.app, id, NEVER);
      const found: readonly BatchResult[] = Object((await send('GET', `/batches/${id}/results`)).body)['items'];
      expect(found[at]?.outcome).toBe('incomplete');
      const { body } = await send('GET', `/searches/${found[at]?.searchId}`);
      expect(body).toMatchObject({ complete: false, deviations: [{ member: 'leftOut' }] });
    }
  });

  it('whose words are screened under another heading loses nothing when it is set aside', async () => {
    const file = 'Full name,First name,Last name,Short name\nNobody van Unlisted,Nobody,van Unlisted,Nobody\n';
    const { id } = view(await upload(file, { query: '?start=true&ignore=Short%20name' }));
    await runBatch(service.app, id, NEVER);
    expect(Object((await send('GET', `/batches/${id}/results`)).body)['items'][0].outcome).toBe('no_match');
  });
});

describe('what cannot be read of a row', () => {
  it('is an error where it is a date that no calendar has, and left out alike in every format elsewhere', async () => {
    const csv = view(await upload('Name,DOB,Country\nNobody,31.02.1980,DE\nNobody,unknown,Atlantis\n'));
    const lines = [
      '{"searchText":"Nobody","birthDate":"31.02.1980","countries":["DE"]}',
      '{"searchText":"Nobody","birthDate":"unknown","countries":["Atlantis"]}',
    ];
    const json = view(await upload(lines.join('\n'), { type: 'application/x-ndjson', query: '?start=false' }));
    for (const { id } of [csv, json])
      expect((await preview(id)).items.map(({ error, notes }) => [error?.code, notes.toSorted()])).toEqual([
        ['invalid_birth_date', []],
        [undefined, ['birthDate', 'countries']],
      ]);
  });

  it('is an error where a member of JSON is unknown, until it is set aside', async () => {
    const line = '{"searchText":"Nobody Unlisted","alias":"Orlan Vestrakov","shoe":"wide"}';
    const type = 'application/x-ndjson';
    const strict = view(await upload(line, { type }));
    await runBatch(service.app, strict.id, NEVER);
    const of = async (id: string) => Object((await send('GET', `/batches/${id}/results`)).body)['items'][0];
    expect((await of(strict.id)).error.code).toBe('unknown_member');
    const loose = view(await upload(line, { type, query: '?ignore=alias,shoe' }));
    expect(loose.ignored).toEqual(['alias', 'shoe']);
    await runBatch(service.app, loose.id, NEVER);
    expect(await of(loose.id)).toMatchObject({ outcome: 'incomplete', setAside: ['alias', 'shoe'] });
  });

  it('is left out where it orders results, and makes the row an error where parties are found by it', async () => {
    const long = 'x'.repeat(20_000);
    const rows = [
      'Name,Alias,Gender,Passport',
      'Nobody Unlisted,,whatever,',
      `Nobody Unlisted,${long},,`,
      `Nobody Unlisted,,,${long}`,
    ];
    const { id } = view(await upload(rows.join('\n')));
    expect((await screened(id)).map(({ outcome, notes, error }) => [outcome, notes, error?.detail])).toEqual([
      ['no_match', ['gender'], undefined],
      ['error', [], expect.stringContaining('/aliases/0')],
      ['error', [], expect.stringContaining('/identifiers/0')],
    ]);
  });
});

describe('an upload whose caller hangs up', () => {
  it('is logged as such, not as a fault of the service', async () => {
    const head = [
      'POST /api/v1/batches HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      'content-type: text/csv',
      'content-length: 1000000',
    ];
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`${head.join('\r\n')}\r\n\r\nName\n${'Orlan Vestrakov\n'.repeat(5_000)}`);
    await expect.poll(() => service.app.storage.batches.unfinished('nobody')).toBe(0);
    socket.resetAndDestroy();
    await expect.poll(() => service.log.join('')).toContain('the caller hung up');
    expect(service.log.join('')).not.toContain('internal_error');
  });
});

describe('an encoding that cannot be told', () => {
  /** "Имя Иван" in windows-1251. */
  const cyrillic = Buffer.concat([
    Buffer.from('Name\n'),
    Buffer.from([0xc8, 0xe2, 0xe0, 0xed]),
    Buffer.from(' Orlan\n'),
  ]);

  it('must be said before a name is screened', async () => {
    const batch = view(await upload(cyrillic));
    expect(batch.layout?.encoding).toBeNull();
    expect(codeOf(await send('POST', `/batches/${batch.id}/start`, {}))).toBe('encoding_unknown');
    const atOnce = await upload(cyrillic, { query: '?start=true' });
    expect([codeOf(atOnce), atOnce.body['detail']]).toEqual([
      'encoding_unknown',
      expect.stringMatching(/nothing was stored.* send it again with its encoding/),
    ]);
    expect(texts(await preview(batch.id, { encoding: 'windows-1251' }))).toEqual(['Иван Orlan']);
    const said = view(await upload(cyrillic, { query: '?start=true&encoding=windows-1251' }));
    expect(said.layout?.encoding).toBe('windows-1251');
    expect(await screened(batch.id, { encoding: 'windows-1251' })).toHaveLength(1);
  });
});

describe('a JSON array', () => {
  it('of any length is cut where its elements end, and says on which lines they are', async () => {
    const rows = [
      '[',
      '  {"id": "a", "searchText": "Orlan [Vestrakov], \\"}\\""},',
      '  {"id": "b",',
      '   "searchText": "Nobody Unlisted"},',
      '  nonsense, {"id": "d", "searchText": ""},',
      '  {"id": "e", "searchText": "x", "searchText": "y"}',
      ']',
      '',
    ].join('\n');
    const { id } = view(await upload(rows, { type: 'application/json', query: '?start=false' }));
    expect((await screened(id)).map(({ id: own, line, error }) => [own, line, error?.code])).toEqual([
      ['a', 2, undefined],
      ['b', 3, undefined],
      [null, 5, 'malformed_json'],
      ['d', 5, 'empty_search_text'],
      ['e', 6, 'duplicate_member'],
    ]);
    const large = `[${Array.from({ length: 20_000 }, (_, at) => `{"id":${at},"searchText":"Nobody ${at}"}`).join(',')}]`;
    expect(large.length).toBeGreaterThan(256 * 1024);
    expect(view(await upload(large, { type: 'application/json' })).state).toBe('queued');
  });

  it('is refused where it is none, and fails where it ends early, with what was read recorded', async () => {
    expect(codeOf(await upload('{"searchText":"x"}', { type: 'application/json' }))).toBe('file_unreadable');
    expect(codeOf(await upload(' [ ] ', { type: 'application/json' }))).toBe('file_empty');
    const { id } = view(await upload('[{"searchText":"Orlan Vestrakov"},{"sear', { type: 'application/json' }));
    await runBatch(service.app, id, NEVER);
    const { body } = await send('GET', `/batches/${id}`);
    expect(body).toMatchObject({ state: 'failed', problem: 'file_unreadable', rowCount: 1 });
    const results = await send('GET', `/batches/${id}/results`);
    expect(results.body['items']).toMatchObject([{ row: 1, outcome: 'potential_match' }]);
  });

  it('ends with an event where it fails, for programs that wait for its end', async () => {
    const by = await service.token({ scopes: ['search:write', 'search:read', 'records:read', 'customers:read'] });
    const { id } = view(await upload('[{"searchText":"Orlan Vestrakov"},{"sear', { type: 'application/json', by }));
    await runBatch(service.app, id, NEVER);
    const { body } = await send('GET', '/events', undefined, by);
    expect(body['items']).toMatchObject([
      { type: 'batch.failed', batch: id, rows: 1, counts: { potential_match: 1 }, problem: 'file_unreadable' },
    ]);
  });
});

describe('a saved mapping', () => {
  const columns = [
    { heading: 'A', member: 'id' },
    { heading: 'B', member: 'searchText' },
  ];
  const FILE = 'A,B\n1,Orlan Vestrakov\n';

  it('reads later files: where it is named, and by itself those with exactly its columns', async () => {
    expect((await send('PUT', '/batch-mappings/core', { columns, headings: true })).status).toBe(200);
    const items: unknown = Object((await send('GET', '/batch-mappings')).body)['items'];
    expect(items).toMatchObject([{ name: 'core', columns, headings: true }]);
    const named = view(await upload('B,C,A\nOrlan Vestrakov,7,1\n', { query: '?mapping=core&start=true' }));
    expect(named.layout).toMatchObject({ mapping: 'core', headings: true });
    expect(members(named)).toEqual(['searchText', 'unmapped', 'id']);
    expect(view(await upload(FILE)).layout?.mapping).toBe('core');
    // What starts at once does not depend on what somebody saved.
    expect(codeOf(await upload('A,B\n1,2\n', { query: '?start=true' }))).toBe('mapping_incomplete');
    const { id } = view(await upload('A,B,C\n1,Orlan,x\n'));
    expect((await preview(id, { mapping: 'core' })).layout?.mapping).toBe('core');
  });

  it('is refused for files that lack what it reads', async () => {
    await send('PUT', '/batch-mappings/core', { columns, headings: true });
    expect(codeOf(await upload('A,C\n1,x\n', { query: '?mapping=core' }))).toBe('mapping_mismatch');
    expect(codeOf(await upload(FILE, { query: '?mapping=none' }))).toBe('mapping_not_found');
    const json = { type: 'application/json', query: '?mapping=core' };
    expect(codeOf(await upload('[{"searchText":"Orlan"}]', json))).toBe('mapping_mismatch');
    const { id } = view(await upload('A,C\n1,x\n'));
    expect((await preview(id, { mapping: 'core' })).missing).toEqual(['B']);
    expect(codeOf(await send('POST', `/batches/${id}/start`, { mapping: 'core' }))).toBe('mapping_mismatch');
  });

  it('is changed by who saved it, or with policies:write, and each change is in the audit log', async () => {
    const other = await service.token({ scopes: ['search:write', 'search:read'] });
    const chief = await service.token({ scopes: ['search:write', 'policies:write'] });
    await send('PUT', '/batch-mappings/core', { columns, headings: true });
    expect(codeOf(await send('PUT', '/batch-mappings/core', { columns, headings: false }, other))).toBe(
      'scope_missing',
    );
    expect(codeOf(await send('DELETE', '/batch-mappings/core', undefined, other))).toBe('scope_missing');
    expect((await send('PUT', '/batch-mappings/core', { columns, headings: false }, chief)).status).toBe(200);
    expect((await send('DELETE', '/batch-mappings/core', undefined, chief)).status).toBe(204);
    expect(codeOf(await send('DELETE', '/batch-mappings/core'))).toBe('mapping_not_found');
    const events: { action: string }[] = Object((await send('GET', '/audit?limit=100')).body)['items'];
    expect(events.map(({ action }) => action).filter((action) => action.startsWith('batch_mapping'))).toEqual([
      'batch_mapping.deleted',
      'batch_mapping.saved',
      'batch_mapping.saved',
    ]);
    const nameless = [{ heading: 'A', member: 'id' }];
    expect(codeOf(await send('PUT', '/batch-mappings/x', { columns: nameless, headings: true }))).toBe(
      'mapping_incomplete',
    );
  });
});

describe('an upload with an Idempotency-Key', () => {
  it('is one batch however often it is sent, and refused with another file or other options', async () => {
    const first = view(await upload('Name\nOrlan\n', { key: 'k-1' }));
    const again = await upload('Name\nOrlan\n', { key: 'k-1' });
    expect([again.status, again.body['id'], again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.id,
      'true',
    ]);
    expect(codeOf(await upload('Name\nArkan\n', { key: 'k-1' }))).toBe('idempotency_key_reused');
    expect(codeOf(await upload('Name\nOrlan\n', { key: 'k-1', query: '?name=x' }))).toBe('idempotency_key_reused');
    expect(Object((await send('GET', '/batches')).body)['items']).toHaveLength(1);
    expect(codeOf(await upload('', { key: 'k-2' }))).toBe('file_empty');
    view(await upload('Name\nOrlan\n', { key: 'k-2' }));
    expect(codeOf(await upload('Name\nOrlan\n', { key: 'bad key' }))).toBe('idempotency_key_invalid');
  });
});

describe('a batch that nobody goes on with', () => {
  it('ends after a week as a draft and after thirty days paused; its file is deleted, and the audit log says so', async () => {
    const { batches } = service.app.storage;
    const draft = view(await upload('Name\nOrlan\n'));
    const paused = view(await upload('Name\nOrlan\n', { query: '?start=true' }));
    view(await send('POST', `/batches/${paused.id}/pause`), 200);
    const stateAfter = async (days: number) => {
      await tidyBatches(batches, service.app.now() + days * DAY_MS);
      return [(await batches.find(draft.id))?.state, (await batches.find(paused.id))?.state];
    };
    expect(await stateAfter(6)).toEqual(['draft', 'paused']);
    expect(await stateAfter(8)).toEqual(['cancelled', 'paused']);
    expect(await stateAfter(31)).toEqual(['cancelled', 'cancelled']);
    expect(await batches.find(draft.id)).toMatchObject({ problem: 'abandoned' });
    for await (const _ of batches.file(draft.id)) throw new Error('The file is still stored.');
    const { body } = await send('GET', `/audit?action=batch.cancelled&limit=10`);
    expect(Object(body)['items']).toHaveLength(2);
  });
});
