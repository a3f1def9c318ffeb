import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../src/index.ts';
import { codeOf } from './fake-service.ts';

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const SECRET = newSecret();
const BODY = '{"type":"list.stale","timestamp":"2026-03-01T12:00:00.000Z","data":{"id":"7","list":"un_sc"}}';
const nowMs = Date.parse('2026-03-01T12:00:00Z');

function signed(secrets = [SECRET], { body = BODY, atMs = nowMs } = {}) {
  const timestamp = String(Math.floor(atMs / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

describe('verifyWebhook', () => {
  it.each([
    ['headers of Node', (headers: Record<string, string>) => headers],
    ['Headers of fetch', (headers: Record<string, string>) => new Headers(headers)],
    [
      'headers in capitals',
      (headers: Record<string, string>) =>
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
    ],
  ])('gives the event of what is signed: %s', async (_, headersOf) => {
    const event = await verifyWebhook(BODY, headersOf(signed()), SECRET, { nowMs });
    expect(event).toMatchObject({ id: 'msg_1', type: 'list.stale', data: { list: 'un_sc' } });
  });

  it('takes bytes, and one of several signatures', async () => {
    const headers = signed([newSecret(), SECRET]);
    const more = { ...headers, 'webhook-signature': `v2,x v1,%% ${headers['webhook-signature']}` };
    expect((await verifyWebhook(new TextEncoder().encode(BODY), more, SECRET, { nowMs })).id).toBe('msg_1');
  });

  it.each([
    ['another secret', BODY, signed([newSecret()])],
    ['another body', BODY.replace('7', '8'), signed()],
    ['another id', BODY, { ...signed(), 'webhook-id': 'msg_2' }],
    [
      'a signature of another version only',
      BODY,
      { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1', 'v2') },
    ],
    ['five minutes and a second old', BODY, signed([SECRET], { atMs: nowMs - 301_000 })],
    ['of the future', BODY, signed([SECRET], { atMs: nowMs + 301_000 })],
    ['a time that is none', BODY, { ...signed(), 'webhook-timestamp': 'NaN' }],
    ['no header', BODY, {}],
  ])('refuses %s', async (_, body, headers) => {
    expect(await codeOf(verifyWebhook(body, headers, SECRET, { nowMs }))).toBe('webhook_not_verified');
  });

  it('says that a secret is none, without repeating it', async () => {
    await expect(verifyWebhook(BODY, signed(), 'geheim', { nowMs })).rejects.toThrow('secret: whsec_ and Base64.');
  });
});
