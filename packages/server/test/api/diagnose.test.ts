import { diagnoseResponseSchema, ENDPOINTS } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await service.token();
});
afterAll(() => service.close());

const PATH = ENDPOINTS.diagnoseSearch.path;
const ask = (body: unknown) => service.post(PATH, body, token);
const told = async (body: unknown) => diagnoseResponseSchema.strict().parse((await ask(body)).body);

describe('POST /api/v1/search/diagnose', () => {
  it('tells by the id of any listing of a party why it is found, with the version of its lists', async () => {
    const answer = await told({ searchText: 'orlan vestrakov', expectedEntityId: 'list_b:9' });
    expect(answer).toMatchObject({ found: true, stage: 'found', nameScore: 100, changes: [] });
    expect(answer.lists.map(({ id, version }) => [id, version])).toEqual([['list_b', '2026-01-01']]);
    expect(answer.steps[0]?.text).toContain('list_b 2026-01-01');
    expect(answer.names[0]?.tokens[0]?.querySpan).toEqual({ start: 0, end: 5 });
  });

  it('tells where a party falls out, and the threshold that would find it', async () => {
    const answer = await told({ searchText: 'Tobrian Vestrakov Nokturel', expectedName: 'Vestrakov Orlan' });
    expect(answer).toMatchObject({ found: false, stage: 'threshold', threshold: 75 });
    expect(answer.names[0]?.costs.length).toBeGreaterThan(0);
  });

  it('reads the request’s own threshold and filters', async () => {
    const body = { searchText: 'orlan vestrakov', expectedEntityId: 'list_b:9' };
    expect(await told({ ...body, effects: ['debarment'] })).toMatchObject({ stage: 'filtered' });
    expect(await told({ ...body, threshold: 100 })).toMatchObject({ stage: 'found', threshold: 100 });
  });

  it('refuses a birth date in the future, as a search does', async () => {
    const { status, body } = await ask({ searchText: 'a b', expectedEntityId: 'list_a:1', birthDate: '2031' });
    expect([status, body['code']]).toEqual([422, 'invalid_birth_date']);
  });

  it('says that a party is not loaded', async () => {
    const none = { stage: 'not_listed', found: false, entityId: null };
    expect(await told({ searchText: 'a b', expectedEntityId: 'list_a:77' })).toMatchObject(none);
    expect(await told({ searchText: 'a b', expectedName: 'Xyqqqwv' })).toMatchObject(none);
  });

  it.each([
    ['no party', { searchText: 'a b' }, 'member_required', '/expectedEntityId'],
    [
      'a party told twice',
      { searchText: 'a b', expectedEntityId: 'list_a:1', expectedName: 'c' },
      'member_required',
      '/expectedEntityId',
    ],
    ['an unknown member', { searchText: 'a b', expectedEntity: 'x' }, 'unknown_member', '/expectedEntity'],
    ['an empty text', { searchText: '', expectedEntityId: 'x' }, 'empty_search_text', '/searchText'],
    ['an unknown list', { searchText: 'a', expectedEntityId: 'x', lists: ['nope'] }, 'unknown_list', '/lists/0'],
  ])('refuses %s', async (_, body, code, pointer) => {
    const { status, body: problem } = await ask(body);
    expect(status).toBe(422);
    expect(problem['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ code, pointer })]));
  });

  it('takes the scope of a search', async () => {
    const other = await service.token({ scopes: ['lists:read'] });
    const answer = await service.post(PATH, { searchText: 'a b', expectedEntityId: 'x' }, other);
    expect([answer.status, answer.body['code']]).toEqual([403, 'scope_missing']);
  });

  it('records nothing and logs no name', async () => {
    await ask({ searchText: 'Canary Vestrakov', expectedName: 'Canary Orlan' });
    expect(service.log.join('')).not.toContain('Canary');
  });
});
