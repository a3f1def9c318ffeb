import { ENDPOINTS } from '@namesake/contract';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../support/people.ts';
import { begin, comeBack, PUBLIC_URL, useSingleSignOn } from '../support/single-sign-on.ts';

const desk = useSingleSignOn();
const { shareService, knows, logIn, events, eventsOf } = desk;

describe('what comes back from the provider', () => {
  shareService();
  beforeEach(() => knows('s-1', { preferred_username: 'dora', groups: ['platform'] }));

  it('is refused in a browser that began nothing', async () => {
    const back = await desk.provider.logIn(await begin(new TestBrowser(desk.service)), 's-1');
    const other = new TestBrowser(desk.service);
    expect(await comeBack(other, back)).toBe('/login?sso=expired');
    expect((await other.get('/session')).status).toBe(401);
  });

  it('is refused with another state, which does not spoil the log-in under way', async () => {
    const browser = new TestBrowser(desk.service);
    const back = await desk.provider.logIn(await begin(browser, '/lists'), 's-1');
    const forged = new URL(back);
    forged.searchParams.set('state', 'another');
    expect(await comeBack(browser, forged)).toBe('/login?sso=expired&next=%2Flists');
    expect((await eventsOf('session.refused')).at(-1)).toMatchObject({ detail: { fault: 'other_state' } });
    expect(await comeBack(browser, back)).toBe('/lists');
  });

  it('counts once, also for who kept the cookie', async () => {
    const browser = new TestBrowser(desk.service);
    const back = await desk.provider.logIn(await begin(browser), 's-1');
    const kept = browser.copy();
    expect(await comeBack(browser, back)).toBe('/');
    expect(await comeBack(kept, back)).toBe('/login?sso=expired');
    expect((await eventsOf('session.refused')).at(-1)).toMatchObject({ detail: { fault: 'replayed' } });
    expect((await browser.get('/session')).status).toBe(200);
  });

  it('counts for ten minutes', async () => {
    const browser = new TestBrowser(desk.service);
    const back = await desk.provider.logIn(await begin(browser), 's-1');
    desk.service.clock.nowMs += 10 * 60_000;
    expect(await comeBack(browser, back)).toBe('/login?sso=expired');
  });

  it('is refused with a code that the provider did not give', async () => {
    const browser = new TestBrowser(desk.service);
    const back = await desk.provider.logIn(await begin(browser), 's-1');
    back.searchParams.set('code', 'guessed');
    expect(await comeBack(browser, back)).toBe('/login?sso=failed');
  });

  it('may be that somebody changed their mind', async () => {
    const browser = new TestBrowser(desk.service);
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    const back = new URL(ENDPOINTS.finishSingleSignOn.path, PUBLIC_URL);
    back.search = new URLSearchParams({ error: 'access_denied', state, iss: desk.provider.issuer }).toString();
    expect(await comeBack(browser, back)).toBe('/login?sso=denied');
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another' }],
    ['issuer', { iss: 'https://another.example' }],
    ['end', { exp: 1_600_000_000 }],
  ])('is refused with another %s in the id token', async (_, change) => {
    desk.provider.forge = (claims) => ({ ...claims, ...change });
    const users = await desk.service.app.storage.users.list();
    const browser = new TestBrowser(desk.service);
    expect(await logIn(browser, 's-1')).toBe('/login?sso=failed');
    expect((await browser.get('/session')).status).toBe(401);
    expect(await desk.service.app.storage.users.list()).toEqual(users);
  });

  it.each([
    ['without a subject', { sub: '' }],
    ['in an answer of more than a megabyte', { filler: 'x'.repeat(1_000_000) }],
  ])('is refused %s', async (_, change) => {
    desk.provider.forge = (claims) => ({ ...claims, ...change });
    expect(await logIn(new TestBrowser(desk.service), 's-1')).toBe('/login?sso=failed');
  });

  it('is refused with the signature of somebody else, or with none', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    desk.provider.forge = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
    expect(await logIn(new TestBrowser(desk.service), 's-1')).toBe('/login?sso=failed');
    desk.provider.forge = async (claims) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    };
    expect(await logIn(new TestBrowser(desk.service), 's-1')).toBe('/login?sso=failed');
  });

  it('is in no log and no audit event', async () => {
    const browser = new TestBrowser(desk.service);
    const back = await desk.provider.logIn(await begin(browser), 's-1');
    let token = '';
    desk.provider.forge = async (claims) => {
      token = await desk.provider.sign(claims);
      return token;
    };
    expect(await comeBack(browser, back)).toBe('/');
    const written = desk.service.log.join('') + JSON.stringify(await events());
    expect(token).not.toBe('');
    for (const secret of [token, back.searchParams.get('code'), back.searchParams.get('state'), 's-1', 'dora'])
      expect(written).not.toContain(secret);
  });
});
