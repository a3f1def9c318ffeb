import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createToken, postSearch } from './harness/api.ts';
import { describeInBrowser, launchBrowser } from './harness/browser.ts';
import { createTokenInPage, logIn, searchBox, setUp } from './harness/pages.ts';
import { startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';

describeInBrowser('a restart on the same data folder', () => {
  it('keeps the tokens, the screenings, the login and the administrator', async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder.path, 'data');
    const browser = await launchBrowser();
    let service = await startService({ dataDir });
    try {
      const page = await browser.newPage({ baseURL: service.url });
      await setUp(page, service.setupLink ?? '');
      await page.goto('/settings/api');
      const fromPage = await createTokenInPage(page, 'Kept');
      const fromOperator = await createToken(dataDir);
      const answered = await postSearch(service.url, fromPage, { searchText: 'Pelagos Mirage' });
      const answer: { searchId: string } = JSON.parse(await answered.text());

      await service.stop();
      service = await startService({ dataDir, port: Number(new URL(service.url).port) });
      expect(service.setupLink).toBeUndefined();

      for (const token of [fromPage, fromOperator]) {
        const recorded = await fetch(`${service.url}/api/v1/searches/${answer.searchId}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        // A token reads what it recorded itself.
        if (token === fromPage) expect([recorded.status, await recorded.json()]).toEqual([200, answer]);
        else expect(recorded.status).toBe(404);
        expect((await postSearch(service.url, token, { searchText: 'Pelagos Mirage' })).status).toBe(200);
      }
      await page.reload();
      await page.getByRole('button', { name: 'Revoke Kept' }).waitFor();

      const stranger = await browser.newPage({ baseURL: service.url });
      await stranger.goto('/');
      await logIn(stranger);
      await searchBox(stranger).waitFor();
    } finally {
      await Promise.all([browser.close(), service.stop()]);
      await folder.remove();
    }
  });
});
