import {
  DEFAULT_SCOPES,
  ENDPOINTS,
  policiesResponseSchema,
  policyInfoSchema,
  policyWithVersionsSchema,
  type Scope,
  searchResponseSchema,
} from '@namesake/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { policyHash } from '../../src/modules/policies/find-policy.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const MAKER: readonly Scope[] = ['search:read', 'policies:write'];
const ADMIN: readonly Scope[] = [...MAKER, 'search:override'];

let service: TestService;
/** A service for each test of a group. */
function startServices(): void {
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(() => service.close());
}
/** One service for all tests of a group, none of which makes a policy that another has to do with. */
function shareService(): void {
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
}

const send = async (method: string, path: string, scopes: readonly Scope[], body?: unknown): Promise<Answer> =>
  service.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await service.token({ scopes })}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const put = (name: string, members: object, scopes = ADMIN) =>
  send('PUT', `/policies/${name}`, scopes, { text: 'a test', ...members });
const saved = async (name: string, members: object) => policyInfoSchema.strict().parse((await put(name, members)).body);
const read = (path: string) => send('GET', path, ['search:read', 'records:read']);
const search = async (body: object, scopes: readonly Scope[] = DEFAULT_SCOPES) => {
  const answer = await send('POST', '/search', scopes, { searchText: 'Nobody Listed', ...body });
  return { ...answer, parsed: answer.status === 200 ? searchResponseSchema.strict().parse(answer.body) : undefined };
};
const audited = async () => (await service.app.storage.audit.latest(20)).map(({ action, target }) => [action, target]);

describe('making a policy', () => {
  startServices();

  it('keeps it whole, with a version, a hash, and what the default gives where nothing is said', async () => {
    const { status, body } = await put('strict', { threshold: 65, limit: 50, text: ' Risk assessment 12. ' });
    expect(status).toBe(201);
    const policy = policyInfoSchema.strict().parse(body);
    const value = { ...service.app.policy, name: 'strict', threshold: 65, limit: 50 };
    expect(policy).toMatchObject({ name: 'strict', version: 1, current: true, fixed: false, weakens: [], value });
    expect(policy).toMatchObject({ hash: policyHash(value), text: 'Risk assessment 12.' });
    expect(policy.savedAt).toBe('2026-03-01T12:00:00.000Z');
    expect(await audited()).toContainEqual(['policy.saved', 'strict']);
  });

  it('again with equal members changes nothing, in whatever order its sets are', async () => {
    await put('both', { lists: ['list_a', 'list_b'] });
    const again = await put('both', { lists: ['list_b', 'list_a', 'list_b'] });
    expect([again.status, again.body['version']]).toEqual([200, 1]);
  });

  it('replaces it by a next version, and earlier ones stay readable by hash', async () => {
    const first = await saved('strict', { threshold: 65 });
    const second = await saved('strict', { threshold: 60 });
    expect(second).toMatchObject({ version: 2, current: true });
    const now = policyWithVersionsSchema.strict().parse((await read('/policies/strict')).body);
    expect(now.value.threshold).toBe(60);
    expect(now.versions.map(({ version, hash }) => [version, hash])).toEqual([
      [2, second.hash],
      [1, first.hash],
    ]);
    const before = policyInfoSchema.parse((await read(`/policies/strict/versions/${first.hash}`)).body);
    expect(before).toEqual({ ...first, current: false });
  });
});

