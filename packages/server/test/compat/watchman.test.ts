import { type WatchmanSearch, watchmanListInfoSchema, watchmanSearchSchema } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceToken } from '../../src/modules/access/tokens/replace-token.ts';
import type { FakeListsOptions } from '../support/fake-lists.ts';
import { issuedToken } from '../support/issued-token.ts';
import { administratorOf } from '../support/people.ts';
import type { Answer, TestService } from '../support/test-service.ts';
import { RECORDED } from './watchman-recorded.ts';
import { startWatchman } from './watchman-service.ts';

const SEARCH = '/compat/watchman/v2/search';

let service: TestService;
const open: TestService[] = [];
beforeAll(async () => {
  service = await started();
});
afterAll(() => Promise.all(open.map((one) => one.close())));

async function started(lists: Omit<FakeListsOptions, 'nowMs'> = {}, environment = {}): Promise<TestService> {
  const one = await startWatchman(lists, environment);
  open.push(one);
  return one;
}

type Query = Readonly<Record<string, string>>;
const address = (query: Query): string => `${SEARCH}?${new URLSearchParams(query)}`;

const search = async (query: Query, to = service): Promise<Answer> => to.get(address(query), await to.token());
const entitiesIn = ({ body }: Answer): WatchmanSearch['entities'] => watchmanSearchSchema.parse(body).entities;
const idsIn = (answer: Answer): readonly string[] =>
  entitiesIn(answer).map(({ sourceList, sourceID }) => `${sourceList}:${sourceID}`);

/** What Watchman's client makes an error of: without this text it reads an empty list. */
const errorIn = ({ body }: Answer): string => String(body['error'] ?? '');

async function recordOf(answer: Answer, to = service): Promise<Record<string, unknown>> {
  const token = await to.token({ scopes: ['search:read', 'records:read'] });
  return (await to.get(`/api/v1/searches/${answer.headers.get('namesake-search-id')}`, token)).body;
}

describe('a search that Watchman’s Go client sent', () => {
  it.each(RECORDED)('of a $type finds $found', async ({ sent, found }) => {
    const answer = await service.get(sent, await service.token());
    expect(answer.status).toBe(200);
    expect(
      entitiesIn(answer).map(
        ({ entityType, sourceList, sourceID, name }) => `${entityType} ${sourceList}:${sourceID} ${name}`,
      ),
    ).toEqual(found);
  });

  it('is recorded as any search, with its id as the purpose', async () => {
    const answer = await search({
      name: 'Orlan Vestrakov',
      type: 'person',
      altNames: 'O. Vestrakoff',
      requestID: 'onboarding-17',
    });
    expect(answer.headers.get('namesake-outcome')).toBe('potential_match');
    const record = await recordOf(answer);
    expect(record).toMatchObject({ searchText: 'Orlan Vestrakov', outcome: 'potential_match', complete: true });
    expect(record['purpose']).toBe('Watchman onboarding-17');
  });
});

describe('an entity', () => {
  const only = async (query: Query) => entitiesIn(await search(query))[0];

  it('of a person has what its own record says, once for each record', async () => {
    const [first, second] = entitiesIn(await search({ name: 'Orlan Vestrakov', birthDate: '1971-04-02' }));
    expect(first).toMatchObject({
      name: 'Orlan VESTRAKOV',
      person: {
        altNames: ['O. Vestrakoff'],
        gender: 'male',
        birthDate: '1971-04-02T00:00:00Z',
        placeOfBirth: 'Port Vantal',
        titles: ['Director'],
        governmentIDs: [{ name: 'Passport No.', type: 'passport', country: 'DE', identifier: 'K 8812 004' }],
      },
      contact: { emailAddresses: ['orlan@vantal.example'], phoneNumbers: null },
      addresses: [{ line1: 'Harbour Road 5', city: 'Port Vantal', country: 'DE' }],
      cryptoAddresses: [{ currency: 'XBT', address: 'vestrakovx123456wallet' }],
      affiliations: [{ entityName: 'Vantal Shipping Company', type: 'Owner of' }],
      sanctionsInfo: { programs: ['DEMO-1'], secondary: true, description: 'Asset freeze' },
      historicalInfo: [{ type: 'Former Name', value: 'Orlan Vestrak' }],
      sourceData: { id: 'list_a:1', priority: 'high', nameScore: 100, remarks: ['Subject to Secondary Sanctions.'] },
    });
    expect(second).toMatchObject({
      sourceList: 'list_b',
      sourceID: '9',
      person: { gender: 'unknown', altNames: null },
    });
    expect(second?.match).toBe(first?.match);
  });

  it('of a vessel has its numbers', async () => {
    expect((await only({ name: 'Pelagos Mirage', type: 'vessel' }))?.vessel).toMatchObject({
      imoNumber: '0010017',
      mmsi: '000100171',
      callSign: 'XX0A1',
      flag: 'GA',
      tonnage: 105_000,
      grossRegisteredTonnage: 56_000,
      owner: 'White Pelagos',
      built: null,
    });
  });

  it('of an aircraft has its serial number and model', async () => {
    const found = await only({ name: 'EX-QVX', type: 'aircraft' });
    expect(found?.aircraft).toMatchObject({
      serialNumber: 'AX-4411',
      model: 'Invented 5',
      built: '1998-06-01T00:00:00Z',
    });
  });

  it('of an organization is a business to who searched for one', async () => {
    const query = { name: 'Vantal Shipping Company' };
    expect((await only({ ...query, type: 'business' }))?.business?.created).toBe('2001-05-01T00:00:00Z');
    expect((await only({ ...query, type: 'organization' }))?.organization?.altNames).toEqual(['Vantal Lines']);
  });

  it.each(['yes', 'true', '1'])('says with debug=%s how its match came about', async (debug) => {
    const found = await only({ name: 'Orlan Vestrakov', debug });
    expect(Buffer.from(found?.debug ?? '', 'base64').toString()).toMatch(/^name: 100\n/);
    expect((await only({ name: 'Orlan Vestrakov' }))?.debug).toBeUndefined();
  });
});

