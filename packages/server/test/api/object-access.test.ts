import { ROLE_NAMES, ROLES, type Role, type Scope } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

type Caller = {
  readonly scopes: readonly Scope[];
  readonly send: (method: string, path: string, body?: unknown) => Promise<Answer>;
};
type Held = { readonly id: string };

let service: TestService;
let admin: TestBrowser;
/** A record and a token of somebody whom no test is about. */
let foreign: { readonly record: string; readonly token: string };
const browsers = new Map<Role, TestBrowser>();

beforeAll(async () => {
  service = await startService();
  admin = await administratorOf(service);
  for (const role of ROLE_NAMES) browsers.set(role, await join(service, admin, `One ${role}`, role));
  const other = await join(service, admin, 'Somebody Else', 'manager');
  const { body } = await other.send('POST', '/search', { searchText: 'Tolbrecht Quelmar' });
  const made = await other.send('POST', '/tokens', { name: 'of a colleague at work' });
  foreign = { record: String(body['searchId']), token: String(made.body['id']) };
  // Sealed, so that there is a receipt.
  await service.app.storage.ledger.checkpoint();
});
afterAll(() => service.close());

const callerOf = (role: Role): Caller => ({
  scopes: ROLES[role].scopes,
  send: async (method, path, body) => {
    const browser = browsers.get(role);
    if (browser === undefined) throw new Error(`nobody has the role ${role}`);
    return browser.send(method, path, body);
  },
});

const bearer = (secret: string, scopes: readonly Scope[]): Caller => ({
  scopes,
  send: (method, path, body) =>
    service.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
});

async function callerWith(...scopes: readonly Scope[]): Promise<Caller> {
  return bearer(await service.token({ scopes, name: scopes.join(' ') }), scopes);
}

const KINDS: readonly (readonly Scope[])[] = [
  ['search:write'],
  ['search:write', 'search:read'],
  ['search:write', 'search:read', 'records:read'],
  ['search:write', 'records:read'],
  ['tokens:write'],
  ['tokens:read'],
  ['tokens:read', 'tokens:write'],
  ['search:write', 'search:read', 'tokens:write'],
  ['search:write', 'search:read', 'decisions:write'],
  ['search:write', 'search:read', 'records:read', 'decisions:write'],
  ['search:write', 'decisions:write', 'decisions:approve'],
];

/** What a caller gets of a record: `own` tells whether it is theirs. */
function ofRecord({ scopes }: Caller, own: boolean): number {
  if (!scopes.includes('search:read')) return 403;
  return own || scopes.includes('records:read') ? 200 : 404;
}

async function expectRecords(caller: Caller): Promise<void> {
  const read = async (id: string) => [
    (await caller.send('GET', `/searches/${id}`)).status,
    (await caller.send('GET', `/searches/${id}/receipt`)).status,
  ];
  const others = ofRecord(caller, false);
  const seen = await read(foreign.record);
  // Of the sample there is no receipt; who may not read the record does not learn that.
  expect(seen).toEqual([others, others === 200 ? expect.any(Number) : others]);
  if (!caller.scopes.includes('search:write')) return;
  const { body } = await caller.send('POST', '/search', { searchText: 'Dalvor Tolbrecht' });
  expect((await caller.send('GET', `/searches/${body['searchId']}`)).status).toBe(ofRecord(caller, true));
}

/** Deciding takes the scope for it and the right to read the record; what one may not read does not exist. */
async function expectDecisions(caller: Caller): Promise<void> {
  const decide = async (id: string) => {
    const body = { listings: ['list_a:1'], verdict: 'undecided', reason: 'referred' };
    return (await caller.send('POST', `/searches/${id}/decisions`, body)).status;
  };
  const [decides, reads] = [caller.scopes.includes('decisions:write'), ofRecord(caller, false)];
  // The foreign record has no result: who may decide learns that.
  expect(await decide(foreign.record)).toBe(decides ? (reads === 200 ? 422 : reads) : 403);
  expect((await caller.send('GET', `/searches/${foreign.record}/decisions`)).status).toBe(reads);
  if (!caller.scopes.includes('search:write')) return;
  const { body } = await caller.send('POST', '/search', { searchText: 'Orlan Vestrakov' });
  const own = ofRecord(caller, true);
  expect(await decide(String(body['searchId']))).toBe(decides ? (own === 200 ? 201 : own) : 403);
}

