import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseRows, decisionBar } from './harness/case-pages.ts';
import { addCustomer } from './harness/customer-pages.ts';
import { invite } from './harness/invite.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('a case', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('is handed over, given back, and opened for what a search found', async () => {
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await addCustomer(admin, { reference: 'customer-2', name: 'Hedda Morvell' });
    await invite(product, admin, 'Nora', 'analyst');
    await admin.goto('/cases');
    await expect.poll(() => caseRows(admin).count()).toBeGreaterThanOrEqual(3);
    await admin.keyboard.press('j');
    for (const key of ['x', 'J']) await admin.keyboard.press(key);
    await decisionBar(admin).getByText('2 cases selected').waitFor();
    await decisionBar(admin).getByRole('combobox', { name: 'Hand over' }).selectOption('Nora');
    await expect.poll(() => caseRows(admin).filter({ hasText: 'Nora' }).count()).toBe(2);
    await admin.keyboard.press('t');
    await expect.poll(() => caseRows(admin).filter({ hasText: 'You' }).count()).toBe(1);
    await decisionBar(admin).getByRole('button', { name: 'Release' }).click();
    await expect.poll(() => caseRows(admin).filter({ hasText: 'You' }).count()).toBe(0);

    const answer = await admin.evaluate(async () => {
      const { csrfToken } = await (await fetch('/api/v1/session')).json();
      const response = await fetch('/api/v1/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify({ searchText: 'Lucan Pelgrath', externalRef: 'account-9' }),
      });
      return response.json();
    });
    await admin.goto(`/?id=${answer.searchId}`);
    await admin.getByRole('button', { name: 'Open 3 cases' }).click();
    await expect.poll(() => caseRows(admin).count()).toBe(3);
    await caseRows(admin).first().getByRole('link').click();
    await admin.getByText('Not under watch: the case was opened for a one-time screening.').waitFor();
    await admin.getByText('Opened for a search').waitFor();
    await expectNoFaults(admin);
    await admin.keyboard.press('l');
    await expect.poll(() => admin.getByRole('link', { name: 'Next case' }).count()).toBe(1);
    await admin.keyboard.press('h');
    await expect.poll(() => caseRows(admin).count()).toBe(3);
  });
});
