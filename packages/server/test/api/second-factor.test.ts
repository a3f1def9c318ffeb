import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join, PASSWORD, TestBrowser } from '../support/people.ts';
import { codeOf, enrolApp, takeStep } from '../support/second-factor.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const STEP_MS = 30_000;

let service: TestService;
let admin: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
});
afterEach(() => service.close());

const problem = ({ status, body }: Answer) => [status, body['code']];
const told = async () => (await service.app.storage.audit.latest(100)).toReversed();
const actions = async () => (await told()).map(({ action }) => action);
const idOf = async (name: string) => (await service.app.storage.users.findByName(name))?.id ?? '';
const wait = (ms: number) => {
  service.clock.nowMs += ms;
};
/** A browser that has taken the first step. */
async function firstStep(name = 'Ada', browser = new TestBrowser(service)): Promise<TestBrowser> {
  const answer = await browser.logIn(name, PASSWORD);
  expect(answer.status).toBe(202);
  return browser;
}

describe('an authenticator app', () => {
  it('is a factor once a code confirms it, and gives ten recovery codes', async () => {
    expect((await admin.get('/session/factors')).body).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    const started = await admin.send('POST', '/session/factors/totp', { password: PASSWORD });
    expect(started.status).toBe(201);
    expect(started.body['uri']).toMatch(/^otpauth:\/\/totp\/Namesake:Ada\?.*secret=[A-Z2-7]{32}/);
    expect((await new TestBrowser(service).logIn('Ada', PASSWORD)).status).toBe(200);
    const confirm = (code: string) => admin.send('POST', '/session/factors/totp/confirm', { code });
    expect(problem(await confirm('000000'))).toEqual([403, 'code_wrong']);
    const secret = String(started.body['secret']);
    const { status, body } = await confirm(codeOf(secret, service.clock.nowMs));
    expect([status, new Set(Object(body['recoveryCodes'])).size]).toEqual([200, 10]);
    expect((await admin.get('/session/factors')).body).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] });
    expect(problem(await confirm(codeOf(secret, service.clock.nowMs)))).toEqual([409, 'enrolment_ended']);
    const again = await admin.send('POST', '/session/factors/totp', { password: PASSWORD });
    expect(problem(again)).toEqual([409, 'factor_exists']);
    const everything = JSON.stringify(await told()) + service.log.join('');
    for (const hidden of [secret, ...Object(body['recoveryCodes'])]) expect(everything).not.toContain(hidden);
  });

  it('takes the password again, and is confirmed within a quarter of an hour', async () => {
    const wrong = await admin.send('POST', '/session/factors/totp', { password: 'not the password' });
    expect(problem(wrong)).toEqual([403, 'password_wrong']);
    const { body } = await admin.send('POST', '/session/factors/totp', { password: PASSWORD });
    wait(15 * 60_000);
    const code = codeOf(String(body['secret']), service.clock.nowMs);
    const late = await admin.send('POST', '/session/factors/totp/confirm', { code });
    expect(problem(late)).toEqual([409, 'enrolment_ended']);
  });

  it('ends the sessions that never proved it', async () => {
    const elsewhere = new TestBrowser(service);
    await elsewhere.logIn('Ada', PASSWORD);
    await enrolApp(service, admin);
    expect((await elsewhere.get('/session')).status).toBe(401);
    expect((await admin.get('/session')).status).toBe(200);
  });

  it('is kept encrypted', async () => {
    const { secret } = await enrolApp(service, admin);
    const { totp } = await service.app.storage.factors.of(await idOf('Ada'));
    expect(totp?.sealed.toString('latin1')).not.toContain(secret);
  });

  it('is removed with the password and a code, and the recovery codes with it', async () => {
    const { secret } = await enrolApp(service, admin);
    const remove = (password: string, code: string) =>
      admin.send('POST', '/session/factors/totp/remove', { password, code });
    expect(problem(await remove('not the password', '000000'))).toEqual([403, 'password_wrong']);
    expect(problem(await remove(PASSWORD, '000000'))).toEqual([403, 'code_wrong']);
    expect(problem(await remove(PASSWORD, codeOf(secret, service.clock.nowMs)))).toEqual([403, 'code_wrong']);
    wait(STEP_MS);
    expect((await remove(PASSWORD, codeOf(secret, service.clock.nowMs))).status).toBe(204);
    expect((await admin.get('/session/factors')).body).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    expect((await new TestBrowser(service).logIn('Ada', PASSWORD)).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['user.totp_enrolled', 'user.totp_removed']));
  });

  it('that is lost is removed with a recovery code', async () => {
    const { codes } = await enrolApp(service, admin);
    const body = { password: PASSWORD, code: codes[0] };
    expect((await admin.send('POST', '/session/factors/totp/remove', body)).status).toBe(204);
  });
});

