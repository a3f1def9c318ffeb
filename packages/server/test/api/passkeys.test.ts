import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join, PASSWORD, TestBrowser } from '../support/people.ts';
import { codeOf, enrolApp, takeStep } from '../support/second-factor.ts';
import { SoftAuthenticator } from '../support/soft-authenticator.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const SITE = 'screening.example.test';

let service: TestService;
let admin: TestBrowser;
beforeEach(async () => {
  service = await startService({ environment: { PUBLIC_URL: `http://${SITE}` } });
  admin = await administratorOf(service);
});
afterEach(() => service.close());

const problem = ({ status, body }: Answer) => [status, body['code']];
const told = async () => (await service.app.storage.audit.latest(100)).toReversed();
const optionsOf = ({ body }: Answer) => Object(body);

const startAdding = async (browser: TestBrowser) =>
  optionsOf(await browser.send('POST', '/session/factors/passkeys/start', { password: PASSWORD }));

/** Adds a passkey for who is logged in. */
async function add(browser: TestBrowser, name = 'Laptop'): Promise<SoftAuthenticator> {
  const key = new SoftAuthenticator(SITE);
  const passkey = key.create(await startAdding(browser));
  const added = await browser.send('POST', '/session/factors/passkeys', { name, passkey });
  expect(problem(added)).toEqual([201, undefined]);
  return key;
}

const optionsFor = async (browser: TestBrowser, secondStep: boolean) =>
  optionsOf(await browser.send('POST', '/session/passkey/start', { secondStep }));

const logIn = (browser: TestBrowser, passkey: object, secondStep = false) =>
  browser.send('POST', '/session/passkey', { secondStep, passkey });

