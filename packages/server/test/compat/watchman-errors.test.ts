import { describe, expect, it } from 'vitest';
import { address, errorIn, idsIn, type Query, SEARCH, useWatchman } from './watchman-searches.ts';

const desk = useWatchman();
const { started, search } = desk;

describe('an answer that proves nothing is an error, never an empty list', () => {
  const nobody = { name: 'Nobody Unlisted Quenderby' };
  const stale = { ages: { list_a: 1, list_b: 1_000 } };

  it.each([
    ['a list is too old', nobody, stale, /^lists_unavailable: .*list_b/],
    ['a list is missing', nobody, { ages: { list_a: 1 } }, /^lists_unavailable: .*list_b/],
    [
      'parties are found and a list is too old',
      { name: 'Orlan Vestrakov' },
      stale,
      /^answer_incomplete: Hold: .*list_b \(stale\).*Potential matches: 1/,
    ],
    [
      'nothing is found among invented parties',
      nobody,
      { origin: 'sample' as const },
      /^answer_incomplete: .*fictional/,
    ],
    ['a number is mistyped', { ...nobody, imoNumber: '9074728' }, {}, /^answer_incomplete: /],
    ['nothing is searched for', { type: 'person' }, {}, /^empty_search_text: Send name/],
    ['only a record is named', { sourceID: '1' }, {}, /^empty_search_text: .*entities/],
  ])('where %s', async (_, query, lists, error) => {
    const answer = await search(query as Query, await started(lists));
    expect(answer.status).toBe(400);
    expect(errorIn(answer)).toMatch(error);
    expect(answer.body['entities']).toBeUndefined();
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  it('but invented parties are shown, so that a client can be tried', async () => {
    expect(idsIn(await search({ name: 'Orlan Vestrakov' }, await started({ origin: 'sample' })))).toContain('list_a:1');
  });

  it('and says where the recorded screening is read', async () => {
    const to = await started({ origin: 'sample' });
    const [, id] = /(\/api\/v1\/searches\/srch_\w+)/.exec(errorIn(await search(nobody, to))) ?? [];
    const record = await to.get(id ?? '', await to.token({ scopes: ['search:read', 'records:read'] }));
    expect(record.body).toMatchObject({ outcome: 'demo', searchText: nobody.name });
  });
});

describe('any refusal is an error to Watchman’s client', () => {
  it.each([
    ['an unknown parameter', `${SEARCH}?name=A&nmae=B`, /^unknown_member: .*nmae/],
    ['a parameter twice', `${SEARCH}?name=Aaa&name=Bbb`, /name: /],
    ['a type that there is not', `${SEARCH}?name=Aaa&type=boat`, /type: /],
    ['a day that there is not', `${SEARCH}?name=Aaa&birthDate=1971-02-31`, /birthDate: /],
    ['a share above 1', `${SEARCH}?name=Aaa&minMatch=75`, /minMatch: /],
    ['another format', `${SEARCH}?name=Aaa&format=senzing`, /format: /],
    ['half a character', `${SEARCH}?name=A%00a`, /^invalid_character: /],
    ['an address that there is not', '/compat/watchman/search?q=Aaa', /^not_found: /],
    ['an address without our base', '/v2/search?name=Aaa', /^not_found: /],
    ['a file for import', '/compat/watchman/v2/ingest/persons', /^not_found: /],
    ['a name in letters that nobody knows', `${SEARCH}?name=M%FCller`, /^bad_request: .*UTF-8/],
  ])('%s', async (_, path, error) => {
    const answer = await desk.service.get(path, await desk.service.token());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errorIn(answer)).toMatch(error);
    expect(JSON.stringify(answer.body)).not.toContain('Bbb');
  });

  it('an address that is longer than any server reads', async () => {
    const answer = await desk.service.get(address({ name: 'Long '.repeat(5_000) }), await desk.service.token());
    expect(answer.status).toBe(400);
    expect(errorIn(answer)).toMatch(/^bad_request: /);
  });

  it('a word for “not now” keeps its status, and its client asks again', async () => {
    const answer = await search({ name: 'Orlan Vestrakov' }, await started({ loaded: false }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(errorIn(answer)).toMatch(/^starting: /);
  });
});
