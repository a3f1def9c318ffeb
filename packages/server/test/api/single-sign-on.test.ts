import { ENDPOINTS } from '@namesake/contract';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { fillDisk } from '../support/full-disk.ts';
import { TestProvider } from '../support/identity-provider.ts';
import { invite, PASSWORD, TestBrowser } from '../support/people.ts';
import { begin, codeOf, comeBack, PUBLIC_URL, useSingleSignOn } from '../support/single-sign-on.ts';

const desk = useSingleSignOn();
const { startEmpty, start, startServices, shareService, knows, logIn, eventsOf } = desk;

describe('a log-in by single sign-on', () => {
  startServices();

  it('makes an account with the strongest role that the groups give, and a session', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['other', 'CN=Screening,OU=Groups', 'screening-leads'] });
    const browser = new TestBrowser(desk.service);
    expect(await logIn(browser, 's-1', '/lists?x=1')).toBe('/lists?x=1');
    const session = ENDPOINTS.getSession.responses[200].schema.parse((await browser.get('/session')).body);
    expect(session).toMatchObject({ user: { username: 'dora' }, role: 'manager', logsInBy: 'single_sign_on' });
    expect((await eventsOf('user.created')).at(-1)).toMatchObject({
      actor: `user:${session.user.id}`,
      detail: { role: 'manager', method: 'single_sign_on' },
    });
    expect((await eventsOf('session.started')).map(({ detail }) => detail['method'])).toEqual([
      'password',
      'single_sign_on',
    ]);
    const { items } = ENDPOINTS.listUsers.responses[200].schema.parse((await desk.admin.get('/users')).body);
    expect(items.map(({ name, logsInBy }) => [name, logsInBy])).toEqual([
      ['Ada', 'password'],
      ['dora', 'single_sign_on'],
    ]);
  });

  it('finds the account again by issuer and subject, whatever the provider calls its user', async () => {
    knows('s-1', { preferred_username: 'dora', groups: 'screening-leads' });
    await logIn(new TestBrowser(desk.service), 's-1');
    knows('s-1', { preferred_username: 'Dora Quelmar', groups: ['screening-leads'] });
    knows('s-2', { preferred_username: 'dora', groups: ['screening-leads'] });
    await logIn(new TestBrowser(desk.service), 's-1');
    await logIn(new TestBrowser(desk.service), 's-2');
    expect((await desk.service.app.storage.users.list()).map(({ name }) => name)).toEqual(['Ada', 'dora', 'dora (2)']);
  });

  it('never takes over an account with a password, nor a name that was offered', async () => {
    await invite(desk.admin, 'ben', 'analyst');
    knows('s-1', { preferred_username: 'ADA', groups: ['platform'] });
    knows('s-2', { email: 'Ben', groups: ['platform'] });
    const browser = new TestBrowser(desk.service);
    await logIn(browser, 's-1');
    expect((await browser.get('/session')).body).toMatchObject({ user: { username: 'ADA (2)' } });
    await logIn(new TestBrowser(desk.service), 's-2');
    expect((await desk.service.app.storage.users.list()).map(({ name }) => name)).toEqual([
      'Ada',
      'ADA (2)',
      'Ben (2)',
    ]);
    expect((await new TestBrowser(desk.service).logIn('Ada', PASSWORD)).status).toBe(200);
  });

  it('ends the session that the browser had', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const before = desk.admin.cookie;
    const address = await begin(desk.admin);
    const back = await desk.provider.logIn(address, 's-1');
    // Browsers keep a strict cookie back when another site leads here.
    await comeBack(desk.admin.without('namesake'), back);
    expect((await desk.service.fetch('/api/v1/session', { headers: { cookie: before } })).status).toBe(401);
  });
});

describe('the beginning of a log-in', () => {
  shareService();

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', ''])(
    'leads back into this installation only: %j',
    async (next) => {
      expect(codeOf(await new TestBrowser(desk.service).send('POST', '/session/oidc', { next }))).toEqual([
        422,
        'invalid_format',
      ]);
    },
  );

  it('is refused to a page of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(codeOf(await new TestBrowser(desk.service).send('POST', '/session/oidc', {}, headers))).toEqual([
      403,
      'csrf_failed',
    ]);
  });
});