describe('a passkey', () => {
  it('is added with the password, named, listed and counted as a factor', async () => {
    const wrong = await admin.send('POST', '/session/factors/passkeys/start', { password: 'wrong' });
    expect(problem(wrong)).toEqual([403, 'password_wrong']);
    const options = await startAdding(admin);
    expect(options).toMatchObject({ rp: { id: SITE }, user: { name: 'Ada' }, attestation: 'none' });
    const passkey = new SoftAuthenticator(SITE).create(options);
    const added = await admin.send('POST', '/session/factors/passkeys', { name: ' Laptop ', passkey });
    expect([added.status, Object(added.body['recoveryCodes']).length]).toEqual([201, 10]);
    const again = await admin.send('POST', '/session/factors/passkeys', { name: 'Same', passkey });
    expect(problem(again)).toEqual([403, 'passkey_refused']);
    service.clock.nowMs += 1_000;
    await add(admin, 'Phone');
    const { passkeys, recoveryCodesLeft } = Object((await admin.get('/session/factors')).body);
    expect(passkeys).toMatchObject([{ name: 'Laptop', site: SITE, lastUsedAt: null }, { name: 'Phone' }]);
    expect(recoveryCodesLeft).toBe(10);
    expect((await new TestBrowser(service).logIn('Ada', PASSWORD)).body['methods']).toEqual([
      'passkey',
      'recovery_code',
    ]);
  });

  it('is not added for a challenge of another session, a late one, or from another page', async () => {
    const other = new TestBrowser(service);
    await other.logIn('Ada', PASSWORD);
    const send = (passkey: object) => admin.send('POST', '/session/factors/passkeys', { name: 'x', passkey });
    const foreign = new SoftAuthenticator(SITE).create(await startAdding(other));
    expect(problem(await send(foreign))).toEqual([403, 'passkey_refused']);
    const phished = new SoftAuthenticator(SITE).create(await startAdding(admin), { origin: 'http://evil.test' });
    expect(problem(await send(phished))).toEqual([403, 'passkey_refused']);
    const late = new SoftAuthenticator(SITE).create(await startAdding(admin));
    service.clock.nowMs += 5 * 60_000;
    expect(problem(await send(late))).toEqual([403, 'passkey_refused']);
    expect(Object((await admin.get('/session/factors')).body).passkeys).toEqual([]);
  });

  it('logs in by itself if it verified its user', async () => {
    const key = await add(admin);
    const browser = new TestBrowser(service);
    const options = await optionsFor(browser, false);
    expect(options).toMatchObject({ rpId: SITE, allowCredentials: [], userVerification: 'required' });
    const careless = await logIn(browser, key.get(options, { verifiesUser: false }));
    expect(problem(careless)).toEqual([403, 'passkey_refused']);
    const started = await logIn(browser, key.get(options));
    expect([started.status, started.body]).toMatchObject([200, { user: { username: 'Ada' } }]);
    expect((await browser.get('/session')).status).toBe(200);
    expect((await told()).at(-1)).toMatchObject({ action: 'session.started', detail: { factor: 'passkey' } });
    const { passkeys } = Object((await browser.get('/session/factors')).body);
    expect(passkeys[0].lastUsedAt).toBe('2026-03-01T12:00:00.000Z');
  });

  it('answers a challenge once, also of two requests at once', async () => {
    const key = await add(admin);
    const options = await optionsFor(admin, false);
    const answers = [key.get(options), key.get(options)];
    const both = await Promise.all(answers.map((answer) => logIn(new TestBrowser(service), answer)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('is refused where its counter goes back, and that is told', async () => {
    const key = await add(admin);
    const browser = new TestBrowser(service);
    const use = async (counter: number) =>
      problem(await logIn(browser, key.get(await optionsFor(browser, false), { counter })));
    expect(await use(7)).toEqual([200, undefined]);
    for (const counter of [7, 3, 0]) expect(await use(counter)).toEqual([403, 'passkey_refused']);
    expect((await told()).at(-1)).toMatchObject({ action: 'session.refused', detail: { why: 'counter' } });
    expect(await use(8)).toEqual([200, undefined]);
  });

  it('that does not count is used again and again', async () => {
    const key = await add(admin);
    const browser = new TestBrowser(service);
    for (let n = 0; n < 2; n++) {
      const used = await logIn(browser, key.get(await optionsFor(browser, false), { counter: 0 }));
      expect(used.status).toBe(200);
    }
  });

  it('is refused if it is unknown, another’s, of another page, or of a disabled account', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    const [mine, bens] = [await add(admin), await add(ben)];
    const browser = new TestBrowser(service);
    const options = () => optionsFor(browser, false);
    const stranger = new SoftAuthenticator(SITE);
    expect(problem(await logIn(browser, stranger.get(await options())))).toEqual([403, 'passkey_refused']);
    const swapped = { ...mine.get(await options()), id: bens.id };
    expect(problem(await logIn(browser, swapped))).toEqual([403, 'passkey_refused']);
    const phished = mine.get(await options(), { origin: 'http://evil.test' });
    expect(problem(await logIn(browser, phished))).toEqual([403, 'passkey_refused']);
    const { id = '' } = (await service.app.storage.users.findByName('Ben')) ?? {};
    await admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: true });
    expect(problem(await logIn(browser, bens.get(await options())))).toEqual([403, 'passkey_refused']);
  });

  it('is the second step after the password, without which it has none', async () => {
    const key = await add(admin);
    const browser = new TestBrowser(service);
    const none = await browser.send('POST', '/session/passkey/start', { secondStep: true });
    expect(problem(none)).toEqual([401, 'login_step_ended']);
    await browser.logIn('Ada', PASSWORD);
    const options = await optionsFor(browser, true);
    expect(options.allowCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }]);
    const other = new TestBrowser(service);
    await other.logIn('Ada', PASSWORD);
    expect(problem(await logIn(other, key.get(options), true))).toEqual([403, 'passkey_refused']);
    // A challenge of the second step asks for less: it opens nothing by itself.
    expect(problem(await logIn(browser, key.get(options)))).toEqual([403, 'passkey_refused']);
    expect((await logIn(browser, key.get(options, { verifiesUser: false }), true)).status).toBe(200);
  });

  it('is no second step of somebody else', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    const [, bens] = [await add(admin), await add(ben)];
    const browser = new TestBrowser(service);
    await browser.logIn('Ada', PASSWORD);
    const answer = bens.get(await optionsFor(browser, true));
    expect(problem(await logIn(browser, answer, true))).toEqual([403, 'passkey_refused']);
  });

  it('is removed with the password; recovery codes stay as long as there is another factor', async () => {
    await add(admin, 'Laptop');
    await enrolApp(service, admin);
    const [{ id }] = Object((await admin.get('/session/factors')).body).passkeys;
    const remove = (password: string) => admin.send('POST', `/session/factors/passkeys/${id}/remove`, { password });
    expect(problem(await remove('wrong'))).toEqual([403, 'password_wrong']);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect(problem(await remove(PASSWORD))).toEqual([404, 'factor_not_found']);
    expect((await admin.get('/session/factors')).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
  });

  it('of another user is not removed', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    await add(ben);
    const [{ id }] = Object((await ben.get('/session/factors')).body).passkeys;
    const path = `/session/factors/passkeys/${id}/remove`;
    expect(problem(await admin.send('POST', path, { password: PASSWORD }))).toEqual([404, 'factor_not_found']);
  });

  it('gives no new recovery codes where an app has some', async () => {
    const { secret } = await enrolApp(service, admin);
    const passkey = new SoftAuthenticator(SITE).create(await startAdding(admin));
    const added = await admin.send('POST', '/session/factors/passkeys', { name: 'Key', passkey });
    expect(added.body).toEqual({ recoveryCodes: null });
    const browser = new TestBrowser(service);
    const { body } = await browser.logIn('Ada', PASSWORD);
    expect(body['methods']).toEqual(['totp', 'passkey', 'recovery_code']);
    service.clock.nowMs += 30_000;
    expect((await takeStep(browser, codeOf(secret, service.clock.nowMs))).status).toBe(200);
  });
});

describe('where no host name is known', () => {
  it('passkeys are said not to work, and what to do', async () => {
    const bare = await startService();
    try {
      const ada = await administratorOf(bare);
      const refused = await ada.send('POST', '/session/factors/passkeys/start', { password: PASSWORD });
      expect(problem(refused)).toEqual([409, 'passkeys_unavailable']);
      expect(refused.body['detail']).toContain('http://localhost');
    } finally {
      await bare.close();
    }
  });
});
