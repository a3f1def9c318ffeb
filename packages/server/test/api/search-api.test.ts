import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS, problemSchema, searchResponseSchema } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await service.token();
});
afterAll(() => service.close());

const PATH = ENDPOINTS.createSearch.path;
const search = (body: unknown, headers = {}) => service.post(PATH, body, token, headers);

describe('POST /api/v1/search', () => {
  it('answers a one-field search for a listed name with an explained potential match', async () => {
    const { status, body, headers } = await search({ searchText: 'orlan vestrakov' });
    expect(status).toBe(200);
    const answer = searchResponseSchema.strict().parse(body);
    expect(answer).toMatchObject({ outcome: 'potential_match', complete: true, total: 1, restricted: false });
    const [pair, ...others] = answer.results[0]?.evidence.tokens ?? [];
    expect(pair).toMatchObject({ querySpan: { start: 0, end: 5 }, listedSpan: { start: 0, end: 5 } });
    expect(others).toEqual([]);
    expect(answer.results[0]?.listings.map(({ id }) => id)).toEqual(['list_a:1', 'list_b:9']);
    expect(answer.results[0]?.aliases.map(({ value }) => value)).toEqual(['O. Vestrakoff', 'Vestrakov Orlan']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has no member that nothing fills yet', async () => {
    const { body } = await search({ searchText: 'orlan vestrakov', explain: 'full' });
    const members = new Set<string>();
    JSON.stringify(body, (name, value: unknown) => {
      members.add(name);
      return value;
    });
    for (const stub of ['decision', 'caseId', 'whitelisted', 'byConflict']) expect(members).not.toContain(stub);
  });

  it('says no_match, complete, for a name that no list has', async () => {
    const { body } = await search({ searchText: 'Somebody Else' });
    expect(body).toMatchObject({ outcome: 'no_match', complete: true, total: 0, results: [] });
  });

  it('says insufficient_name for a name that says too little', async () => {
    const { body } = await search({ searchText: 'given' });
    // It tells the threshold that was used: such a name is searched lower.
    expect(body).toMatchObject({ outcome: 'insufficient_name', engine: { threshold: 50 } });
  });

  it('gives the recorded answer back, as it was', async () => {
    const first = await search({ searchText: 'Orlan Vestrakov', explain: 'full', externalRef: 'c-1', purpose: 'test' });
    const again = await service.get(`/api/v1/searches/${String(first.body['searchId'])}`, token);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.body).toMatchObject({ externalRef: 'c-1', purpose: 'test' });
  });

  it('shows as much of the reasoning as asked for', async () => {
    const answers = await Promise.all(
      ['none', 'summary', 'full'].map(async (explain) =>
        searchResponseSchema.parse((await search({ searchText: 'Orlan Vestrakov', explain })).body),
      ),
    );
    expect(answers.map(({ results }) => results[0]?.evidence.tokens.length)).toEqual([0, 1, 1]);
    expect(answers.map(({ suppressed }) => suppressed.items.length)).toEqual([0, 0, 1]);
    expect(answers.map(({ suppressed }) => suppressed.nearMissCount)).toEqual([1, 1, 1]);
  });

  it.each(['none', 'summary', 'full'])(
    'tells listed names that are also everyday words, explain %s',
    async (explain) => {
      const { suppressed } = searchResponseSchema.parse(
        (await search({ searchText: 'a bramble hedge', explain })).body,
      );
      expect(suppressed.lightNameCount).toBe(1);
      expect(suppressed.items).toContainEqual(expect.objectContaining({ primaryName: 'BRAMBLE', why: 'light_name' }));
    },
  );

  it('gives a request id in every answer', async () => {
    const { headers } = await search({ searchText: 'x y' });
    expect(headers.get('x-request-id')).toMatch(/^req_\w{16}$/);
  });

  it('tells the rate limit in the draft’s structured fields', async () => {
    const { headers } = await search({ searchText: 'x y' });
    expect(headers.get('ratelimit-policy')).toBe('"default";q=600000;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/);
  });
});

describe('a body that cannot be screened', () => {
  const cases: readonly (readonly [what: string, body: unknown, status: number, code: string, pointer?: string])[] = [
    ['malformed JSON', '{"searchText": "Canary', 400, 'malformed_json'],
    ['an empty body', '', 400, 'malformed_json'],
    ['a member twice', '{"searchText":"Canary","searchText":"a b"}', 400, 'duplicate_member', '/searchText'],
    [
      'a member twice, once with an escape',
      String.raw`{"searchText":"Canary","search\u0054ext":"a b"}`,
      400,
      'duplicate_member',
      '/searchText',
    ],
    [
      'a nested member twice',
      '{"searchText":"a b","identifiers":[{"value":"1"},{"value":"2","value":"3"}]}',
      400,
      'duplicate_member',
      '/identifiers/1/value',
    ],
    ['an array', [], 422, 'wrong_type', ''],
    ['no searchText', {}, 422, 'member_required', '/searchText'],
    ['an empty text', { searchText: ' \t' }, 422, 'empty_search_text', '/searchText'],
    ['only symbols', { searchText: '!!! --- ???' }, 422, 'unscreenable_text', '/searchText'],
    ['a text that takes too much work', { searchText: 'endless a b' }, 422, 'search_too_expensive', '/searchText'],
    ['11,000 characters', { searchText: 'a'.repeat(11_000) }, 422, 'search_text_too_long', '/searchText'],
    ['an unknown member', { searchText: 'a b', treshold: 80 }, 422, 'unknown_member', '/treshold'],
    ['a threshold below 50', { searchText: 'a b', threshold: 49 }, 422, 'threshold_too_low', '/threshold'],
    [
      'a day that does not exist',
      { searchText: 'a b', birthDate: '2021-02-30' },
      422,
      'invalid_birth_date',
      '/birthDate',
    ],
    ['a birth before 1850', { searchText: 'a b', birthDate: '1849' }, 422, 'invalid_birth_date', '/birthDate'],
    ['a birth in the future', { searchText: 'a b', birthDate: '3 Mar 2026' }, 422, 'invalid_birth_date', '/birthDate'],
    ['a list that is not known', { searchText: 'a b', lists: ['nope'] }, 422, 'unknown_list', '/lists/0'],
    ['an identifier that no list carries', { searchText: 'iban DE0' }, 422, 'identifier_not_covered', '/searchText'],
    ['a country that does not exist', { searchText: 'a b', countries: ['XX'] }, 422, 'invalid_country', '/countries/0'],
    ['more than 256 KiB', { searchText: 'a b', purpose: 'a'.repeat(300_000) }, 413, 'body_too_large'],
  ];
  it.each(cases)('%s: is told as a problem', async (_what, body, status, code, pointer) => {
    const answer = await search(body);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const problem = problemSchema.strict().parse(answer.body);
    expect(problem).toMatchObject({ status, instance: PATH, requestId: answer.headers.get('x-request-id') });
    if (pointer !== undefined) expect(problem.errors?.[0]?.pointer).toBe(pointer);
  });

  it('refuses bytes that are not UTF-8', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = Buffer.concat([Buffer.from('{"searchText":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect((await service.fetch(PATH, { method: 'POST', headers, body })).body['code']).toBe('malformed_json');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await search({ searchText: 'a b' }, { 'content-type': type });
      expect([answer.status, answer.body['code']]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each([
    [{ 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    [{ 'content-type': 'application/json;charset="utf-16le"' }, 415],
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'content-type': 'application/json; charset=UTF-8' }, 200],
    [{ 'content-type': 'application/json;charset=us-ascii', 'content-encoding': 'identity' }, 200],
  ])('is UTF-8 and not compressed: %o is %i', async (headers, status) => {
    const answer = await search({ searchText: 'a b' }, headers);
    expect(answer.status).toBe(status);
    if (status === 415) expect(answer.body['code']).toBe('unsupported_media_type');
  });

  it('is no birth date of today, wherever on earth that is, nor one that may lie in the past', async () => {
    for (const birthDate of ['2026-03-02', '2026', '01/12/2026'])
      expect((await search({ searchText: 'a b', birthDate })).status).toBe(200);
  });

  it('suggests the member that was meant', async () => {
    const { body } = await search({ searchText: 'a b', treshold: 80 });
    expect(JSON.stringify(body)).toContain('Did you mean');
  });

  it('is never cleared by what was ignored, however deep its nesting is', async () => {
    const deep = `${'['.repeat(50_000)}"Orlan Vestrakov"${']'.repeat(50_000)}`;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      prefer: 'handling=lenient',
    };
    const asked = httpRequest(new URL(PATH, service.url), { method: 'POST', headers });
    asked.end(`{"searchText":"Tesmond Quillaby","names":${deep}}`);
    const [answer] = await once(asked, 'response');
    expect(JSON.parse(await text(answer))).toMatchObject({ outcome: 'incomplete' });
  });

  it.each([
    ['a text', { names: ['Orlan Vestrakov'] }, 'incomplete', 'names'],
    ['texts deep inside', { party: { who: [{ name: 'Orlan Vestrakov' }] } }, 'incomplete', 'party'],
    ['a number in a text', { passportNumber: '7744001499' }, 'incomplete', 'passportNumber'],
    ['a long number', { passportNumber: 7_744_001_499 }, 'incomplete', 'passportNumber'],
    ['a name of one sign each', { names: ['王 伟'] }, 'incomplete', 'names'],
    ['a text under no name', { '': 'Orlan Vestrakov' }, 'incomplete', '(no name)'],
    ['a text inside a member', { identifiers: [{ value: 'X0001', holder: 'Orlan' }] }, 'incomplete', 'holder'],
    [
      'a text beside one inside a member',
      { names: ['Orlan Vestrakov'], identifiers: [{ value: 'X0001', holder: 'Orlan' }] },
      'incomplete',
      'holder, names',
    ],
    [
      'a name that is cut within a letter',
      { [`${'a'.repeat(39)}😀😀`]: 'Orlan' },
      'incomplete',
      `${'a'.repeat(39)}\ufffd`,
    ],
    ['an empty text', { names: [' '] }, 'no_match', undefined],
    ['a short number', { treshold: 80 }, 'no_match', undefined],
  ])('is never cleared by a request of which %s was ignored', async (_, more, outcome, named) => {
    const { body } = await search({ searchText: 'Tesmond Quillaby', ...more }, { prefer: 'handling=lenient' });
    expect(body['outcome']).toBe(outcome);
    expect(Object(body['deviations'])[0]?.text).toBe(named && `not screened: ${named}`);
  });

  it('ignores unknown members when asked to be lenient, and says so', async () => {
    const answer = await search({ searchText: 'a b', treshold: 80 }, { prefer: 'handling=lenient' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('preference-applied')).toBe('handling=lenient');
    expect(searchResponseSchema.parse(answer.body).warnings.map(({ code }) => code)).toContain(
      'unknown_member_ignored',
    );
  });
});

describe('an empty body', () => {
  it.each([
    ['POST', '/api/v1/lists/list_a/refresh', 202, undefined],
    ['DELETE', '/api/v1/tokens/tok_none', 404, 'token_not_found'],
  ])('of type JSON is no body where none is taken: %s %s', async (method, path, status, code) => {
    const admin = await service.token({ scopes: ['lists:read', 'lists:write', 'tokens:write'] });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin}` };
    const answer = await service.fetch(path, { method, headers });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('a query', () => {
  it.each([
    ['GET', '/api/v1/lists?lmit=5', '/lmit', 'None is known here.'],
    ['POST', `${PATH}?threshold=90`, '/threshold', 'None is known here.'],
    ['GET', '/api/v1/lists/list_a/versions?lmit=5', '/lmit', 'Did you mean "limit"?'],
    ['GET', '/api/v1/tokens?page=2', '/page', 'Known are cursor, limit.'],
    ['GET', '/api/v1/scoring?verbose', '/verbose', 'None is known here.'],
    ['GET', '/livez?strict', '/strict', 'None is known here.'],
  ])('with a parameter that does not exist is refused: %s %s', async (method, path, pointer, hint) => {
    const all = await service.token({ scopes: ['search:write', 'lists:read', 'tokens:write'] });
    const body = method === 'POST' ? JSON.stringify({ searchText: 'a b' }) : null;
    const headers = { authorization: `Bearer ${all}`, 'content-type': 'application/json' };
    const { status, body: problem } = await service.fetch(path, { method, body, headers });
    const detail = `There is no query parameter "${pointer.slice(1)}". ${hint}`;
    expect([status, problem['code'], problem['errors']]).toEqual([
      422,
      'unknown_member',
      [{ pointer, code: 'unknown_member', detail }],
    ]);
  });

  it.each(['1e2', '0x10', '', '%205', '-1', '501', '5&limit=5'])('has no number that is written %s', async (limit) => {
    const answer = await service.get(`/api/v1/lists/list_a/versions?limit=${limit}`, token);
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
    const answer = await service.fetch(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  // fetch sends none of them.
  it.each(['TRACE', 'QUERY', 'PROPFIND', 'LINK', 'M-SEARCH'])(
    '%s is a method that no address takes',
    async (method) => {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      request(`${service.url}${PATH}`, { method }, resolve).on('error', reject).end();
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
    const answer = await service.fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.body['code']]).toEqual([404, 'not_found']);
  });

  it('says which methods are allowed', async () => {
    const answer = await service.fetch(PATH, { method: 'PUT' });
    expect([answer.status, answer.body['code'], answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ]);
  });

  it('knows nothing of other addresses, and does not repeat a query string', async () => {
    const answer = await service.fetch('/api/v1/nothing?name=Canary');
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
    const answer = await service.fetch('/api/v1/search/%E0%A4%A');
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
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.end(text);
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  });

  it('answers bytes that are no HTTP with a problem', async () => {
    const { port } = new URL(service.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('Canary\r\n\r\n');
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad_request"');
    expect(answer).not.toContain('Canary');
  });

  it('says search_not_found for an id that was never given', async () => {
    for (const id of ['srch_0', 'srch_0000000000000000000000', "'; drop table screening"]) {
      const answer = await service.get(`/api/v1/searches/${encodeURIComponent(id)}`, token);
      expect([answer.status, answer.body['code']]).toEqual([404, 'search_not_found']);
    }
  });
});

describe('the other reads', () => {
  it('shows a party by the id of any of its listings', async () => {
    const answers = await Promise.all(
      ['list_a:1', 'list_b:9'].map((id) => service.get(`/api/v1/entities/${id}`, token)),
    );
    expect(answers.map(({ body }) => body['entityId'])).toEqual(['list_a:1', 'list_a:1']);
    ENDPOINTS.getEntity.responses[200].schema.parse(answers[0]?.body);
    expect((await service.get('/api/v1/entities/list_a:77', token)).body['code']).toBe('entity_not_found');
  });

  it('compares two parties', async () => {
    const body = { query: { searchText: 'Orlan Vestrakov' }, entity: { names: ['Orlan Vestrakoff'] } };
    const answer = await service.post('/api/v1/compare', body, token);
    ENDPOINTS.compareParties.responses[200].schema.parse(answer.body);
  });

  it('lists what is loaded', async () => {
    const answer = ENDPOINTS.listLists.responses[200].schema.parse((await service.get('/api/v1/lists', token)).body);
    expect(answer).toMatchObject({ demo: false, complete: true });
    expect(answer.items.map(({ id, status, ageSeconds }) => [id, status, ageSeconds])).toEqual([
      ['list_a', 'fresh', 3_600],
      ['list_b', 'fresh', 3_600],
    ]);
  });

  it('is alive and ready', async () => {
    expect((await service.fetch('/livez')).body).toEqual({ status: 'ok' });
    expect((await service.fetch('/readyz')).body).toMatchObject({ status: 'ready', complete: true, problems: [] });
  });
});

describe('what a party is', () => {
  it.each([{ type: 'person' }, { entityType: 'person' }, { type: 'person', entityType: 'person' }])(
    'may be called type or entityType: %j',
    async (named) => {
      const { status, body } = await service.post(PATH, { searchText: 'orlan vestrakov', ...named }, token);
      expect([status, body['outcome']]).toEqual([200, 'potential_match']);
    },
  );

  it('is not two things at once', async () => {
    const named = { type: 'person', entityType: 'vessel' };
    const { status, body } = await service.post(PATH, { searchText: 'orlan vestrakov', ...named }, token);
    expect([status, body['code'], Object(body['errors'])[0]?.pointer]).toEqual([422, 'types_differ', '/type']);
  });
});
