import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { groupsIn, roleOfGroups, userNameIn } from './claims.ts';
import { clientAuthentication } from './identity-provider.ts';
import { flowHash, LOGIN_FLOW_MS, openFlow, sealFlow } from './login-flow.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const FLOW = { state: 'a', nonce: 'b', verifier: 'c', next: '/lists', session: 'd' };
const keys = { login: createSecretKey(randomBytes(32)) };

describe('the cookie of a log-in under way', () => {
  it('opens where it was made, for ten minutes', async () => {
    const sealed = await sealFlow(FLOW, NOW_MS, keys);
    expect(sealed.length).toBeLessThan(4_000);
    expect(await openFlow(sealed, NOW_MS + LOGIN_FLOW_MS - 1_000, keys)).toEqual(FLOW);
    expect(await openFlow(sealed, NOW_MS + LOGIN_FLOW_MS, keys)).toBeUndefined();
    expect(await openFlow(sealed, NOW_MS, { login: createSecretKey(randomBytes(32)) })).toBeUndefined();
  });

  it('shows nothing of what is in it, and cannot be changed', async () => {
    const sealed = await sealFlow({ ...FLOW, verifier: 'a verifier of PKCE' }, NOW_MS, keys);
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('verifier');
    for (const place of [30, sealed.length - 3]) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      expect(await openFlow(sealed.slice(0, place) + other + sealed.slice(place + 1), NOW_MS, keys)).toBeUndefined();
    }
    expect(await openFlow('', NOW_MS, keys)).toBeUndefined();
  });

  it('is known by its state', () => {
    expect(flowHash(FLOW)).toEqual(flowHash({ ...FLOW, next: '/' }));
    expect(flowHash(FLOW)).not.toEqual(flowHash({ ...FLOW, state: 'x' }));
  });
});

describe('what a provider says of somebody', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [['a', 1, null], ['a']],
    [{ a: true }, []],
    [undefined, []],
  ])('gives groups: %j', (value, groups) => {
    expect(groupsIn({ 'https://example.com/groups': value }, 'https://example.com/groups')).toEqual(groups);
  });

  it.each([
    [{ preferred_username: 'dora', email: 'd@example.com', sub: '1' }, 'dora'],
    [{ preferred_username: ' ', email: 'd@example.com', sub: '1' }, 'd@example.com'],
    [{ name: 'Dora\n\u202eQuelmar', sub: '1' }, 'Dora Quelmar'],
    [{ sub: '1' }, '1'],
    [{}, 'unnamed'],
  ])('gives a name in one line: %j', (claims, name) => {
    expect(userNameIn(claims)).toBe(name);
  });

  it('gives a name that is not endless', () => {
    expect(userNameIn({ name: 'x'.repeat(10_000) })).toHaveLength(180);
  });
});

describe('groups', () => {
  const roles = [
    { group: 'a', role: 'analyst' },
    { group: 'b', role: 'admin' },
    { group: 'c', role: 'manager' },
  ] as const;

  it.each([
    [['a', 'c', 'b'], 'admin'],
    [['c', 'a'], 'manager'],
    [['A'], undefined],
    [[], undefined],
  ])('give the strongest role, and none that are not named: %j', (groups, role) => {
    expect(roleOfGroups(groups, roles)).toBe(role);
  });
});

describe('the secret of this service', () => {
  const sent = (methods: readonly string[] | undefined) => {
    const [body, headers] = [new URLSearchParams(), new Headers()];
    const server = {
      issuer: 'https://login.example',
      ...(methods && { token_endpoint_auth_methods_supported: [...methods] }),
    };
    clientAuthentication('a secret')(server, { client_id: 'namesake' }, body, headers);
    return headers.has('authorization') ? 'header' : body.has('client_secret') ? 'body' : 'nowhere';
  };

  it.each([
    [undefined, 'header'],
    [['client_secret_basic', 'client_secret_post'], 'header'],
    [['client_secret_post', 'private_key_jwt'], 'body'],
  ])('goes to the provider as it takes it: %j', (methods, where) => {
    expect(sent(methods)).toBe(where);
  });
});