describe('a policy', () => {
  shareService();

  it.each([
    ['high below the threshold', { threshold: 90 }, 'out_of_range', '/highFrom'],
    ['a threshold below 50', { threshold: 40 }, 'out_of_range', '/threshold'],
    ['a list that is not here', { lists: ['list_a', 'nope'] }, 'unknown_list', '/lists/1'],
    ['no list', { lists: [] }, 'too_short', '/lists'],
    ['an effect that does not exist', { effects: ['prayer'] }, 'not_one_of', '/effects/0'],
    ['a mistyped member', { treshold: 60 }, 'unknown_member', '/treshold'],
    ['no reason', { text: ' ' }, 'too_short', '/text'],
  ])('is refused with %s', async (_, members, code, pointer) => {
    const { status, body } = await put('strict', members);
    expect(status).toBe(422);
    expect(body['errors']).toEqual([expect.objectContaining({ code, pointer })]);
    expect((await read('/policies/strict')).status).toBe(404);
  });

  it.each(['UPPER', '-x', 'a_b', 'x'.repeat(64)])('is refused by the name %s', async (name) => {
    expect((await put(name, {})).status).toBe(422);
  });

  it('takes its own scope', async () => {
    const { status, body } = await put('strict', { threshold: 60 }, DEFAULT_SCOPES);
    expect([status, body['code']]).toEqual([403, 'scope_missing']);
  });

  it.each([
    ['threshold', { threshold: 80 }],
    ['lists', { lists: ['list_a'] }],
    ['effects', { effects: ['asset_freeze'] }],
    ['programs', { programs: ['DEMO-1'] }],
    ['weakAliases', { weakAliases: 'never' }],
  ])('that is weaker in %s takes the scope to weaken, and says where', async (member, members) => {
    const name = `lax-in-${member.toLowerCase()}`;
    const { status, body } = await put(name, members, MAKER);
    expect([status, body['code']]).toEqual([403, 'scope_missing']);
    expect(body['detail']).toContain(member);
    expect((await saved(name, members)).weakens.map((weak) => weak.member)).toEqual([member]);
  });

  it('never touches the default', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const { status, body } = await send(method, '/policies/default', ADMIN, { text: 'a test' });
      expect([status, body['code']]).toEqual([409, 'policy_fixed']);
    }
  });
});

describe('reading policies', () => {
  startServices();

  it('shows the default first, by the hash that answers carry', async () => {
    await put('always', { weakAliases: 'always' });
    const { items } = policiesResponseSchema.strict().parse((await read('/policies')).body);
    expect(items.map(({ name, fixed }) => [name, fixed])).toEqual([
      ['default', true],
      ['always', false],
    ]);
    const { hash } = items[0] ?? {};
    expect((await search({})).parsed?.engine).toMatchObject({ policyHash: hash, basePolicyHash: hash });
    expect((await read(`/policies/default/versions/${hash}`)).body['current']).toBe(true);
  });

  it('knows nothing of other names and hashes', async () => {
    for (const path of ['/policies/nope', '/policies/default/versions/sha256:0'])
      expect((await read(path)).body['code']).toBe('policy_not_found');
  });
});

describe('deleting a policy', () => {
  startServices();

  it('refuses its name from then on, and leaves its versions readable', async () => {
    const { hash } = await saved('strict', { threshold: 60 });
    expect((await send('DELETE', '/policies/strict', ADMIN)).status).toBe(204);
    expect((await search({ policy: 'strict' })).status).toBe(422);
    expect((await read(`/policies/strict/versions/${hash}`)).body).toMatchObject({ version: 1, current: false });
    expect((await send('DELETE', '/policies/strict', ADMIN)).body['code']).toBe('policy_not_found');
    expect(await audited()).toContainEqual(['policy.deleted', 'strict']);
    expect(await saved('strict', { threshold: 60 })).toMatchObject({ version: 2, hash });
  });
});

