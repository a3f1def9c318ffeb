import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService({ environment: { RATE_LIMIT: '30' } });
  token = await service.token({ scopes: ['lists:read'] });
});
afterAll(() => service.close());

const PATH = '/api/v1/search';
const json = { 'content-type': 'application/json' };
const post = (headers: Readonly<Record<string, string>>, body = '{}') =>
  service.fetch(PATH, { method: 'POST', body, headers });

describe('every answer carries the security headers and a request id', () => {
  it.each([
    ['200', () => service.fetch('/livez')],
    ['400', () => service.fetch('/api/v1/entities/%zz')],
    ['401', () => post(json)],
    [
      '403',
      () => service.fetch('/api/v1/setup', { method: 'POST', headers: { ...json, origin: 'https://evil.example' } }),
    ],
    ['404', () => service.fetch('/api/v1/nothing')],
    ['405', () => service.fetch(PATH, { method: 'PUT' })],
    ['406', () => service.fetch('/api/v1/setup', { headers: { accept: 'text/csv' } })],
    ['413', () => service.fetch('/api/v1/setup', { method: 'POST', headers: json, body: ' '.repeat(300_000) })],
    ['415', () => service.fetch('/api/v1/setup', { method: 'POST', headers: { 'content-type': 'text/x' }, body: 'x' })],
    ['422', () => service.fetch('/api/v1/setup', { method: 'POST', headers: json, body: '{}' })],
    [
      '429',
      async () => {
        let answer = await service.get('/api/v1/lists', token);
        for (let n = 0; n < 31; n++) answer = await service.get('/api/v1/lists', token);
        return answer;
      },
    ],
  ] as const)('%s', async (status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(Number(status));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src '(?:self|none)'/);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-request-id')).toMatch(/^req_\w{16}$/);
  });

  it('also where the bytes are no HTTP', async () => {
    const text = await sayNonsense(service);
    expect(text).toContain('x-content-type-options: nosniff');
    expect(text).toMatch(/x-request-id: req_\w{16}/);
  });

  it('and, over https, that nothing comes over plain http', async () => {
    const secure = await startService({ environment: { PUBLIC_URL: 'https://screening.example.org' } });
    const hsts = 'max-age=31536000; includeSubDomains';
    for (const path of ['/livez', '/', '/api/v1/nothing', '/api/v1/entities/%zz', '/api/v1/lists']) {
      const answer = await secure.fetch(path, { headers: { accept: '*/*' } });
      expect([path, answer.headers.get('strict-transport-security')]).toEqual([path, hsts]);
    }
    expect(await sayNonsense(secure)).toContain(`strict-transport-security: ${hsts}`);
    await secure.close();
  });
});

describe('what an answer may do where a browser opens it as a page', () => {
  it.each([
    ['an answer', () => service.fetch('/api/v1/limitations'), 200],
    ['a problem', () => service.fetch('/api/v1/lists'), 401],
    ['no endpoint', () => service.fetch('/api/v1/nothing'), 404],
  ] as const)('nothing: %s', async (_, ask, status) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy')?.split(';');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", 'sandbox']));
  });
});

/** What is answered to bytes that are no request. */
async function sayNonsense({ url }: TestService): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  return new Promise((resolve) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    socket.on('close', () => resolve(said));
  });
}