describe('a party is found without its name', () => {
  it.each([
    ['imoNumber', { imoNumber: '0010017', type: 'vessel' }, 'list_a:5'],
    ['callSign', { callSign: 'XX0A1', type: 'vessel' }, 'list_a:5'],
    ['serialNumber', { serialNumber: 'AX-4411', type: 'aircraft' }, 'list_a:4'],
    ['gov_passport', { gov_passport: 'Germany:K8812004' }, 'list_a:1'],
    ['gov_passport, with a colon in the number', { gov_passport: 'K 8812:004' }, 'list_a:1'],
    ['cryptoAddress', { cryptoAddress: 'XBT:vestrakovx123456wallet' }, 'list_a:1'],
    ['altNames', { altNames: 'Vantal Shipping Company' }, 'list_a:2'],
  ])('by %s', async (_, query, id) => {
    expect(idsIn(await search(query as Query))).toContain(id);
  });
});

describe('minMatch and limit shape the page and nothing else', () => {
  it('limit counts entities, and 0 means 10', async () => {
    const query = { name: 'Orlan Vestrakov' };
    expect(idsIn(await search({ ...query, limit: '1' }))).toEqual(['list_a:1']);
    expect(idsIn(await search({ ...query, limit: '0' }))).toHaveLength(2);
    expect((await search({ ...query, limit: '1000' })).status).toBe(200);
  });

  it('minMatch releases nobody: the best stays where nothing reaches it, and the record has it all', async () => {
    const query = { name: 'Orlen Vestrakow', minMatch: '1' };
    const answer = await search(query);
    expect(idsIn(answer)).toEqual(['list_a:1', 'list_b:9']);
    expect(entitiesIn(answer)[0]?.match).toBeLessThan(1);
    expect(answer.headers.get('namesake-total')).toBe('1');
    expect(await recordOf(answer)).toMatchObject({
      outcome: 'potential_match',
      complete: true,
      total: 1,
      restricted: false,
    });
  });

  it('a fact that speaks against a party lowers its match and does not take it off the page', async () => {
    const answer = await search({ name: 'Orlan Vestrakov', birthDate: '1930-01-01', minMatch: '0.99' });
    expect(idsIn(answer)).toEqual(['list_a:1', 'list_b:9']);
    expect(entitiesIn(answer)[0]?.match).toBeLessThan(0.99);
  });
});

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
    const answer = await service.get(path, await service.token());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errorIn(answer)).toMatch(error);
    expect(JSON.stringify(answer.body)).not.toContain('Bbb');
  });

  it('an address that is longer than any server reads', async () => {
    const answer = await service.get(address({ name: 'Long '.repeat(5_000) }), await service.token());
    expect(answer.status).toBe(400);
    expect(errorIn(answer)).toMatch(/^bad_request: /);
  });

  it('a word for “not now” keeps its status, and its client asks again', async () => {
    const answer = await search({ name: 'Orlan Vestrakov' }, await started({ loaded: false }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(errorIn(answer)).toMatch(/^starting: /);
  });
});

