import { describe, expect, it } from 'vitest';
import { makeWorkbook, type SheetDraft } from '../../../lists/test/make-workbook.ts';
import { runBatch } from '../../src/modules/batches/run.ts';
import { codeOf, NEVER, texts, useBatchFiles, view, XLSX } from '../support/batch-files.ts';

const desk = useBatchFiles();
const { send, upload, preview, screened } = desk;

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
    const by = await desk.service.token({
      scopes: ['search:write', 'search:read', 'customers:write', 'customers:read'],
    });
    const lost = { lost: 'error' } as const;
    const rows = [
      ['Customer ID', 'Name'],
      [lost, 'Tesmond Quillaby'],
      [lost, 'Nobody Unlisted'],
    ];
    const file = makeWorkbook([{ name: 'A', rows }]);
    const { id } = view(await upload(file, { type: XLSX, query: '?start=true&watch=true', by }));
    await runBatch(desk.service.app, id, NEVER);
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
    await runBatch(desk.service.app, id, NEVER);
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
