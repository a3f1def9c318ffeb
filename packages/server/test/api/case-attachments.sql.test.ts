import type { CaseDetail, CaseView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj <<>> endobj\n', 'latin1');

let service: TestService;
let token: string;
let admin: TestBrowser;
let caseId: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: ['customers:write', 'cases:read', 'cases:write'] });
  admin = await administratorOf(service);
  const customers = [{ externalRef: 'customer-1', searchText: 'Orlan Vestrakov' }];
  await service.post('/api/v1/customers', { customers }, token);
  const { items } = body<{ items: CaseView[] }>(await service.get('/api/v1/cases', token));
  caseId = items[0]?.id ?? '';
});
afterEach(() => service.close());

const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
const send = (content: Buffer, name: string, headers = {}, id = caseId) =>
  service.fetch(`/api/v1/cases/${id}/attachments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...headers,
    },
    body: new Uint8Array(content),
  });
const attach = async (content: Buffer, name: string, headers = {}): Promise<CaseDetail> =>
  body(await send(content, name, headers), 201);
const read = (attachmentId: string) =>
  fetch(`${service.url}/api/v1/cases/${caseId}/attachments/${attachmentId}`, {
    headers: { authorization: `Bearer ${token}` },
  });

describe('a file of a case', () => {
  it('is given back as it was put there, as a file that no browser shows', async () => {
    const { attachments } = await attach(PDF, 'Pass – Vestrakov.pdf');
    expect(attachments).toMatchObject([
      { name: 'Pass – Vestrakov.pdf', mediaType: 'application/pdf', size: PDF.length, by: { kind: 'token' } },
    ]);
    const answer = await read(attachments[0]?.id ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Pass%20%E2%80%93/);
  });

  it('is sent as a form as well', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(PDF)], { type: 'image/png' }), 'a.png');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await service.fetch(`/api/v1/cases/${caseId}/attachments`, { method: 'POST', headers, body: form });
    expect(body<CaseDetail>(answer, 201).attachments).toMatchObject([{ name: 'a.png', mediaType: 'application/pdf' }]);
  });

  it('is put there once, however often it is sent with one key', async () => {
    const key = { 'idempotency-key': 'key-1' };
    await attach(PDF, 'a.pdf', key);
    expect((await attach(PDF, 'a.pdf', key)).attachments).toHaveLength(1);
    expect((await send(Buffer.from('another'), 'a.pdf', key)).body['code']).toBe('idempotency_key_reused');
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1')],
    ['an archive', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
    [
      'a picture that is a program (SVG)',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['bytes that are no text', Buffer.from([0x41, 0xff, 0x00, 0x42])],
  ])('is refused where it is %s, whatever its name says', async (_, content) => {
    expect((await send(content, 'scan.pdf')).body['code']).toBe('unsupported_media_type');
  });

  it('is text, also where it would be a page: nothing opens it', async () => {
    const { attachments } = await attach(Buffer.from('<script>alert(1)</script>'), 'note.html');
    expect(attachments).toMatchObject([{ name: 'note.html', mediaType: 'text/plain' }]);
  });

  it('has a name of 200 characters at most, none of them half', async () => {
    const { attachments } = await attach(PDF, `${'📎'.repeat(250)}.pdf`);
    expect(attachments[0]?.name).toBe('📎'.repeat(200));
  });

  it('has no name that leads out of a folder, or that is turned around', async () => {
    const { attachments } = await attach(PDF, '../../\u202Efdp.exe');
    expect(attachments[0]?.name).toBe('.._..__fdp.exe');
  });

  it('is refused where it is empty or too large, and on no case', async () => {
    expect((await send(Buffer.alloc(0), 'a.pdf')).body).toMatchObject({
      code: 'file_empty',
      detail: 'The file is empty.',
    });
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.txt')).body['code']).toBe('body_too_large');
    expect((await send(PDF, 'a.pdf', {}, 'case_none')).body['code']).toBe('case_not_found');
    expect((await read('att_none')).status).toBe(404);
  });

  it('is one of fifty at most', async () => {
    for (let number = 0; number < 50; number += 1) await attach(Buffer.from(`page ${number}`), `${number}.txt`);
    expect((await send(PDF, 'a.pdf')).body['code']).toBe('attachment_limit');
  });

  it('is erased by whoever may erase, and its hash stays in the audit log, without its name', async () => {
    const { attachments } = await attach(PDF, 'Pass Vestrakov.pdf');
    const path = `/cases/${caseId}/attachments/${attachments[0]?.id}`;
    const analyst = await join(service, admin, 'An Analyst', 'analyst');
    expect((await analyst.send('DELETE', path)).status).toBe(403);
    expect((await admin.send('DELETE', path)).status).toBe(204);
    expect((await read(attachments[0]?.id ?? '')).status).toBe(404);
    const log = JSON.stringify(body(await admin.send('GET', `/audit?target=${caseId}`)));
    expect(log).toContain(attachments[0]?.sha256);
    expect(log).not.toContain('Vestrakov.pdf');
  });

  it('stays while a legal hold is in force', async () => {
    const { attachments } = await attach(PDF, 'a.pdf');
    const hold = { scope: { kind: 'external_ref', externalRef: 'somebody-else' }, text: 'Litigation.' };
    expect((await admin.send('POST', '/legal-holds', hold)).status).toBe(201);
    const refused = await admin.send('DELETE', `/cases/${caseId}/attachments/${attachments[0]?.id}`);
    expect([refused.body['code'], refused.body['detail']]).toEqual([
      'erasure_held',
      expect.stringContaining('lift every legal hold'),
    ]);
    expect((await read(attachments[0]?.id ?? '')).status).toBe(200);
  });

  it('goes with the customer of the case', async () => {
    await attach(PDF, 'a.pdf');
    const [customer] = body<{ items: { customerId: string }[] }>(await admin.send('GET', '/customers')).items;
    expect((await admin.send('DELETE', `/customers/${customer?.customerId}`)).status).toBe(204);
    expect(await service.app.storage.attachments.of(caseId)).toEqual([]);
  });
});
