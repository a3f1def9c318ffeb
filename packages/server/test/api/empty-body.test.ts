import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startService();
  token = await service.token({ scopes: ['lists:read', 'lists:write', 'search:write'] });
});
afterAll(() => service.close());

/** POSTs without a body; `fetch` always sends a length. */
const postNothing = (headers: Readonly<Record<string, string>>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(`${service.url}/api/v1/lists/list_a/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject);
    if (headers['transfer-encoding'] === undefined) sent.useChunkedEncodingByDefault = false;
    sent.end();
  });

describe('an empty body where none is taken', () => {
  it.each([
    ['without a content type', {}],
    ['of type JSON with a length of 0', { 'content-type': 'application/json', 'content-length': '0' }],
    ['of type JSON without a length', { 'content-type': 'application/json' }],
    ['of type JSON in chunks', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }],
    ['of type JSON with a charset', { 'content-type': 'application/json; charset=utf-8', 'content-length': '0' }],
    ['of another type', { 'content-type': 'text/plain', 'content-length': '0' }],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' }],
    ['compressed', { 'content-type': 'application/json', 'content-length': '0', 'content-encoding': 'gzip' }],
  ])('%s is no body', async (_, headers) => {
    expect(await postNothing(headers)).toBe(202);
  });
});

describe('a body of another type', () => {
  it.each(['/api/v1/lists/list_a/refresh', '/api/v1/search'])('is refused: %s', async (path) => {
    const answer = await service.post(path, 'a b', token, { 'content-type': 'text/plain' });
    expect([answer.status, answer.body['code']]).toEqual([415, 'unsupported_media_type']);
  });

  it('is refused where a body is needed and it is empty', async () => {
    const answer = await service.post('/api/v1/search', '', token, { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  });
});