describe('a log-in with a second factor', () => {
  let secret: string;
  let codes: readonly string[];
  beforeEach(async () => {
    ({ secret, codes } = await enrolApp(service, admin));
    wait(STEP_MS);
  });
  const now = (steps = 0) => codeOf(secret, service.clock.nowMs, steps);

  it('has no session until the second step', async () => {
    const browser = new TestBrowser(service);
    const { status, body } = await browser.logIn('Ada', PASSWORD);
    expect([status, body]).toEqual([
      202,
      { methods: ['totp', 'recovery_code'], expiresAt: new Date(service.clock.nowMs + 300_000).toISOString() },
    ]);
    expect((await browser.get('/session')).status).toBe(401);
    const taken = await takeStep(browser, now());
    expect([taken.status, taken.body]).toMatchObject([200, { user: { username: 'Ada' }, mustEnrol: false }]);
    expect((await browser.get('/session')).status).toBe(200);
    expect((await told()).at(-1)).toMatchObject({ action: 'session.started', detail: { factor: 'totp' } });
    expect(browser.cookie).not.toContain('-step');
  });

  it.each([-1, 0, 1])('takes the code of a step %i away, with spaces', async (steps) => {
    const browser = await firstStep();
    wait(steps < 0 ? STEP_MS : 0);
    expect((await takeStep(browser, now(steps).replace(/^(...)/, '$1 '))).status).toBe(200);
  });

  it.each([-2, 2])('refuses the code of a step %i away', async (steps) => {
    expect(problem(await takeStep(await firstStep(), now(steps)))).toEqual([403, 'code_wrong']);
  });

  it('never takes a code twice, nor an earlier one', async () => {
    expect((await takeStep(await firstStep(), now())).status).toBe(200);
    const second = await firstStep();
    for (const steps of [0, -1]) expect(problem(await takeStep(second, now(steps)))).toEqual([403, 'code_wrong']);
    expect((await takeStep(second, now(1))).status).toBe(200);
  });

  it('gives one session to two that use a code at once', async () => {
    const browsers = await Promise.all([firstStep(), firstStep()]);
    const answers = await Promise.all(browsers.map((browser) => takeStep(browser, now())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const [first = ''] = codes;
    expect((await takeStep(await firstStep(), ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(problem(await takeStep(await firstStep(), first))).toEqual([403, 'code_wrong']);
    expect((await admin.get('/session/factors')).body['recoveryCodesLeft']).toBe(9);
  });

  it('gives one session to two that use a recovery code at once', async () => {
    const browsers = await Promise.all([firstStep(), firstStep()]);
    const answers = await Promise.all(browsers.map((browser) => takeStep(browser, codes[0] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('is bound to the browser and ends after five minutes', async () => {
    const browser = await firstStep();
    expect(problem(await takeStep(new TestBrowser(service), now()))).toEqual([401, 'login_step_ended']);
    wait(5 * 60_000);
    expect(problem(await takeStep(browser, now()))).toEqual([401, 'login_step_ended']);
  });

  it('ends after five wrong codes, with waits between them', async () => {
    const browser = await firstStep();
    const answers: unknown[] = [];
    for (let n = 0; n < 4; n++) answers.push((await takeStep(browser, '000000')).status);
    expect(answers).toEqual([403, 403, 403, 403]);
    expect(problem(await takeStep(browser, now()))).toEqual([429, 'rate_limited']);
    wait(1_000);
    expect(problem(await takeStep(browser, '000000'))).toEqual([403, 'code_wrong']);
    wait(60_000);
    expect(problem(await takeStep(browser, now()))).toEqual([401, 'login_step_ended']);
  });

  it('keeps counting for the account though the password is right each time', async () => {
    for (let n = 0; n < 2; n++) expect((await takeStep(await firstStep(), '000000')).status).toBe(403);
    await firstStep();
    expect(problem(await new TestBrowser(service).logIn('Ada', PASSWORD))).toEqual([429, 'rate_limited']);
  });

  it('ends when the account is disabled or the password changes in between', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    const { secret: other } = await enrolApp(service, ben);
    wait(STEP_MS);
    const browser = await firstStep('Ben');
    const id = await idOf('Ben');
    await admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: true });
    const code = codeOf(other, service.clock.nowMs);
    expect(problem(await takeStep(browser, code))).toEqual([401, 'login_step_ended']);
    await admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: false });
    await ben.clear();
    await takeStep(browser, code);
    const changed = { currentPassword: PASSWORD, newPassword: 'eight loud kettles' };
    const pending = await firstStep('Ben');
    expect((await browser.send('PUT', '/session/password', changed)).status).toBe(204);
    expect(problem(await takeStep(pending, codeOf(other, service.clock.nowMs, 1)))).toEqual([401, 'login_step_ended']);
  });
});

describe('recovery codes', () => {
  it('are made anew with the password, and earlier ones stop working', async () => {
    const { codes } = await enrolApp(service, admin);
    const path = '/session/factors/recovery-codes';
    expect(problem(await admin.send('POST', path, { password: 'wrong' }))).toEqual([403, 'password_wrong']);
    const made = await admin.send('POST', path, { password: PASSWORD });
    expect(made.status).toBe(201);
    expect(problem(await takeStep(await firstStep(), codes[0] ?? ''))).toEqual([403, 'code_wrong']);
    expect((await takeStep(await firstStep(), String(Object(made.body['recoveryCodes'])[0]))).status).toBe(200);
  });

  it('are for users with a factor only', async () => {
    const made = await admin.send('POST', '/session/factors/recovery-codes', { password: PASSWORD });
    expect(problem(made)).toEqual([404, 'factor_not_found']);
  });
});

describe('an administrator', () => {
  it('sees who has which factors, and resets those of others', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    await enrolApp(service, ben);
    const factors = async () =>
      Object(await admin.get('/users')).body.items.map((user: { factors: unknown }) => user.factors);
    const none = { totp: false, passkeyCount: 0, recoveryCodeCount: 0 };
    expect(await factors()).toEqual([none, { totp: true, passkeyCount: 0, recoveryCodeCount: 10 }]);
    const id = await idOf('Ben');
    expect((await admin.send('POST', `/users/${id}/reset-factors`)).body).toMatchObject({ name: 'Ben', factors: none });
    expect((await ben.get('/session')).status).toBe(401);
    expect((await ben.logIn('Ben', PASSWORD)).status).toBe(200);
    expect((await told()).map(({ action, target }) => [action, target])).toContainEqual(['user.factors_reset', id]);
    const own = await admin.send('POST', `/users/${await idOf('Ada')}/reset-factors`);
    expect(problem(own)).toEqual([409, 'own_factors']);
  });
});

describe('where a second factor is required', () => {
  it.each([
    ['admin', [true, false]],
    ['all', [true, true]],
    ['none', [false, false]],
  ] as const)('of %s, who has none may only enrol one', async (rule, expected) => {
    const other = await startService({ environment: { SECOND_FACTOR: rule } });
    try {
      const ada = await administratorOf(other);
      const session = (await ada.get('/session')).body;
      expect(session['mustEnrol']).toBe(expected[0]);
      if (expected[0]) {
        expect(session['scopes']).toEqual([]);
        expect(problem(await ada.get('/users'))).toEqual([403, 'second_factor_missing']);
        await enrolApp(other, ada);
      }
      expect((await ada.get('/users')).status).toBe(200);
      const ben = await join(other, ada, 'Ben', 'analyst');
      expect((await ben.get('/session')).body['mustEnrol']).toBe(expected[1]);
      expect((await ben.get('/lists')).status).toBe(expected[1] ? 403 : 200);
    } finally {
      await other.close();
    }
  });
});
