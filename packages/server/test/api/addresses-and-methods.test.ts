import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SEARCH_PATH, useSearchService } from '../support/search-service.ts';

const desk = useSearchService();
const { search } = desk;

describe('a query', () => {
  it.each([
    ['GET', '/api/v1/lists?lmit=5', '/lmit', 'None is known here.'],
    ['POST', `${SEARCH_PATH}?threshold=90`, '/threshold', 'None is known here.'],
    ['GET', '/api/v1/lists/list_a/versions?lmit=5', '/lmit', 'Did you mean "limit"?'],
    ['GET', '/api/v1/tokens?page=2', '/page', 'Known are cursor, limit.'],
    ['GET', '/api/v1/scoring?verbose', '/verbose', 'None is known here.'],
    ['GET', '/livez?strict', '/strict', 'None is known here.'],
  ])('with a parameter that does not exist is refused: %s %s', async (method, path, pointer, hint) => {
    const all = await desk.service.token({ scopes: ['search:write', 'lists:read', 'tokens:write'] });
    const body = method === 'POST' ? JSON.stringify({ searchText: 'a b' }) : null;
    const headers = { authorization: `Bearer ${all}`, 'content-type': 'application/json' };
    const { status, body: problem } = await desk.service.fetch(path, { method, body, headers });
    const detail = `There is no query parameter "${pointer.slice(1)}". ${hint}`;
    expect([status, problem['code'], problem['errors']]).toEqual([
      422,
      'unknown_member',
      [{ pointer, code: 'unknown_member', detail }],
    ]);
  });

  it.each(['1e2', '0x10', '', '%205', '-1', '501', '5&limit=5'])('has no number that is written %s', async (limit) => {
    const answer = await desk.service.get(`/api/v1/lists/list_a/versions?limit=${limit}`, desk.token);
    expect([answer.status, Object(answer.body['errors'])[0]?.pointer]).toEqual([422, '/limit']);
  });
});

describe('addresses and methods', () => {
  it.each([
    ['DELETE', '/api/v1/search/diagnose', 'POST'],
    ['GET', '/api/v1/search/diagnose', 'POST'],
    ['HEAD', '/api/v1/search/diagnose', 'POST'],
    ['OPTIONS', '/api/v1/searches/srch_1', 'GET, HEAD'],
    ['PATCH', '/api/v1/policies/payments', 'GET, PUT, DELETE, HEAD'],
    ['POST', '/api/v1/lists/un_sc/versions/a..b', 'GET, HEAD'],
    ['DELETE', '/livez', 'GET, HEAD'],
  ])('%s %s: only %s', async (method, path, allow) => {
    const answer = await desk.service.fetch(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  // fetch sends none of them.
  it.each(['TRACE', 'QUERY', 'PROPFIND', 'LINK', 'M-SEARCH'])(
    '%s is a method that no address takes',
    async (method) => {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      request(`${desk.service.url}${SEARCH_PATH}`, { method }, resolve).on('error', reject).end();
      const { statusCode, headers } = await promise;
      expect([statusCode, headers.allow, headers['content-type']]).toEqual([
        405,
        'POST',
        expect.stringContaining('application/problem+json'),
      ]);
    },
  );

  it.each([
    ['GET', '/api/v1/lists/'],
    ['PUT', '/api/v1/lists/'],
    ['GET', '/api/v1/search/'],
    ['GET', '/api/v1/lists//versions'],
    ['DELETE', '/api/v1/tokens/'],
  ])('%s %s: an empty name names nothing', async (method, path) => {
    const answer = await desk.service.fetch(path, { method, headers: { authorization: `Bearer ${desk.token}` } });
    expect([answer.status, answer.body['code']]).toEqual([404, 'not_found']);
  });

  it('says which methods are allowed', async () => {
    const answer = await desk.service.fetch(SEARCH_PATH, { method: 'PUT' });
    expect([answer.status, answer.body['code'], answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ]);
  });

  it('knows nothing of other addresses, and does not repeat a query string', async () => {
    const answer = await desk.service.fetch('/api/v1/nothing?name=Canary');
    expect([answer.status, answer.body['code'], answer.body['instance']]).toEqual([
      404,
      'not_found',
      '/api/v1/nothing',
    ]);
  });

  it('refuses to answer in a form that it does not speak', async () => {
    const answer = await search({ searchText: 'a b' }, { accept: 'text/csv' });
    expect([answer.status, answer.body['code']]).toEqual([406, 'not_acceptable']);
  });

  it('tells a malformed address as a problem', async () => {
    const answer = await desk.service.fetch('/api/v1/search/%E0%A4%A');
    expect([answer.status, answer.body['code']]).toEqual([400, 'bad_request']);
  });

  it.each([
    ['without Host', 'GET /api/v1/setup HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['with a method nobody has', 'BREW /api/v1/setup HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['with TRACE', 'TRACE /api/v1/setup HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['with PROPFIND', 'PROPFIND /api/v1/setup HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    [
      'with an expectation',
      'GET /nothing HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      404,
    ],
  ])('answers a request %s with a problem', async (_, text, status) => {
    const socket = connect(Number(new URL(desk.service.url).port), '127.0.0.1');
    socket.end(text);
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  });

  it('answers bytes that are no HTTP with a problem', async () => {
    const { port } = new URL(desk.service.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('Canary\r\n\r\n');
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad_request"');
    expect(answer).not.toContain('Canary');
  });

  it('says search_not_found for an id that was never given', async () => {
    for (const id of ['srch_0', 'srch_0000000000000000000000', "'; drop table screening"]) {
      const answer = await desk.service.get(`/api/v1/searches/${encodeURIComponent(id)}`, desk.token);
      expect([answer.status, answer.body['code']]).toEqual([404, 'search_not_found']);
    }
  });
});
