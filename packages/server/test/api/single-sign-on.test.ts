import { ENDPOINTS } from '@namesake/contract';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fillDisk } from '../support/full-disk.ts';
import { type Person, TestProvider } from '../support/identity-provider.ts';
import { administratorOf, invite, PASSWORD, TestBrowser } from '../support/people.ts';
import { type Answer, type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

const PUBLIC_URL = 'http://localhost:8080';
const ROLES = 'CN=Screening,OU=Groups=analyst; screening-leads=manager; platform=admin';

let provider: TestProvider;
let service: TestService;
let admin: TestBrowser;
beforeAll(async () => {
  provider = await TestProvider.start({ publicUrl: PUBLIC_URL });
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.forge = undefined;
  provider.people.clear();
});
const environmentOf = () => ({ ...provider.environment(ROLES), PUBLIC_URL });
async function start(options: ServiceOptions = { environment: environmentOf() }): Promise<void> {
  service = await startService(options);
  admin = await administratorOf(service);
}
/** A service for each test of a group. */
function startServices(): void {
  beforeEach(() => start());
  afterEach(() => service.close());
}
/** One service for all tests of a group. */
function shareService(): void {
  beforeAll(() => start());
  afterAll(() => service.close());
}

const codeOf = ({ status, body }: Answer) => [status, body['code']];
const begin = async (browser: TestBrowser, next?: string): Promise<string> => {
  const begun = await browser.send('POST', '/session/oidc', next === undefined ? {} : { next });
  return ENDPOINTS.startSingleSignOn.responses[200].schema.parse(begun.body).address;
};

/** Opens the address that the provider leads back to; gives where the browser goes next. */
const comeBack = async (browser: TestBrowser, back: URL): Promise<string | null> => {
  const answer = await browser.open(back.pathname + back.search);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
};

const knows = (login: string, person: Person): void => void provider.people.set(login, person);

/** Logs in from the log-in page to where it leads. */
async function logIn(browser: TestBrowser, login: string, next?: string): Promise<string | null> {
  return comeBack(browser, await provider.logIn(await begin(browser, next), login));
}

const events = async () => (await service.app.storage.audit.latest(100)).toReversed();
const eventsOf = async (action: string) => (await events()).filter((event) => event.action === action);
const userOf = async (name: string) => {
  const user = await service.app.storage.users.findByName(name);
  if (user === undefined) throw new Error(`nobody is called ${name}`);
  return user;
};

describe('a log-in by single sign-on', () => {
  startServices();

  it('makes an account with the strongest role that the groups give, and a session', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['other', 'CN=Screening,OU=Groups', 'screening-leads'] });
    const browser = new TestBrowser(service);
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
    const { items } = ENDPOINTS.listUsers.responses[200].schema.parse((await admin.get('/users')).body);
    expect(items.map(({ name, logsInBy }) => [name, logsInBy])).toEqual([
      ['Ada', 'password'],
      ['dora', 'single_sign_on'],
    ]);
  });

  it('finds the account again by issuer and subject, whatever the provider calls its user', async () => {
    knows('s-1', { preferred_username: 'dora', groups: 'screening-leads' });
    await logIn(new TestBrowser(service), 's-1');
    knows('s-1', { preferred_username: 'Dora Quelmar', groups: ['screening-leads'] });
    knows('s-2', { preferred_username: 'dora', groups: ['screening-leads'] });
    await logIn(new TestBrowser(service), 's-1');
    await logIn(new TestBrowser(service), 's-2');
    expect((await service.app.storage.users.list()).map(({ name }) => name)).toEqual(['Ada', 'dora', 'dora (2)']);
  });

  it('never takes over an account with a password, nor a name that was offered', async () => {
    await invite(admin, 'ben', 'analyst');
    knows('s-1', { preferred_username: 'ADA', groups: ['platform'] });
    knows('s-2', { email: 'Ben', groups: ['platform'] });
    const browser = new TestBrowser(service);
    await logIn(browser, 's-1');
    expect((await browser.get('/session')).body).toMatchObject({ user: { username: 'ADA (2)' } });
    await logIn(new TestBrowser(service), 's-2');
    expect((await service.app.storage.users.list()).map(({ name }) => name)).toEqual(['Ada', 'ADA (2)', 'Ben (2)']);
    expect((await new TestBrowser(service).logIn('Ada', PASSWORD)).status).toBe(200);
  });

  it('ends the session that the browser had', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const before = admin.cookie;
    const address = await begin(admin);
    const back = await provider.logIn(address, 's-1');
    // Browsers keep a strict cookie back when another site leads here.
    await comeBack(admin.without('namesake'), back);
    expect((await service.fetch('/api/v1/session', { headers: { cookie: before } })).status).toBe(401);
  });
});

