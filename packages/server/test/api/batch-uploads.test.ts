import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../lists/test/make-workbook.ts';
import { tidyBatches } from '../../src/modules/batches/erase.ts';
import { codeOf, useBatchFiles, view } from '../support/batch-files.ts';

const desk = useBatchFiles();
const { send, upload } = desk;

const DAY_MS = 86_400_000;

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
      const headers = { authorization: `Bearer ${desk.token}`, 'content-disposition': disposition };
      for (const type of ['text/csv', 'application/octet-stream']) {
        const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body: csv };
        expect(view(await desk.service.fetch('/api/v1/batches', sent))).toMatchObject({ name, format: 'csv' });
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

describe('an upload whose caller hangs up', () => {
  it('is logged as such, not as a fault of the service', async () => {
    const head = [
      'POST /api/v1/batches HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${desk.token}`,
      'content-type: text/csv',
      'content-length: 1000000',
    ];
    const socket = connect(Number(new URL(desk.service.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`${head.join('\r\n')}\r\n\r\nName\n${'Orlan Vestrakov\n'.repeat(5_000)}`);
    await expect.poll(() => desk.service.app.storage.batches.unfinished('nobody')).toBe(0);
    socket.resetAndDestroy();
    await expect.poll(() => desk.service.log.join('')).toContain('the caller hung up');
    expect(desk.service.log.join('')).not.toContain('internal_error');
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
    const { batches, batchFiles } = desk.service.app.storage;
    const draft = view(await upload('Name\nOrlan\n'));
    const paused = view(await upload('Name\nOrlan\n', { query: '?start=true' }));
    view(await send('POST', `/batches/${paused.id}/pause`), 200);
    const stateAfter = async (days: number) => {
      await tidyBatches({ batches, batchFiles }, desk.service.app.now() + days * DAY_MS);
      return [(await batches.find(draft.id))?.state, (await batches.find(paused.id))?.state];
    };
    expect(await stateAfter(6)).toEqual(['draft', 'paused']);
    expect(await stateAfter(8)).toEqual(['cancelled', 'paused']);
    expect(await stateAfter(31)).toEqual(['cancelled', 'cancelled']);
    expect(await batches.find(draft.id)).toMatchObject({ problem: 'abandoned' });
    for await (const _ of batchFiles.file(draft.id)) throw new Error('The file is still stored.');
    const { body } = await send('GET', `/audit?action=batch.cancelled&limit=10`);
    expect(Object(body)['items']).toHaveLength(2);
  });
});