describe('who may search', () => {
  const query = address({ name: 'Orlan Vestrakov' });
  const basic = (text: string) => ({ headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` } });

  it('a token with the scopes compat and search:write, also as the password of an address', async () => {
    expect((await service.get(query, await service.token({ scopes: ['compat'] }))).body).toMatchObject({
      code: 'scope_missing',
    });
    const token = await service.token({ scopes: ['compat', 'search:write'] });
    expect((await service.get(query, token)).status).toBe(200);
    expect((await service.fetch(query, basic(`anything:${token}`))).status).toBe(200);
  });

  it('nobody else', async () => {
    const token = await service.token({ scopes: ['search:write', 'search:read', 'lists:read'] });
    const refused = await service.get(query, token);
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
    expect(errorIn(refused)).toContain('compat');
    expect((await service.fetch(query)).body).toMatchObject({ code: 'token_missing' });
    expect((await service.fetch(query, basic('anything:nsk_live_wrong'))).body).toMatchObject({
      code: 'token_malformed',
    });
    const { cookie } = await administratorOf(service);
    expect((await service.fetch(query, { headers: { cookie } })).body).toMatchObject({ code: 'token_missing' });
  });

  it('no other endpoint takes a password for a token', async () => {
    const answer = await service.fetch('/api/v1/lists', basic(`anything:${await service.token()}`));
    expect(answer.body).toMatchObject({ code: 'scheme_unsupported' });
  });
});

describe('a choice of lists', () => {
  /** An administrator's token, and one that screens. */
  const callers = async (to: TestService) => ({
    admin: await to.token({ scopes: ['policies:write', 'search:override', 'tokens:write'] }),
    client: await issuedToken(to),
  });
  const nobody = { name: 'Nobody Unlisted Quenderby', source: 'list_a' };

  /** What the command in an error does. */
  async function carryOut(error: string, to: TestService, token: string): Promise<Answer> {
    const [, path, body] = /curl -X PUT \$NAMESAKE_URL(\/\S+) .* -d '([^']+)'/.exec(error) ?? [];
    return to.fetch(path ?? '', {
      method: 'PUT',
      body: body ?? '',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  }

  it('takes a policy that is allowed for the token: the error names it and the command', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    const refused = await to.get(address(nobody), client.secret);
    expect([refused.status, refused.body['code']]).toEqual([403, 'policy_not_allowed']);
    expect(errorIn(refused)).toContain(`"completeFor":["${client.id}"]`);
    expect((await carryOut(errorIn(refused), to, admin)).status).toBe(201);
    const answer = await to.get(address(nobody), client.secret);
    expect([answer.status, answer.body['entities']]).toEqual([200, []]);
    const other = await issuedToken(to);
    expect((await to.get(address(nobody), other.secret)).body).toMatchObject({ code: 'policy_not_allowed' });
  });

  it('is complete by that policy; the record says what was left out', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    const found = await to.get(address({ name: 'Orlan Vestrakov', source: 'list_a' }), client.secret);
    expect(idsIn(found)).toContain('list_a:1');
    const record = await recordOf(await to.get(address(nobody), client.secret), to);
    expect(record).toMatchObject({ outcome: 'incomplete', complete: false, completeByPolicy: true, restricted: true });
    expect(record['deviations']).toMatchObject([{ member: 'policy' }]);
    expect(record['lists']).toMatchObject([{ id: 'list_a' }]);
  });

  it('needs no list but those', async () => {
    const to = await started({ ages: { list_a: 1, list_b: 1_000 } });
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    expect((await to.get(address(nobody), client.secret)).body['entities']).toEqual([]);
    const all = await to.get(address({ name: nobody.name }), client.secret);
    expect(errorIn(all)).toMatch(/^lists_unavailable: /);
  });

  it('needs all of those', async () => {
    const to = await started({ ages: { list_a: 1_000, list_b: 1 } });
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    expect(errorIn(await to.get(address(nobody), client.secret))).toMatch(/^lists_unavailable: .*list_a/);
  });

  it('stays allowed for a token that takes over by rotation', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    const { storage, keys, now } = to.app;
    const by = { overlapMs: 0, actor: 'operator', requestId: '', nowMs: now(), check: () => {} };
    const { secret } = await replaceToken(storage.tokens, keys.tokenPepper, client.id, by);
    const answer = await to.get(address(nobody), secret);
    expect([answer.status, answer.body['entities']]).toEqual([200, []]);
  });

  it('that leaves out no required list takes none', async () => {
    expect(idsIn(await search({ name: 'Orlan Vestrakov', source: 'list_a,list_b' }))).toEqual(['list_a:1', 'list_b:9']);
  });

  it('that leaves out no required list searches the others as well: nothing here says that they were not', async () => {
    const to = await started({ required: ['list_a'] });
    const found = await to.get(address({ name: 'Orlan Vestrakov', source: 'list_a' }), await to.token());
    expect(idsIn(found)).toEqual(['list_a:1', 'list_b:9']);
  });

  it('is an error where several policies answer it, for one may find whom another does not', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    for (const [name, threshold] of [
      ['aaa', 80],
      ['zzz', 75],
    ] as const) {
      const body = JSON.stringify({ lists: ['list_a'], threshold, completeFor: [client.id], text: 'Enough.' });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin}` };
      const saved = await to.fetch(`/api/v1/policies/${name}`, { method: 'PUT', body, headers });
      expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    }
    expect(errorIn(await to.get(address(nobody), client.secret))).toMatch(/^policy_not_allowed: .*aaa, zzz/);
  });

  it('is not for a token to allow that may not weaken a search', async () => {
    const to = await started();
    const { client } = await callers(to);
    const token = await to.token({ scopes: ['policies:write'] });
    const body = JSON.stringify({
      effects: ['asset_freeze', 'sectoral', 'securities', 'correspondent', 'travel'],
      text: 'x',
    });
    const put = (name: string, members: string) =>
      to.fetch(`/api/v1/policies/${name}`, {
        method: 'PUT',
        body: members,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
    expect((await put('plain', body)).status).toBe(201);
    const refused = await put('widened', body.replace('{', `{"completeFor":["${client.id}"],`));
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
    expect(refused.body['detail']).toContain('completeFor');
  });

  it('is none in the words of Watchman’s own interface', async () => {
    expect(idsIn(await search({ name: 'Orlan Vestrakov', source: 'api-request' }))).toHaveLength(2);
  });

  it('of a list that is not here names those that are', async () => {
    const answer = await search({ name: 'Orlan Vestrakov', source: 'us_ofac' });
    expect(errorIn(answer)).toMatch(/^unknown_list: .*list_a, list_b/);
  });

  it('no policy names a token that there is not', async () => {
    const to = await started();
    const { admin } = await callers(to);
    const body = JSON.stringify({ lists: ['list_a'], completeFor: ['tok_nowhere'], text: 'A test.' });
    const answer = await to.fetch('/api/v1/policies/only-a', {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    });
    expect(answer.body).toMatchObject({ code: 'token_not_found', errors: [{ pointer: '/completeFor/0' }] });
  });
});