describe('the beginning of a log-in', () => {
  shareService();

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', ''])(
    'leads back into this installation only: %j',
    async (next) => {
      expect(codeOf(await new TestBrowser(service).send('POST', '/session/oidc', { next }))).toEqual([
        422,
        'invalid_format',
      ]);
    },
  );

  it('is refused to a page of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(codeOf(await new TestBrowser(service).send('POST', '/session/oidc', {}, headers))).toEqual([
      403,
      'csrf_failed',
    ]);
  });
});

describe('what comes back from the provider', () => {
  shareService();
  beforeEach(() => knows('s-1', { preferred_username: 'dora', groups: ['platform'] }));

  it('is refused in a browser that began nothing', async () => {
    const back = await provider.logIn(await begin(new TestBrowser(service)), 's-1');
    const other = new TestBrowser(service);
    expect(await comeBack(other, back)).toBe('/login?sso=expired');
    expect((await other.get('/session')).status).toBe(401);
  });

  it('is refused with another state, which does not spoil the log-in under way', async () => {
    const browser = new TestBrowser(service);
    const back = await provider.logIn(await begin(browser, '/lists'), 's-1');
    const forged = new URL(back);
    forged.searchParams.set('state', 'another');
    expect(await comeBack(browser, forged)).toBe('/login?sso=expired&next=%2Flists');
    expect((await eventsOf('session.refused')).at(-1)).toMatchObject({ detail: { fault: 'other_state' } });
    expect(await comeBack(browser, back)).toBe('/lists');
  });

  it('counts once, also for who kept the cookie', async () => {
    const browser = new TestBrowser(service);
    const back = await provider.logIn(await begin(browser), 's-1');
    const kept = browser.copy();
    expect(await comeBack(browser, back)).toBe('/');
    expect(await comeBack(kept, back)).toBe('/login?sso=expired');
    expect((await eventsOf('session.refused')).at(-1)).toMatchObject({ detail: { fault: 'replayed' } });
    expect((await browser.get('/session')).status).toBe(200);
  });

  it('counts for ten minutes', async () => {
    const browser = new TestBrowser(service);
    const back = await provider.logIn(await begin(browser), 's-1');
    service.clock.nowMs += 10 * 60_000;
    expect(await comeBack(browser, back)).toBe('/login?sso=expired');
  });

  it('is refused with a code that the provider did not give', async () => {
    const browser = new TestBrowser(service);
    const back = await provider.logIn(await begin(browser), 's-1');
    back.searchParams.set('code', 'guessed');
    expect(await comeBack(browser, back)).toBe('/login?sso=failed');
  });

  it('may be that somebody changed their mind', async () => {
    const browser = new TestBrowser(service);
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    const back = new URL(ENDPOINTS.finishSingleSignOn.path, PUBLIC_URL);
    back.search = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString();
    expect(await comeBack(browser, back)).toBe('/login?sso=denied');
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another' }],
    ['issuer', { iss: 'https://another.example' }],
    ['end', { exp: 1_600_000_000 }],
  ])('is refused with another %s in the id token', async (_, change) => {
    provider.forge = (claims) => ({ ...claims, ...change });
    const users = await service.app.storage.users.list();
    const browser = new TestBrowser(service);
    expect(await logIn(browser, 's-1')).toBe('/login?sso=failed');
    expect((await browser.get('/session')).status).toBe(401);
    expect(await service.app.storage.users.list()).toEqual(users);
  });

  it.each([
    ['without a subject', { sub: '' }],
    ['in an answer of more than a megabyte', { filler: 'x'.repeat(1_000_000) }],
  ])('is refused %s', async (_, change) => {
    provider.forge = (claims) => ({ ...claims, ...change });
    expect(await logIn(new TestBrowser(service), 's-1')).toBe('/login?sso=failed');
  });

  it('is refused with the signature of somebody else, or with none', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    provider.forge = (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
    expect(await logIn(new TestBrowser(service), 's-1')).toBe('/login?sso=failed');
    provider.forge = async (claims) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    };
    expect(await logIn(new TestBrowser(service), 's-1')).toBe('/login?sso=failed');
  });

  it('is in no log and no audit event', async () => {
    const browser = new TestBrowser(service);
    const back = await provider.logIn(await begin(browser), 's-1');
    let token = '';
    provider.forge = async (claims) => {
      token = await provider.sign(claims);
      return token;
    };
    expect(await comeBack(browser, back)).toBe('/');
    const written = service.log.join('') + JSON.stringify(await events());
    expect(token).not.toBe('');
    for (const secret of [token, back.searchParams.get('code'), back.searchParams.get('state'), 's-1', 'dora'])
      expect(written).not.toContain(secret);
  });
});

