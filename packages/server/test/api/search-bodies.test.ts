import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { problemSchema, searchResponseSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { SEARCH_PATH, useSearchService } from '../support/search-service.ts';

const desk = useSearchService();
const { search } = desk;

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
    expect(problem).toMatchObject({ status, instance: SEARCH_PATH, requestId: answer.headers.get('x-request-id') });
    if (pointer !== undefined) expect(problem.errors?.[0]?.pointer).toBe(pointer);
  });

  it('refuses bytes that are not UTF-8', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${desk.token}` };
    const body = Buffer.concat([Buffer.from('{"searchText":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect((await desk.service.fetch(SEARCH_PATH, { method: 'POST', headers, body })).body['code']).toBe(
      'malformed_json',
    );
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
      authorization: `Bearer ${desk.token}`,
      prefer: 'handling=lenient',
    };
    const asked = request(new URL(SEARCH_PATH, desk.service.url), { method: 'POST', headers });
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
    const admin = await desk.service.token({ scopes: ['lists:read', 'lists:write', 'tokens:write'] });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin}` };
    const answer = await desk.service.fetch(path, { method, headers });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});