describe('another provider', () => {
  afterEach(() => desk.service.close());

  it('tells names and groups by the user info where the id token has none', async () => {
    const other = await TestProvider.start({ publicUrl: PUBLIC_URL, inIdToken: false });
    await start({ environment: { ...other.environment('team=auditor'), PUBLIC_URL } });
    other.people.set('s-1', { preferred_username: 'dora', groups: ['team'] });
    const browser = new TestBrowser(desk.service);
    await comeBack(browser, await other.logIn(await begin(browser), 's-1'));
    expect((await browser.get('/session')).body).toMatchObject({ user: { username: 'dora' }, role: 'auditor' });
    await other.stop();
  });
});

describe('without the provider', () => {
  afterEach(() => desk.service.close());

  it('the service starts, says that single sign-on cannot be reached, and passwords work', async () => {
    const down = await TestProvider.start({ publicUrl: PUBLIC_URL });
    const port = Number(new URL(down.issuer).port);
    await down.stop();
    await start({ environment: { ...down.environment('team=auditor'), PUBLIC_URL } });
    const browser = new TestBrowser(desk.service);
    expect(codeOf(await browser.send('POST', '/session/oidc', {}))).toEqual([503, 'single_sign_on_unreachable']);
    expect((await browser.get('/setup')).body['singleSignOn']).toMatchObject({ reachable: false });
    expect((await browser.logIn('Ada', PASSWORD)).status).toBe(200);
    const up = await TestProvider.start({ publicUrl: PUBLIC_URL, port });
    expect((await browser.send('POST', '/session/oidc', {})).status).toBe(200);
    expect((await browser.get('/setup')).body['singleSignOn']).toEqual({
      name: 'Test Login',
      reachable: true,
      logOut: true,
    });
    await up.stop();
  });

  it('a log-in that is under way fails and says so', async () => {
    const other = await TestProvider.start({ publicUrl: PUBLIC_URL });
    await start({ environment: { ...other.environment('team=auditor'), PUBLIC_URL } });
    const browser = new TestBrowser(desk.service);
    const back = await other.logIn(await begin(browser), 's-1');
    await other.stop();
    expect(await comeBack(browser, back)).toBe('/login?sso=unreachable');
  });
});

describe('where nothing can be recorded', () => {
  afterEach(() => desk.service.close());

  it('a log-in leads to the page that says so, and to no session', async () => {
    let full = false;
    onTestFinished(fillDisk(() => full));
    await start();
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(desk.service);
    const back = await desk.provider.logIn(await begin(browser), 's-1');
    full = true;
    expect(await comeBack(browser, back)).toBe('/login?sso=unavailable');
    expect((await browser.get('/session')).status).toBe(401);
  });
});

describe('single sign-on is not offered', () => {
  afterEach(() => desk.service.close());

  it('before there is an administrator, who has a password', async () => {
    await startEmpty();
    const browser = new TestBrowser(desk.service);
    expect((await browser.get('/setup')).body['singleSignOn']).toBeNull();
    expect(codeOf(await browser.send('POST', '/session/oidc', {}))).toEqual([404, 'single_sign_on_off']);
  });

  it('where it is not configured', async () => {
    await start({});
    const browser = new TestBrowser(desk.service);
    expect((await browser.get('/setup')).body['singleSignOn']).toBeNull();
    for (const path of ['/session/oidc/callback?code=x&state=y', '/session/oidc/logout'])
      expect(codeOf(await browser.get(path))).toEqual([404, 'single_sign_on_off']);
  });
});

describe('the log-out of the provider', () => {
  shareService();

  it('is where its own log-out is, and leads back to the log-in page', async () => {
    const answer = await new TestBrowser(desk.service).open('/api/v1/session/oidc/logout');
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.origin).toBe(desk.provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'namesake',
      post_logout_redirect_uri: `${PUBLIC_URL}/login`,
    });
  });
});