describe('somebody whom the provider identifies', () => {
  startServices();

  it('has no access without a group that gives a role, and loses the sessions they have', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(service);
    await logIn(browser, 's-1');
    knows('s-1', { preferred_username: 'dora', groups: [] });
    knows('s-2', { preferred_username: 'eve', groups: ['visitors'] });
    expect(await logIn(new TestBrowser(service), 's-1', '/lists')).toBe('/login?sso=no_role&next=%2Flists');
    expect((await browser.get('/session')).status).toBe(401);
    expect(await logIn(new TestBrowser(service), 's-2')).toBe('/login?sso=no_role');
    expect((await service.app.storage.users.list()).map(({ name }) => name)).toEqual(['Ada', 'dora']);
    const refused = await eventsOf('session.refused');
    expect(refused.map(({ target, detail }) => [target, detail['reason']])).toEqual([
      [(await userOf('dora')).id, 'no_role'],
      ['', 'no_role'],
    ]);
    expect(JSON.stringify(refused)).not.toMatch(/eve|visitors|s-2/);
  });

  it('gets at each log-in the role that their groups give then', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['CN=Screening,OU=Groups'] });
    const browser = new TestBrowser(service);
    await logIn(browser, 's-1');
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    await logIn(new TestBrowser(service), 's-1');
    expect((await browser.get('/session')).body).toMatchObject({ role: 'admin' });
    expect(await eventsOf('user.role_changed')).toMatchObject([
      { target: (await userOf('dora')).id, detail: { role: 'admin', was: { role: 'analyst' } } },
    ]);
  });

  it('stays out while the account here is disabled, with another role too', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['CN=Screening,OU=Groups'] });
    await logIn(new TestBrowser(service), 's-1');
    const { id } = await userOf('dora');
    await admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: true });
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    expect(await logIn(new TestBrowser(service), 's-1')).toBe('/login?sso=disabled');
    expect(await userOf('dora')).toMatchObject({ role: 'analyst', disabledAt: service.clock.nowMs });
  });

  it('stays an administrator as long as there is no other, and cannot log in with less', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(service);
    await logIn(browser, 's-1');
    await browser.get('/session');
    await browser.send('PUT', `/users/${(await userOf('Ada')).id}`, { role: 'manager', disabled: false });
    knows('s-1', { preferred_username: 'dora', groups: ['screening-leads'] });
    expect(await logIn(new TestBrowser(service), 's-1')).toBe('/login?sso=last_administrator');
    expect(await userOf('dora')).toMatchObject({ role: 'admin' });
    await browser.send('PUT', `/users/${(await userOf('Ada')).id}`, { role: 'admin', disabled: false });
    expect(await logIn(new TestBrowser(service), 's-1')).toBe('/');
    expect(await userOf('dora')).toMatchObject({ role: 'manager' });
  });

  it('has no password: none opens the account, and none can be set', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(service);
    await logIn(browser, 's-1');
    await browser.get('/session');
    expect(codeOf(await new TestBrowser(service).logIn('dora', PASSWORD))).toEqual([401, 'credentials_wrong']);
    const change = { currentPassword: 'x', newPassword: 'eight loud kettles' };
    expect(codeOf(await browser.send('PUT', '/session/password', change))).toEqual([403, 'password_wrong']);
  });

  it('gets one account from two log-ins at the same time', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browsers = [new TestBrowser(service), new TestBrowser(service)];
    const ways = await Promise.all(browsers.map((browser) => logIn(browser, 's-1')));
    expect(ways).toEqual(['/', '/']);
    expect(await service.app.storage.users.list()).toHaveLength(2);
  });
});

