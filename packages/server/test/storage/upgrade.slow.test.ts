import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';
import { EARLIER_STORES, type EarlierStore, earlierStore } from './earlier-versions/earlier-store.ts';

/** Before the first ledger nothing proves who wrote a policy. */
const PROVED_SINCE = '0.3.0';
const isProved = ({ promises }: EarlierStore): boolean =>
  promises.engine.localeCompare(PROVED_SINCE, 'en', { numeric: true }) >= 0;

/** What `namesake verify` names as unproved, by the version of the engine. */
const UNPROVED: Readonly<Record<string, readonly string[]>> = {
  '0.1.0': [
    'policy_version',
    'policy_version',
    'policy_version',
    'required_list',
    'list_activation',
    'list_activation',
  ],
  '0.3.0': ['list_activation', 'list_activation'],
};

type Json = Record<string, unknown> & { readonly items: readonly Json[] };
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);
const listingsIn = ({ results }: Json): readonly unknown[] =>
  list(results).flatMap((result) => list(result['listings'] ?? [result]).map(({ id }) => id));

describe.each(EARLIER_STORES)('the records of an earlier version: %s', (name) => {
  let store: EarlierStore;
  let service: SpawnedService;
  let cookie: string;
  const logIn = (username: string, password: string) =>
    send('/api/v1/session', { origin: service.url }, { username, password });
  const send = (path: string, headers: Record<string, string>, body?: unknown, method = 'POST') =>
    fetch(service.url + path, {
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
    });
  const read = async (path: string): Promise<Json> => JSON.parse(await (await send(path, { cookie })).text());
  const search = async (request: object, token = store.promises.tokens.all): Promise<Json> =>
    JSON.parse(await (await send('/api/v1/search', { authorization: `Bearer ${token}` }, request)).text());

  beforeAll(async () => {
    store = await earlierStore(name);
    const args = ['--offline', '--lists', store.listsDir];
    service = await spawnService(store.dataDir, args, store.environment);
    const { Ada = '' } = store.promises.people;
    cookie = (await logIn('Ada', Ada)).headers.get('set-cookie')?.split(';')[0] ?? '';
  });
  afterAll(async () => {
    await service.end('SIGTERM');
    await store.remove();
  });

  it('let everybody log in with the password of then', async () => {
    for (const [username, password] of Object.entries(store.promises.people))
      expect((await logIn(username, password)).status).toBe(200);
  });

  it('let tokens search, and refuse one that was revoked', async () => {
    const { payments, revoked } = store.promises.tokens;
    expect((await search({ searchText: 'Velashko Toriskaya' }, payments))['outcome']).toBe('potential_match');
    expect((await search({ searchText: 'Velashko Toriskaya' }, revoked))['code']).toBe('token_revoked');
  });

  it('give every recorded answer with its outcome and its listings', async () => {
    for (const { id, outcome, listings } of store.promises.searches) {
      const answer = await read(`/api/v1/searches/${id}`);
      expect([id, answer['outcome'], listingsIn(answer)]).toEqual([id, outcome, listings]);
    }
    const { items } = await read('/api/v1/searches?limit=100');
    expect(items.map((item) => item['searchId'])).toEqual(
      expect.arrayContaining(store.promises.searches.map(({ id }) => id)),
    );
  });

  it('find the same parties again, with the policies of then', async () => {
    const { searches, policies, goodGuy, joined = [] } = store.promises;
    for (const { request, outcome, listings } of searches.slice(0, 5)) {
      const answer = await search(request);
      const isCleared = goodGuy !== undefined && request.externalRef === 'customer-4';
      const all = listings.some((id) => joined.includes(id)) ? joined : listings;
      expect([answer['outcome'], answer['complete']]).toEqual([isCleared ? 'no_match' : outcome, true]);
      expect(listingsIn(answer).toSorted()).toEqual(isCleared ? [] : all);
    }
    if (policies === undefined) return;
    const request = { searchText: 'Marundry Quinaskaya', policy: 'payments' };
    expect((await search(request))['code']).toBe(isProved(store) ? undefined : 'unknown_policy');
    const headers = { authorization: `Bearer ${store.promises.tokens.all}` };
    await send('/api/v1/policies/payments', headers, { threshold: 72, text: 'As before.' }, 'PUT');
    expect(await search(request)).toMatchObject({ outcome: 'potential_match', complete: true });
  });

  it('keep decisions and good guys in force, joined parties and batches', async () => {
    const { decisions = [], goodGuy, batch, joined } = store.promises;
    for (const { id, searchId } of decisions) {
      const { items } = await read(`/api/v1/searches/${searchId}/decisions`);
      expect(items).toContainEqual(expect.objectContaining({ id, state: 'in_force' }));
    }
    const guys = (await read('/api/v1/good-guys')).items;
    expect(guys.map((guy) => guy['id'])).toEqual(goodGuy === undefined ? [] : [goodGuy]);
    if (batch !== undefined) {
      expect(await read(`/api/v1/batches/${batch.id}`)).toMatchObject({ state: 'done', counts: batch.counts });
      expect((await read(`/api/v1/batches/${batch.id}/results`)).items).toHaveLength(3);
    }
    if (joined === undefined) return;
    const { listings } = await read(`/api/v1/entities/${joined[0]}`);
    expect(listings).toEqual(joined.map((id) => expect.objectContaining({ id })));
  });

  it('are proved; what nothing proves is named and does not count', async () => {
    expect(await read('/readyz')).toMatchObject({ status: 'ready', complete: true });
    await service.end('SIGTERM');
    const where = name.endsWith('-sqlite') ? ['--data', store.dataDir] : [];
    const { code, stdout } = await runCommand(['verify', ...where], '', store.environment);
    expect([code, stdout]).toEqual([0, expect.stringContaining('proved: ')]);
    const unproved = stdout.split('\n').filter((line) => line.startsWith('not confirmed: '));
    const expected = name === 'first-sqlite' ? [] : (UNPROVED[store.promises.engine] ?? []);
    expect(unproved.map((line) => line.split(' ')[2])).toEqual(expected);
    expect(stdout.includes('are from before the chain')).toBe(!isProved(store));
  });
});