describe('a search under a named policy', () => {
  startServices();

  it('is told by its name and hash, recorded, and a no_match where the policy is no weaker', async () => {
    const { hash } = await saved('strict', { threshold: 60 });
    const { parsed } = await search({ policy: 'strict' });
    expect(parsed).toMatchObject({ outcome: 'no_match', complete: true, restricted: false });
    expect(parsed?.engine).toMatchObject({ policy: 'strict', policyHash: hash, basePolicyHash: hash, threshold: 60 });
    expect((await read(`/searches/${parsed?.searchId}`)).body['engine']).toEqual(parsed?.engine);
  });

  it('with rules for effects that are no sanction is no weaker, and is one policy in whatever order they are', async () => {
    const rule = { threshold: 90, priority: 'review', needs: ['second_fact', 'full_name'] };
    const { hash, value, weakens } = await saved('partners', { rules: { pep: {}, debarment: rule } });
    expect([value.rules?.debarment?.threshold, value.rules?.pep, weakens]).toEqual([90, {}, []]);
    const turned = { debarment: { needs: ['full_name', 'second_fact'], priority: 'review', threshold: 90 }, pep: {} };
    expect((await saved('partners', { rules: turned })).hash).toBe(hash);
    expect((await search({ policy: 'partners' })).parsed).toMatchObject({ outcome: 'no_match', complete: true });
  });

  it('refuses rules for sanctions, thresholds out of range and needs that it does not know', async () => {
    for (const rules of [{ asset_freeze: {} }, { pep: { threshold: 40 } }, { debarment: { needs: ['luck'] } }])
      expect((await put('partners', { rules })).status, JSON.stringify(rules)).toBe(422);
  });

  it('tells the version that was named also where the request tightens it', async () => {
    const { hash, value } = await saved('strict', { threshold: 60 });
    const { parsed } = await search({ policy: 'strict', threshold: 55 });
    expect(parsed?.engine).toMatchObject({ policy: 'strict', basePolicyHash: hash });
    expect(parsed?.engine.policyHash).toBe(policyHash({ ...service.app.policy, ...value, threshold: 55 }));
  });

  it('uses a replaced policy at once', async () => {
    await saved('strict', { threshold: 60 });
    await search({ policy: 'strict' });
    const { hash } = await saved('strict', { threshold: 55 });
    expect((await search({ policy: 'strict' })).parsed?.engine.policyHash).toBe(hash);
  });

  it.each(['/search', '/search/diagnose', '/compare'])(
    'refuses an unknown name at %s, and tells the known',
    async (path) => {
      await saved('strict', { threshold: 60 });
      const bodies: Record<string, object> = {
        '/search': { searchText: 'orlan vestrakov' },
        '/search/diagnose': { searchText: 'orlan vestrakov', expectedEntityId: 'list_a:1' },
        '/compare': { query: { searchText: 'orlan vestrakov' }, entity: { names: ['Orlan Vestrakov'] } },
      };
      const known = await send('POST', path, DEFAULT_SCOPES, { ...bodies[path], policy: 'strict' });
      expect(known.body['engine']).toMatchObject({ policy: 'strict', threshold: 60 });
      const { status, body } = await send('POST', path, DEFAULT_SCOPES, { ...bodies[path], policy: 'Strict' });
      expect([status, body['code']]).toEqual([422, 'unknown_policy']);
      expect(body['errors']).toEqual([
        { pointer: '/policy', code: 'unknown_policy', detail: 'Policies here are default, strict.' },
      ]);
    },
  );

  it('that is weaker than the default needs no scope, says so, and clears nobody', async () => {
    await saved('lax', { threshold: 80, lists: ['list_a'] });
    const { parsed } = await search({ policy: 'lax' });
    expect(parsed).toMatchObject({ outcome: 'incomplete', complete: false, restricted: true });
    expect(parsed?.deviations).toEqual([
      { member: 'policy', text: 'policy lax: threshold 80 instead of 75' },
      { member: 'policy', text: 'policy lax: without the required list_b' },
    ]);
    expect(parsed?.lists.map(({ id }) => id)).toEqual(['list_a']);
  });

  it('that is weaker is a no_match again where the request takes back what weakens', async () => {
    await saved('lax', { threshold: 80 });
    const { parsed } = await search({ policy: 'lax', threshold: 75 });
    expect(parsed).toMatchObject({ outcome: 'no_match', complete: true, deviations: [] });
  });

  it('may not be weakened by the request without the scope, though the default would allow as much', async () => {
    await saved('strict', { threshold: 60 });
    const body = { policy: 'strict', threshold: 70 };
    expect((await search(body)).body['code']).toBe('scope_missing');
    const { parsed } = await search(body, ['search:write', 'search:override']);
    expect(parsed).toMatchObject({ outcome: 'incomplete', restricted: true });
    expect(parsed?.deviations).toEqual([{ member: 'threshold', text: 'threshold 70 instead of 60' }]);
  });
});

describe('the endpoints of policies', () => {
  shareService();

  it('say which methods there are', async () => {
    const { headers } = await service.fetch('/api/v1/policies/strict', { method: 'PATCH' });
    expect(headers.get('allow')).toBe('GET, PUT, DELETE, HEAD');
    expect(ENDPOINTS.savePolicy.auth).toEqual({ kind: 'scope', scope: 'policies:write' });
  });
});