describe('what else Watchman answers', () => {
  it('the lists, by name, with counts and hashes', async () => {
    const { body } = await service.get('/compat/watchman/v2/listinfo', await service.token());
    expect(watchmanListInfoSchema.parse(body)).toMatchObject({
      lists: { list_a: 2, list_b: 2 },
      listHashes: { list_a: 'ab'.repeat(32) },
      startedAt: '2026-03-01T11:00:00.000Z',
      version: '0.0.0-test',
    });
  });

  it('probes, to everybody, whatever host they name', async () => {
    expect((await service.fetch('/compat/watchman/ping')).body).toEqual({ text: 'PONG' });
    expect((await service.fetch('/compat/watchman/live')).body).toEqual({ namesake: 'good' });
    expect((await service.fetch('/compat/watchman/ready')).body).toEqual({ namesake: 'good' });
    const hosted = await started({}, { PUBLIC_URL: 'https://screening.example.org' });
    expect((await hosted.fetch('/compat/watchman/ready')).status).toBe(200);
    const starting = await (await started({ loaded: false })).fetch('/compat/watchman/ready');
    expect([starting.status, starting.body]).toEqual([503, { namesake: 'starting' }]);
  });
});

it.each(['info', 'debug'])('the log of level %s has the search, and nothing of its query', async (level) => {
  const to = await started({}, { LOG_LEVEL: level });
  const token = await to.token();
  const canary = 'Canaryname';
  await to.get(address({ name: canary, type: 'person', requestID: canary, address: canary }), token);
  await to.get(address({ name: canary, [canary]: canary }), token);
  await to.get(`/compat/watchman/v2/${canary}?name=${canary}`, token);
  await to.get(`/v2/search?name=${canary}`, token);
  await to.get(address({ name: `${canary} `.repeat(3_000) }), token);
  const log = to.log.join('');
  expect(log).toContain(`"route":"${SEARCH}","status":200`);
  expect(log).not.toContain(canary);
});