describe('another provider', () => {
  afterEach(() => service.close());

  it('tells names and groups by the user info where the id token has none', async () => {
    const other = await TestProvider.start({ publicUrl: PUBLIC_URL, inIdToken: false });
    await start({ environment: { ...other.environment('team=auditor'), PUBLIC_URL } });
    other.people.set('s-1', { preferred_username: 'dora', groups: ['team'] });
    const browser = new TestBrowser(service);
    await comeBack(browser, await other.logIn(await begin(browser), 's-1'));
    expect((await browser.get('/session')).body).toMatchObject({ user: { username: 'dora' }, role: 'auditor' });
    await other.stop();
  });
});

describe('without the provider', () => {
  afterEach(() => service.close());

  it('the service starts, says that single sign-on cannot be reached, and passwords work', async () => {
    const down = await TestProvider.start({ publicUrl: PUBLIC_URL });
    const port = Number(new URL(down.issuer).port);
    await down.stop();
    await start({ environment: { ...down.environment('team=auditor'), PUBLIC_URL } });
    const browser = new TestBrowser(service);
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
    const browser = new TestBrowser(service);
    const back = await other.logIn(await begin(browser), 's-1');
    await other.stop();
    expect(await comeBack(browser, back)).toBe('/login?sso=unreachable');
  });
});

describe('where nothing can be recorded', () => {
  afterEach(() => service.close());

  it('a log-in leads to the page that says so, and to no session', async () => {
    let full = false;
    onTestFinished(fillDisk(() => full));
    await start({ environment: environmentOf() });
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(service);
    const back = await provider.logIn(await begin(browser), 's-1');
    full = true;
    expect(await comeBack(browser, back)).toBe('/login?sso=unavailable');
    expect((await browser.get('/session')).status).toBe(401);
  });
});

describe('single sign-on is not offered', () => {
  afterEach(() => service.close());

  it('before there is an administrator, who has a password', async () => {
    service = await startService({ environment: environmentOf() });
    const browser = new TestBrowser(service);
    expect((await browser.get('/setup')).body['singleSignOn']).toBeNull();
    expect(codeOf(await browser.send('POST', '/session/oidc', {}))).toEqual([404, 'single_sign_on_off']);
  });

  it('where it is not configured', async () => {
    await start({});
    const browser = new TestBrowser(service);
    expect((await browser.get('/setup')).body['singleSignOn']).toBeNull();
    for (const path of ['/session/oidc/callback?code=x&state=y', '/session/oidc/logout'])
      expect(codeOf(await browser.get(path))).toEqual([404, 'single_sign_on_off']);
  });
});

describe('the log-out of the provider', () => {
  shareService();

  it('is where its own log-out is, and leads back to the log-in page', async () => {
    const answer = await new TestBrowser(service).open('/api/v1/session/oidc/logout');
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'namesake',
      post_logout_redirect_uri: `${PUBLIC_URL}/login`,
    });
  });
});
