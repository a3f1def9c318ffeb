import { inflateSync } from 'node:zlib';
import type { Receipt } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyIdOf } from '../../src/proof/receipt-key.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await service.token();
});
afterAll(() => service.close());

const search = async (searchText = 'Tolbrecht Quelmar'): Promise<Record<string, unknown>> =>
  (await service.post('/api/v1/search', { searchText }, token)).body;
/** Sealed at once, without a second passing. */
async function receiptOf(searchId: unknown): Promise<Receipt> {
  await service.app.storage.ledger.checkpoint();
  const { status, body } = await service.get(`/api/v1/searches/${String(searchId)}/receipt`, token);
  expect(status).toBe(200);
  return body as unknown as Receipt;
}
const verify = async (receipt: unknown) =>
  (
    await service.fetch('/api/v1/receipts/verify', {
      method: 'POST',
      body: JSON.stringify(receipt),
      headers: { 'content-type': 'application/json' },
    })
  ).body;

describe('a receipt', () => {
  it('holds the request and the answer byte for byte, and anybody can have it verified', async () => {
    const answer = await search();
    const receipt = await receiptOf(answer['searchId']);
    const recorded = await service.fetch(`/api/v1/searches/${String(answer['searchId'])}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(JSON.parse(receipt.content?.answer ?? '')).toEqual(recorded.body);
    expect(receipt.content?.request).toBe('{"searchText":"Tolbrecht Quelmar"}');
    expect(await verify(receipt)).toMatchObject({
      verdict: 'proved',
      screening: { searchId: answer['searchId'], searchText: 'Tolbrecht Quelmar', outcome: answer['outcome'] },
    });
  });

  it('proves without its content that something was recorded, and not what', async () => {
    const { content: _, ...shown } = await receiptOf((await search())['searchId']);
    expect(await verify(shown)).toMatchObject({ verdict: 'content_not_shown', screening: null });
  });

  it.each<[string, (receipt: Receipt) => unknown, string]>([
    [
      'answer',
      (r) => ({ ...r, content: { ...r.content, answer: r.content?.answer.replace('"total":', '"total": ') } }),
      'content',
    ],
    [
      'searchId',
      (r) => ({ ...r, searchId: r.searchId.slice(0, -1) + (r.searchId.endsWith('0') ? '1' : '0') }),
      'content',
    ],
    ['entry', (r) => ({ ...r, entry: r.entry + 1 }), 'path'],
    ['path', (r) => ({ ...r, path: [...r.path, r.leaf] }), 'path'],
    ['time', (r) => ({ ...r, segment: { ...r.segment, sealedAt: '2020-01-01T00:00:00.000Z' } }), 'segment'],
    [
      'signature',
      (r) => ({ ...r, signature: { ...r.signature, value: r.signature.value.replace(/^../, 'AA') } }),
      'signature',
    ],
  ])('with another %s is altered, and which check failed is told', async (_, change, failed) => {
    const verdict = await verify(change(await receiptOf((await search())['searchId'])));
    expect(verdict).toMatchObject({ verdict: 'altered', screening: null });
    expect(verdict['checks']).toContainEqual(expect.objectContaining({ check: failed, result: 'failed' }));
  });

  it('of another installation is told apart from an altered one', async () => {
    const other = await startService();
    const theirs = await other.token();
    const { body } = await other.post('/api/v1/search', { searchText: 'Dalvor' }, theirs);
    await other.app.storage.ledger.checkpoint();
    const receipt = await other.get(`/api/v1/searches/${String(body['searchId'])}/receipt`, theirs);
    await other.close();
    expect(await verify(receipt.body)).toMatchObject({ verdict: 'unknown_key', screening: null });
  });

  it('is pending until it is sealed, and says when to come back', async () => {
    // Nothing is sealed before there is a key.
    let sign = (): void => {};
    const unsealed = await startService({
      storage: ({ ledger }) => {
        const signWith = ledger.signWith.bind(ledger);
        ledger.signWith = (master) => {
          sign = () => signWith(master);
        };
      },
    });
    const theirs = await unsealed.token();
    const { searchId } = (await unsealed.post('/api/v1/search', { searchText: 'Dalvor' }, theirs)).body;
    const ask = () => unsealed.get(`/api/v1/searches/${String(searchId)}/receipt`, theirs);
    const { status, body, headers } = await ask();
    expect([status, body['code'], headers.get('retry-after')]).toEqual([409, 'receipt_pending', '1']);
    sign();
    await unsealed.app.storage.ledger.checkpoint();
    expect((await ask()).status).toBe(200);
    await unsealed.close();
  });

  it('is refused for an unknown screening and without the scope', async () => {
    expect((await service.get('/api/v1/searches/srch_0/receipt', token)).body['code']).toBe('search_not_found');
    const other = await service.token({ scopes: ['search:write'] });
    expect((await service.get('/api/v1/searches/srch_0/receipt', other)).body['code']).toBe('scope_missing');
  });

  it('of what somebody else recorded does not exist without records:read', async () => {
    const { searchId } = await search();
    await receiptOf(searchId);
    const other = await service.token({ scopes: ['search:write', 'search:read'] });
    const { status, body } = await service.get(`/api/v1/searches/${String(searchId)}/receipt`, other);
    expect([status, body['code']]).toEqual([404, 'search_not_found']);
    const auditor = await service.token({ scopes: ['search:read', 'records:read'] });
    expect((await service.get(`/api/v1/searches/${String(searchId)}/receipt`, auditor)).status).toBe(200);
  });

  it('is recorded as read, and so is a screening', async () => {
    const { searchId } = await search();
    await receiptOf(searchId);
    await service.get(`/api/v1/searches/${String(searchId)}`, token);
    const events = await service.app.storage.audit.latest(2);
    expect(events.map(({ action, target }) => [action, target])).toEqual([
      ['record.read', searchId],
      ['receipt.read', searchId],
    ]);
  });
});

describe('a receipt as PDF', () => {
  const pdfOf = (searchId: unknown, headers: Readonly<Record<string, string>> = {}, as = token) =>
    fetch(`${service.url}/api/v1/searches/${String(searchId)}/receipt.pdf`, {
      headers: { authorization: `Bearer ${as}`, ...headers },
    });

  it('is a file with the receipt attached byte for byte, the same each time', async () => {
    const { searchId } = await search('محمد دلفور · Дальвор · 达沃尔 \u202E😀');
    const receipt = await receiptOf(searchId);
    const [first, second] = [await pdfOf(searchId, { accept: 'application/pdf' }), await pdfOf(searchId)];
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${String(searchId)}.pdf"`);
    const [one, other] = [Buffer.from(await first.arrayBuffer()), Buffer.from(await second.arrayBuffer())];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(other)).toBe(true);
    expect(attachedTo(one)).toBe(JSON.stringify(receipt));
    expect((await verify(JSON.parse(attachedTo(one))))['verdict']).toBe('proved');
    const [event] = await service.app.storage.audit.latest(1);
    expect(event).toMatchObject({ action: 'receipt.read', target: searchId, detail: { form: 'pdf' } });
  });

  it('is given only to callers that may read the record', async () => {
    const { searchId } = await search();
    await receiptOf(searchId);
    const other = await service.token({ scopes: ['search:read'] });
    expect((await pdfOf(searchId, {}, other)).status).toBe(404);
    expect((await pdfOf('srch_0')).status).toBe(404);
    expect((await pdfOf(searchId, { accept: 'image/png' })).status).toBe(406);
  });
});

describe('keys of receipts', () => {
  it('are published, and receipts of earlier ones stay provable', async () => {
    const before = await receiptOf((await search())['searchId']);
    await service.app.storage.ledger.rotate({ at: service.clock.nowMs, actor: 'operator', reason: 'yearly' });
    const after = await receiptOf((await search())['searchId']);
    const { body } = await service.fetch('/api/v1/receipts/keys');
    const keys = body['items'] as { id: string; until: string | null; jwk: { x: string } }[];
    expect(keys.map(({ id, until }) => [id, until === null])).toEqual([
      [after.signature.keyId, true],
      [before.signature.keyId, false],
    ]);
    for (const { id, jwk } of keys) expect(keyIdOf(Buffer.from(jwk.x, 'base64url'))).toBe(id);
    expect([(await verify(before))['verdict'], (await verify(after))['verdict']]).toEqual(['proved', 'proved']);
  });
});

/** The file that a PDF has attached. */
function attachedTo(pdf: Buffer): string {
  const at = pdf.indexOf('/Type /EmbeddedFile');
  const from = pdf.indexOf('stream\n', at) + 'stream\n'.length;
  return inflateSync(pdf.subarray(from, pdf.indexOf('\nendstream', from))).toString();
}
