import { describe, expect, it } from 'vitest';
import { PASSWORD, TestBrowser } from '../support/people.ts';
import { codeOf, useSingleSignOn } from '../support/single-sign-on.ts';

const desk = useSingleSignOn();
const { startServices, knows, logIn, eventsOf, userOf } = desk;

describe('somebody whom the provider identifies', () => {
  startServices();

  it('has no access without a group that gives a role, and loses the sessions they have', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(desk.service);
    await logIn(browser, 's-1');
    knows('s-1', { preferred_username: 'dora', groups: [] });
    knows('s-2', { preferred_username: 'eve', groups: ['visitors'] });
    expect(await logIn(new TestBrowser(desk.service), 's-1', '/lists')).toBe('/login?sso=no_role&next=%2Flists');
    expect((await browser.get('/session')).status).toBe(401);
    expect(await logIn(new TestBrowser(desk.service), 's-2')).toBe('/login?sso=no_role');
    expect((await desk.service.app.storage.users.list()).map(({ name }) => name)).toEqual(['Ada', 'dora']);
    const refused = await eventsOf('session.refused');
    expect(refused.map(({ target, detail }) => [target, detail['reason']])).toEqual([
      [(await userOf('dora')).id, 'no_role'],
      ['', 'no_role'],
    ]);
    expect(JSON.stringify(refused)).not.toMatch(/eve|visitors|s-2/);
  });

  it('gets at each log-in the role that their groups give then', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['CN=Screening,OU=Groups'] });
    const browser = new TestBrowser(desk.service);
    await logIn(browser, 's-1');
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    await logIn(new TestBrowser(desk.service), 's-1');
    expect((await browser.get('/session')).body).toMatchObject({ role: 'admin' });
    expect(await eventsOf('user.role_changed')).toMatchObject([
      { target: (await userOf('dora')).id, detail: { role: 'admin', was: { role: 'analyst' } } },
    ]);
  });

  it('stays out while the account here is disabled, with another role too', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['CN=Screening,OU=Groups'] });
    await logIn(new TestBrowser(desk.service), 's-1');
    const { id } = await userOf('dora');
    await desk.admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: true });
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    expect(await logIn(new TestBrowser(desk.service), 's-1')).toBe('/login?sso=disabled');
    expect(await userOf('dora')).toMatchObject({ role: 'analyst', disabledAt: desk.service.clock.nowMs });
  });

  it('stays an administrator as long as there is no other, and cannot log in with less', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(desk.service);
    await logIn(browser, 's-1');
    await browser.get('/session');
    await browser.send('PUT', `/users/${(await userOf('Ada')).id}`, { role: 'manager', disabled: false });
    knows('s-1', { preferred_username: 'dora', groups: ['screening-leads'] });
    expect(await logIn(new TestBrowser(desk.service), 's-1')).toBe('/login?sso=last_administrator');
    expect(await userOf('dora')).toMatchObject({ role: 'admin' });
    await browser.send('PUT', `/users/${(await userOf('Ada')).id}`, { role: 'admin', disabled: false });
    expect(await logIn(new TestBrowser(desk.service), 's-1')).toBe('/');
    expect(await userOf('dora')).toMatchObject({ role: 'manager' });
  });

  it('has no password: none opens the account, and none can be set', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browser = new TestBrowser(desk.service);
    await logIn(browser, 's-1');
    await browser.get('/session');
    expect(codeOf(await new TestBrowser(desk.service).logIn('dora', PASSWORD))).toEqual([401, 'credentials_wrong']);
    const change = { currentPassword: 'x', newPassword: 'eight loud kettles' };
    expect(codeOf(await browser.send('PUT', '/session/password', change))).toEqual([403, 'password_wrong']);
  });

  it('gets one account from two log-ins at the same time', async () => {
    knows('s-1', { preferred_username: 'dora', groups: ['platform'] });
    const browsers = [new TestBrowser(desk.service), new TestBrowser(desk.service)];
    const ways = await Promise.all(browsers.map((browser) => logIn(browser, 's-1')));
    expect(ways).toEqual(['/', '/']);
    expect(await desk.service.app.storage.users.list()).toHaveLength(2);
  });
});
