import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: ['search:write', 'search:read', 'retention:write'] });
  // There is a record to erase.
  await service.post('/api/v1/search', { searchText: 'Orlan Vestrakov', externalRef: 'customer-9' }, token);
});
afterEach(() => service.close());

const upload = async (body: string, type = 'text/csv'): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  return String((await service.fetch(`/api/v1/batches?start=false`, { method: 'POST', headers, body })).body['id']);
};
const stateOf = async (id: string) => (await service.get(`/api/v1/batches/${id}`, token)).body['state'];
const selections = {
  text: { kind: 'text', text: 'orlan  VESTRAKOV' },
  external_ref: { kind: 'external_ref', externalRef: 'customer-9' },
};
const erase = (selection: unknown) =>
  service.post(
    '/api/v1/erasures',
    {
      selection,
      expectedCount: 1,
      legalBasis: 'data_subject_request',
      reference: 'DSR-1',
      overrideFloor: 'Never a customer.',
    },
    token,
  );

describe('a row that could not be screened and mentions a person who is erased', () => {
  it.each(['text', 'external_ref'] as const)(
    'by %s loses what it was, and keeps its place and what was wrong',
    async (kind) => {
      const file =
        'Given name,Family name,Born,Ref\nOrlan,Vestrakov,31.02.1980,customer-9\nAnna,Quarm,31.02.1981,customer-8\n';
      const id = await upload(file);
      await service.post(`/api/v1/batches/${id}/start`, {}, token);
      await runBatch(service.app, id, new AbortController().signal);
      const rows = async () => Object((await service.get(`/api/v1/batches/${id}/results`, token)).body)['items'];
      expect((await rows())[0]).toMatchObject({ party: { searchText: 'Orlan Vestrakov' } });
      const preview = await service.post('/api/v1/erasures/preview', { selection: selections[kind] }, token);
      expect(preview.body).toMatchObject({ count: 1, rowCount: 1 });
      expect((await erase(selections[kind])).body).toMatchObject({ erasedCount: 1, rowCount: 1 });
      const [erased, other] = await rows();
      expect(erased).toMatchObject({ row: 1, id: null, party: null, error: { code: 'invalid_birth_date' } });
      expect(other).toMatchObject({ row: 2, id: 'customer-8', party: { searchText: 'Anna Quarm' } });
      const { text } = (await service.get(`/api/v1/batches/${id}/errors.csv`, token)).body;
      expect(text).not.toMatch(/Vestrakov|customer-9/);
      const events = await service.app.storage.audit.latest(10);
      expect(events.find(({ action }) => action === 'batch.rows_erased')).toMatchObject({
        target: id,
        detail: { rows: [1] },
      });
    },
  );
});

describe('a batch that is not started, whose file mentions a person who is erased', () => {
  it.each([
    ['in one cell', 'text', 'Name,Remarks\nQuelmar,friend of Orlan Vestrakov\n', 'text/csv'],
    ['in two cells', 'text', 'Given name,Family name\nOrlan,Vestrakov\n', 'text/csv'],
    ['in JSON lines', 'text', '{"searchText":"Quelmar","aliases":["Orlan Vestrakov"]}\n', 'application/x-ndjson'],
    ['by reference', 'external_ref', 'Name,Reference\nOrlan,customer-9\n', 'text/csv'],
  ] as const)('%s is cancelled, and its file deleted', async (_, kind, body, type) => {
    const [about, other] = [await upload(body, type), await upload('Name\nTolbrecht\n')];
    const preview = await service.post('/api/v1/erasures/preview', { selection: selections[kind] }, token);
    expect(preview.body).toMatchObject({ count: 1, batchCount: 1 });
    expect(await stateOf(about)).toBe('draft');
    expect((await erase(selections[kind])).body).toMatchObject({ erasedCount: 1, batchCount: 1 });
    expect([await stateOf(about), await stateOf(other)]).toEqual(['cancelled', 'draft']);
    for await (const _part of service.app.storage.batchFiles.file(about)) throw new Error('The file is still stored.');
  });

  it('stays while there is a legal hold', async () => {
    const id = await upload('Name\nOrlan Vestrakov\n');
    // On another person: the record may go, and the file might hold more than this one.
    const scope = { kind: 'external_ref', externalRef: 'customer-8' };
    const hold = await service.post('/api/v1/legal-holds', { scope, text: 'Litigation.' }, token);
    expect([hold.status, hold.body['code']]).toEqual([201, undefined]);
    expect((await erase(selections.text)).body).toMatchObject({ erasedCount: 1, batchCount: 0 });
    expect(await stateOf(id)).toBe('draft');
  });
});
