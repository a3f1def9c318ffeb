import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const TOKENS = '/api/v1/tokens';
const DAY_MS = 24 * 3_600_000;
const HASH = Buffer.alloc(32, 7);
const invitationOf = (name: string) => ({
  id: 'inv_1',
  hash: HASH,
  name,
  role: 'admin' as const,
  createdAt: 1,
  createdBy: 'user:usr_1',
  expiresAt: Number.MAX_SAFE_INTEGER,
});
const SCOPES = ['tokens:write', 'search:write', 'search:read'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

/** What a token makes: the answer, its secret and its id. */
async function make(by: string, request: object = {}) {
  const answer = await service.post(TOKENS, { name: 'made', scopes: SCOPES, ...request }, by);
  return { answer, secret: String(answer.body['token']), id: String(answer.body['id']) };
}
const codeOf = ({ status, body }: Answer) => [status, body['code']];
const search = (token: string) => service.post('/api/v1/search', { searchText: 'Somebody Else' }, token);
const remove = (id: string, by: string) =>
  service.fetch(`${TOKENS}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${by}` } });
const rotate = (id: string, by: string, body: object = {}) => service.post(`${TOKENS}/${id}/rotate`, body, by);

describe('what a token makes', () => {
  it('names it as its parent, and belongs to the same person', async () => {
    const owner = 'usr_1';
    const event = { at: 1, actor: 'operator', action: 'test.done', target: '', detail: {}, requestId: '' };
    await service.app.storage.users.createFirst(
      { id: owner, name: 'Ada', passwordHash: '', role: 'admin', createdAt: 1, disabledAt: null, lastLoginAt: null },
      event,
    );
    const child = await make(await service.token({ scopes: SCOPES, owner }));
    const [parent] = (await service.app.storage.tokens.list()).filter(({ name }) => name === 'test');
    expect(child.answer.body).toMatchObject({
      owner: { id: `user:${owner}` },
      parent: parent?.id,
      addresses: [],
      replaces: null,
    });
  });

  it('lives no longer: asked for more it is refused, not asked for it ends with its parent', async () => {
    const parent = await service.token({ scopes: SCOPES, lifetimeMs: 10 * DAY_MS });
    const { answer } = await make(parent, { expiresInDays: 11 });
    expect(codeOf(answer)).toEqual([403, 'token_exceeds_parent']);
    expect(answer.body['detail']).toContain('expires in 10 days');
    expect((await make(parent)).answer.body['expiresAt']).toBe('2026-03-11T12:00:00.000Z');
    expect((await make(parent, { expiresInDays: 10 })).answer.status).toBe(201);
  });

  it('works from no further addresses', async () => {
    const addresses = ['127.0.0.0/8', '2001:db8::/48'];
    const parent = await service.token({ scopes: SCOPES, addresses });
    for (const wider of [[], ['0.0.0.0/0'], ['127.0.0.1', '10.0.0.1'], ['126.0.0.0/7'], ['2001:db8::/47']])
      expect(codeOf((await make(parent, { addresses: wider })).answer)).toEqual([403, 'token_exceeds_parent']);
    expect((await make(parent)).answer.body['addresses']).toEqual(addresses);
    const narrower = ['127.0.0.1', '127.1.0.0/16', '2001:db8:0:1::/64'];
    expect((await make(parent, { addresses: narrower })).answer.body['addresses']).toEqual(narrower);
  });

  it('ends with its parent and its parent’s parent, at once', async () => {
    const root = await make(await service.token({ scopes: SCOPES }));
    const child = await make(root.secret);
    const answers = await Promise.all([root, child].map(({ secret }) => search(secret)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await remove(root.id, await service.token({ scopes: ['tokens:read', 'tokens:write'] }));
    expect(codeOf(await search(child.secret))).toEqual([401, 'token_revoked']);
    const listed = await service.get(TOKENS, await service.token({ scopes: ['tokens:read'] }));
    expect(listed.body['items']).toContainEqual(expect.objectContaining({ id: child.id, status: 'revoked' }));
  });

  it('expires with its parent', async () => {
    const parent = await service.token({ scopes: SCOPES, lifetimeMs: 40 * DAY_MS });
    const child = await make(parent);
    expect((await search(child.secret)).status).toBe(200);
    service.clock.nowMs += 40 * DAY_MS;
    expect(codeOf(await search(child.secret))).toEqual([401, 'token_expired']);
  });

  it('is at most the third of its line', async () => {
    const second = await make(await service.token({ scopes: SCOPES }));
    const third = await make(second.secret);
    expect(third.answer.status).toBe(201);
    const { answer } = await make(third.secret);
    expect(codeOf(answer)).toEqual([403, 'token_exceeds_parent']);
    expect(answer.body['detail']).toContain('third of its line');
  });
});

describe('a token whose owner', () => {
  it('has no account does not work', async () => {
    const token = await service.token({ owner: 'usr_gone' });
    expect(codeOf(await search(token))).toEqual([401, 'token_owner_inactive']);
  });

  it('lost a role can do only what the new role allows, and so can what it makes', async () => {
    const { users } = service.app.storage;
    const event = { at: 1, actor: 'operator', action: 'test.done', target: '', detail: {}, requestId: '' };
    const account = { passwordHash: '', createdAt: 1, disabledAt: null, lastLoginAt: null } as const;
    await users.createFirst({ id: 'usr_1', name: 'Ada', role: 'admin', ...account }, event);
    const scopes = ['tokens:write', 'users:write', 'users:read', 'search:write', 'search:read'] as const;
    const token = await service.token({ scopes, owner: 'usr_1' });
    const child = await make(token, { scopes: ['users:read', 'search:write'] });
    expect((await service.get('/api/v1/users', child.secret)).status).toBe(200);
    await service.app.storage.invitations.create(invitationOf('Ben'), event);
    await service.app.storage.invitations.accept(HASH, { id: 'usr_2', passwordHash: '' }, event);
    expect(await users.update('usr_1', { role: 'integrator', disabledAt: null }, event)).toBe(true);
    expect(codeOf(await service.get('/api/v1/users', child.secret))).toEqual([403, 'scope_missing']);
    expect(codeOf(await service.post('/api/v1/invitations', { name: 'Eve', role: 'admin' }, token))).toEqual([
      403,
      'scope_missing',
    ]);
    expect((await search(child.secret)).status).toBe(200);
  });
});

describe('a token with addresses', () => {
  it('works from them alone', async () => {
    const here = await service.token({ addresses: ['10.0.0.0/8', '127.0.0.1'] });
    expect((await search(here)).status).toBe(200);
    const elsewhere = await service.token({ addresses: ['10.0.0.0/8', '2001:db8::1'] });
    const answer = await search(elsewhere);
    expect(codeOf(answer)).toEqual([403, 'token_address_refused']);
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.0');
  });

  it.each([['10.0.0'], ['network.example'], ['10.0.0.0/33'], ['::ffff:10.0.0.1'], ['']])(
    'is not made with %j, which is none',
    async (address) => {
      const { answer } = await make(await service.token({ scopes: SCOPES }), { addresses: [address] });
      expect([answer.status, answer.body['code']]).toEqual([422, 'invalid_format']);
    },
  );
});

describe('rotating a token', () => {
  it('gives one like it, links both, and lets the old one work until the overlap ends', async () => {
    const parent = await service.token({ scopes: SCOPES, lifetimeMs: 300 * DAY_MS });
    const old = await make(parent, { addresses: ['127.0.0.1'], expiresInDays: 90 });
    service.clock.nowMs += DAY_MS;
    const { status, body } = await rotate(old.id, parent, { overlapHours: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'made',
      scopes: SCOPES,
      addresses: ['127.0.0.1'],
      parent: old.answer.body['parent'],
      replaces: old.id,
      expiresAt: '2026-05-31T12:00:00.000Z',
    });
    const { items } = Object((await service.get(`${TOKENS}?limit=500`, parent)).body);
    expect(items).toContainEqual(
      expect.objectContaining({ id: old.id, replacedBy: body['id'], expiresAt: '2026-03-02T14:00:00.000Z' }),
    );
    const both = async () =>
      (await Promise.all([search(old.secret), search(String(body['token']))])).map((answer) => answer.status);
    expect(await both()).toEqual([200, 200]);
    service.clock.nowMs += 2 * 3_600_000;
    expect(await both()).toEqual([401, 200]);
  });

  it('happens once, and not to one that does not work any more', async () => {
    const parent = await service.token({ scopes: SCOPES });
    const old = await make(parent);
    const statuses = (await Promise.all([rotate(old.id, parent), rotate(old.id, parent)])).map(codeOf);
    expect(statuses).toContainEqual([201, undefined]);
    expect(statuses).toContainEqual([409, 'token_already_rotated']);
    const revoked = await make(parent);
    await remove(revoked.id, parent);
    expect(codeOf(await rotate(revoked.id, parent))).toEqual([409, 'token_not_active']);
    expect(codeOf(await rotate('tok_none', parent))).toEqual([404, 'token_not_found']);
  });

  it('gives nobody a secret that may do more than they may', async () => {
    const strong = await make(await service.token({ scopes: [...SCOPES, 'policies:write'] }), {
      scopes: ['policies:write'],
    });
    const weak = await make(await service.token({ scopes: ['tokens:write'] }), { scopes: ['tokens:write'] });
    expect(codeOf(await rotate(strong.id, weak.secret))).toEqual([404, 'token_not_found']);
    const seeing = await service.token({ scopes: ['tokens:read', 'tokens:write'] });
    expect(codeOf(await rotate(strong.id, seeing))).toEqual([403, 'token_not_own']);
    // Nor itself: it would outlive its own revocation.
    expect(codeOf(await rotate(weak.id, weak.secret))).toEqual([403, 'token_not_own']);
  });

  it('is recorded with both ids and no secret', async () => {
    const parent = await service.token({ scopes: SCOPES });
    const old = await make(parent);
    const { body } = await rotate(old.id, parent);
    const [event] = await service.app.storage.audit.latest(1);
    expect(event).toMatchObject({ action: 'token.rotated', target: old.id, detail: { replacedBy: body['id'] } });
    expect(JSON.stringify(event)).not.toContain(String(body['token']).slice(9, 20));
  });
});

describe('a recorded screening', () => {
  const read = (id: unknown, token: string) => service.get(`/api/v1/searches/${String(id)}`, token);

  it('is read by the token that made it, and by others only with records:read', async () => {
    const [own, other] = [await service.token(), await service.token()];
    const id = (await search(own)).body['searchId'];
    expect((await read(id, own)).status).toBe(200);
    const refused = await read(id, other);
    expect(codeOf(refused)).toEqual([404, 'search_not_found']);
    const unknown = await read('scr_01j8z6m3q4c7v9x2k5n8p1r4', other);
    expect({ ...refused.body, instance: '', requestId: '' }).toEqual({ ...unknown.body, instance: '', requestId: '' });
    expect((await read(id, await service.token({ scopes: ['search:read', 'records:read'] }))).status).toBe(200);
    expect(codeOf(await read(id, await service.token({ scopes: ['records:read'] })))).toEqual([403, 'scope_missing']);
  });

  it('is read by the token that took over from the one that made it', async () => {
    const parent = await service.token({ scopes: SCOPES });
    const old = await make(parent);
    const id = (await search(old.secret)).body['searchId'];
    const rotated = await rotate(old.id, parent);
    expect((await read(id, String(rotated.body['token']))).status).toBe(200);
    expect((await read(id, parent)).status).toBe(404);
  });

  it('is not read without an audit event that says so', async () => {
    const own = await service.token();
    const id = (await search(own)).body['searchId'];
    await read(id, own);
    const [event] = await service.app.storage.audit.latest(1);
    expect(event).toMatchObject({ action: 'record.read', target: id, detail: {} });
    expect(event?.actor).toMatch(/^token:tok_/);
  });
});
