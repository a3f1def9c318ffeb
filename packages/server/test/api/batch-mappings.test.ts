import { describe, expect, it } from 'vitest';
import { codeOf, members, useBatchFiles, view } from '../support/batch-files.ts';

const desk = useBatchFiles();
const { send, upload, preview } = desk;

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
    const other = await desk.service.token({ scopes: ['search:write', 'search:read'] });
    const chief = await desk.service.token({ scopes: ['search:write', 'policies:write'] });
    await send('PUT', '/batch-mappings/core', { columns, headings: true });
    expect(codeOf(await send('PUT', '/batch-mappings/core', { columns, headings: false }, other))).toBe(
      'scope_missing',
    );
    expect(codeOf(await send('DELETE', '/batch-mappings/core', undefined, other))).toBe('scope_missing');
    expect((await send('PUT', '/batch-mappings/core', { columns, headings: false }, chief)).status).toBe(200);
    const { status, headers } = await send('DELETE', '/batch-mappings/core', undefined, chief);
    expect([status, headers.get('content-type')]).toEqual([204, null]);
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