async function expectTokens(caller: Caller, own: Held | undefined): Promise<void> {
  const { scopes } = caller;
  const [reads, writes] = [scopes.includes('tokens:read'), scopes.includes('tokens:write')];
  const list = await caller.send('GET', '/tokens?limit=500');
  expect(list.status).toBe(reads || writes ? 200 : 403);
  const listed = reads || writes ? Object(list.body)['items'].map(({ id }: Held) => id) : [];
  expect(listed.includes(foreign.token)).toBe(reads);
  if (own !== undefined) expect(listed).toContain(own.id);
  const made = await admin.send('POST', '/tokens', { name: 'to be revoked', scopes: ['search:write'] });
  const revoked = await caller.send('DELETE', `/tokens/${made.body['id']}`);
  expect(revoked.status).toBe(writes ? (reads ? 200 : 404) : 403);
  const rotated = await caller.send('POST', `/tokens/${foreign.token}/rotate`, { overlapHours: 1 });
  expect(rotated.status === 404).toBe(writes && !reads);
  if (own !== undefined) expect((await caller.send('DELETE', `/tokens/${own.id}`)).status).toBe(200);
}

describe.each(ROLE_NAMES)('somebody with the role %s', (role) => {
  it('reads own records, and those of others only with records:read', () => expectRecords(callerOf(role)));

  it('decides on own records, and on those of others only with records:read', () => expectDecisions(callerOf(role)));

  it('sees and revokes own tokens, and those of others only with tokens:read', async () => {
    const caller = callerOf(role);
    const made = caller.scopes.includes('tokens:write')
      ? await caller.send('POST', '/tokens', { name: 'own', scopes: ['search:write'] })
      : undefined;
    await expectTokens(caller, made === undefined ? undefined : { id: String(made.body['id']) });
  });
});

describe.each(KINDS.map((scopes) => [scopes.join(', '), scopes] as const))('a token with %s', (_, scopes) => {
  it('reads own records, and those of others only with records:read', async () =>
    expectRecords(await callerWith(...scopes)));

  it('decides on own records, and on those of others only with records:read', async () =>
    expectDecisions(await callerWith(...scopes)));

  it('sees and revokes what descends from it, and other tokens only with tokens:read', async () => {
    const caller = await callerWith(...scopes);
    const made = scopes.includes('tokens:write')
      ? await caller.send('POST', '/tokens', { name: 'own', scopes: ['tokens:write'] })
      : undefined;
    await expectTokens(caller, made === undefined ? undefined : { id: String(made.body['id']) });
  });
});

describe('a token that descends from another', () => {
  it('sees neither its parent nor its siblings, and can revoke neither', async () => {
    const scopes = ['tokens:write'] as const;
    const parent = await callerWith(...scopes);
    const children = await Promise.all(
      [1, 2].map(async () => (await parent.send('POST', '/tokens', { name: 'child', scopes })).body),
    );
    const [first, second] = children;
    const child = bearer(String(first?.['token']), scopes);
    const { body } = await child.send('GET', '/tokens');
    expect(Object(body)['items'].map(({ id }: Held) => id)).toEqual([first?.['id']]);
    expect((await child.send('DELETE', `/tokens/${second?.['id']}`)).status).toBe(404);
    const family: readonly Held[] = Object((await parent.send('GET', '/tokens')).body)['items'];
    const [root, ...others] = family.filter(({ id }) => id !== first?.['id'] && id !== second?.['id']);
    expect(others).toEqual([]);
    expect((await child.send('DELETE', `/tokens/${root?.id}`)).status).toBe(404);
    expect((await child.send('DELETE', `/tokens/${first?.['id']}`)).status).toBe(200);
  });
});

describe('a token', () => {
  it('names its owner to the owner and to whom may see users, and to nobody else', async () => {
    const nameFor = async (caller: Caller, id: string) =>
      Object((await caller.send('GET', '/tokens?limit=500')).body)['items'].find((token: Held) => token.id === id)
        ?.owner?.name;
    expect(await nameFor(callerOf('auditor'), foreign.token)).toBe('Somebody Else');
    expect(await nameFor(await callerWith('tokens:read'), foreign.token)).toBeNull();
    const own = await callerOf('integrator').send('POST', '/tokens', { name: 'own', scopes: ['search:write'] });
    expect(await nameFor(callerOf('integrator'), String(own.body['id']))).toBe('One integrator');
  });
});
