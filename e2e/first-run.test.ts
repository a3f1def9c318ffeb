import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, launchBrowser } from './harness/browser.ts';
import { ADMIN, createTokenInPage, logIn, searchBox, setUp } from './harness/pages.ts';
import { haveCommands, runCommand } from './harness/run-command.ts';
import { type RunningService, startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';

describeInBrowser('from npm start to the first screening by a program', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = await temporaryFolder();
    [service, browser] = await Promise.all([
      startService({ dataDir: join(folder.path, 'data'), withNpm: true }),
      launchBrowser(),
    ]);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ baseURL: service.url, permissions });
    context.setDefaultTimeout(240_000);
    page = await context.newPage();
    await setUp(page, service.setupLink ?? '');
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
    await folder?.remove();
  });

  const curl = async (token: string): Promise<{ status: number; body: Record<string, unknown> }> => {
    const { stdout } = await runCommand('curl', [
      '--silent',
      '--max-time',
      '10',
      `${service.url}/api/v1/search`,
      '--header',
      `Authorization: Bearer ${token}`,
      '--header',
      'Content-Type: application/json',
      '--data',
      '{"searchText": "Arkadi Poluschtofow"}',
      '--write-out',
      '\n%{http_code}',
    ]);
    const [body = '', status] = stdout.split('\n');
    return { status: Number(status), body: JSON.parse(body) };
  };

  it.skipIf(!haveCommands('curl'))('takes an operator all the way, and a revoked token no further', async () => {
    await page.getByRole('button', { name: `Account ${ADMIN.username}` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await logIn(page);
    await searchBox(page).waitFor();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'API Settings', level: 1 }).waitFor();
    const token = await createTokenInPage(page, 'Payments');
    expect(token).toMatch(/^nsk_live_[0-9A-Za-z]{36,}$/);
    await page.getByRole('heading', { name: 'Token “Payments” was created' }).waitFor();
    await page.getByRole('button', { name: 'Copy token' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    for (const tab of ['curl', 'JavaScript', 'Python']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect.poll(() => page.getByRole('tabpanel').innerText()).toContain(`${service.url}/api/v1/search`);
    }
    await page.getByRole('button', { name: 'Test this token' }).click();
    await page.getByText('The token works').waitFor();

    const answered = await curl(token);
    expect(answered).toMatchObject({ status: 200, body: { outcome: 'demo', complete: false } });
    expect(JSON.stringify(answered.body['results'])).toContain('"evidence"');

    await page.getByRole('button', { name: 'I have stored it' }).click();
    await expect.poll(() => page.content()).not.toContain(token);
    await page.reload();
    await page.getByRole('button', { name: 'Revoke Payments' }).click();
    await expect.poll(() => page.content()).not.toContain(token);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Revoke token' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('table', { name: 'Tokens' }).getByText('Revoked').waitFor();
    expect(await curl(token)).toMatchObject({ status: 401, body: { code: 'token_revoked', status: 401 } });
  });

  it('refuses the one-time link a second time', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(service.setupLink ?? '');
    await stranger.getByRole('heading', { name: 'Already set up' }).waitFor();
    expect(stranger.url()).toBe(`${service.url}/setup`);

    const oneTimeToken = service.setupLink?.split('#token=')[1];
    const again = await fetch(`${service.url}/api/v1/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oneTimeToken, username: 'second', password: ADMIN.password }),
    });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'already_set_up' }]);
  });
});
