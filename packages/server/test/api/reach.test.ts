import { ENDPOINTS, type Endpoint, type OwnedKind, SCOPE_NAMES, type Scope } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequest } from '../support/example-request.ts';
import { administratorOf, join, PASSWORD, type TestBrowser } from '../support/people.ts';
import { SoftAuthenticator } from '../support/soft-authenticator.ts';
import { startService, type TestService } from '../support/test-service.ts';

const SITE = 'screening.example.test';
const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
/** How ids begin. */
const ID = /\b(?:srch|bat|lkb|dec|gg|tok|ses|pky|usr|inv|hold)_\w+/;

/** Whether a route takes the id of something: in its address, or in the example of its body. */
function takesId(endpoint: Endpoint): boolean {
  const [, , body] = exampleRequest(endpoint);
  return endpoint.path.includes('{') || ID.test(JSON.stringify(body ?? null));
}

let service: TestService;
let owner: TestBrowser;
let other: TestBrowser;
beforeAll(async () => {
  service = await startService({ environment: { PUBLIC_URL: `http://${SITE}` } });
  const admin = await administratorOf(service);
  owner = await join(service, admin, 'The Owner', 'manager');
  other = await join(service, admin, 'Somebody Else', 'admin');
});
afterAll(() => service.close());

const idFrom = async (method: string, path: string, body: unknown, name = 'id'): Promise<string> => {
  const answer = await owner.send(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return String(answer.body[name]);
};
const screening = (externalRef?: string): Promise<string> =>
  idFrom('POST', '/search', { searchText: 'Orlan Vestrakov', ...(externalRef && { externalRef }) }, 'searchId');
async function decision(externalRef = `customer-${Math.random()}`): Promise<string> {
  const listings = { listings: ['list_a:1', 'list_b:9'], verdict: 'false_positive', reason: 'different_country' };
  const { body } = await owner.send('POST', `/searches/${await screening(externalRef)}/decisions`, listings);
  return Object(body)['items'][0].id;
}

/** Makes something that the owner has, and nobody else. */
const MAKE: Readonly<Record<OwnedKind, (asked: Endpoint) => Promise<string>>> = {
  screening: async () => {
    const id = await screening();
    await service.app.storage.ledger.checkpoint();
    return id;
  },
  batch: async ({ method }) => {
    const token = await service.token({ scopes: ['search:write', 'search:read'] });
    const headers = { 'content-type': 'text/csv' };
    const made = await service.post('/api/v1/batches?name=x', 'Name\nOrlan Vestrakov\n', token, headers);
    const id = String(made.body['id']);
    // The events of one that is not over do not end.
    if (method === 'GET') await service.post(`/api/v1/batches/${id}/cancel`, undefined, token);
    return id;
  },
  lookback: () => idFrom('POST', '/lookbacks', { entity: { names: ['Orlan Vestrakov'] } }),
  decision: () => decision(),
  goodGuy: async () => {
    const { body } = await owner.send('POST', '/good-guys', { decisions: [await decision()] });
    return Object(body)['items'][0].id;
  },
  token: () => idFrom('POST', '/tokens', { name: 'of the owner', scopes: ['search:read'] }),
  session: async () => Object((await owner.get('/sessions')).body)['items'][0].id,
  passkey: async () => {
    const { body } = await owner.send('POST', '/session/factors/passkeys/start', { password: PASSWORD });
    const passkey = new SoftAuthenticator(SITE).create(Object(body));
    return idFrom('POST', '/session/factors/passkeys', { name: 'Laptop', passkey });
  },
};

/** Asks for what the owner has: as a token that lacks one scope, or, where no scope helps, as somebody else. */
async function ask(endpoint: Endpoint, id: string, without: Scope | null, lacks: boolean) {
  const [method, path, body] = exampleRequest(endpoint);
  const segment = endpoint.path.slice('/api/v1'.length).split('/');
  const address = path
    .split('/')
    .map((part, at) => (segment[at]?.startsWith('{') ? id : part))
    .join('/');
  const asked = body === undefined ? undefined : JSON.parse(JSON.stringify(body).replace(ID, id));
  if (without === null) return other.send(method, address, asked);
  const token = await service.token({ scopes: SCOPE_NAMES.filter((scope) => !lacks || scope !== without) });
  return service.fetch(`/api/v1${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(asked === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(asked === undefined ? {} : { body: JSON.stringify(asked) }),
  });
}

describe('every route that takes an id', () => {
  it('says whose objects it reaches', () => {
    const silent = endpoints.filter((one) => one.auth.kind !== 'public' && takesId(one) && one.reach === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
    const idle = endpoints.filter((one) => one.reach !== undefined && !takesId(one));
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  const owned = endpoints.flatMap((endpoint) =>
    endpoint.reach === undefined || endpoint.reach === 'everybody'
      ? []
      : [[endpoint.id, endpoint.reach.own, endpoint, endpoint.reach] as const],
  );
  it.each(owned)('%s: a %s of somebody else does not exist', async (_, kind, endpoint, { others }) => {
    const id = await MAKE[kind](endpoint);
    const refused = await ask(endpoint, id, others, true);
    expect([refused.status, refused.body['code']]).toEqual([404, expect.stringMatching(/_not_found$/)]);
    if (others === null) return;
    const reached = await ask(endpoint, id, others, false);
    expect([404, 401, 500]).not.toContain(reached.status);
  });
});
