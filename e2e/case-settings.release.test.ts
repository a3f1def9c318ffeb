import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { Receiver } from '../packages/server/test/support/webhook-receiver.ts';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseOf, caseRows, decisionBar } from './harness/case-pages.ts';
import { addCustomer } from './harness/customer-pages.ts';
import { addWebhook, proposeRule, tryRule } from './harness/settings-pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('an automatic check of WCAG 2.2 AA, light and dark, finds nothing', () => {
  let receiver: Receiver;
  // After the service is stopped.
  afterAll(() => receiver.close());
  const product = useProduct({
    lists: 'namesakes',
    prepare: async () => {
      receiver = await Receiver.start();
      return { env: { NAMESAKE_WEBHOOK_NETWORKS: '127.0.0.0/8' } };
    },
  });

  it('on the pages of cases, of which one is decided and others are selected', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await addCustomer(page, { reference: 'decided', name: NAMESAKES[0], group: 'retail', birthDate: '1950-02-03' });
    await addCustomer(page, { reference: 'open', name: NAMESAKES[1], group: 'corporate' });
    await page.goto((await caseOf(page, 'decided')) ?? '');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Passport requested from the branch.');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await decisionBar(page).getByRole('button', { name: 'False positive' }).click();
    await decisionBar(page).getByRole('button', { name: 'Record' }).click();
    await page.getByText('Closed: False positive').waitFor();
    await expectNoFaults(page);
    await page.goto('/cases');
    await caseRows(page).first().waitFor();
    await page.keyboard.press('j');
    for (const key of ['x', 'J']) await page.keyboard.press(key);
    await decisionBar(page).getByText('2 cases selected').waitFor();
    await expectNoFaults(page);
    await page.goto('/cases/statistics');
    await page.getByRole('heading', { name: 'Age of open cases' }).waitFor();
    await page.getByRole('table').first().waitFor();
    await expectNoFaults(page);
    await page.goto('/settings/cases');
    await page.getByText('Checklists', { exact: true }).first().waitFor();
    await expectNoFaults(page);
  });

  it('on a rule as it is tried on what was screened, and as it is proposed', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'other-date', name: NAMESAKES[2], birthDate: '1951-02-03' });
    await tryRule(page, 'other-birth-date');
    await expectNoFaults(page);
    await proposeRule(page, 'other-birth-date');
    await expectNoFaults(page);
  });

  it('on a webhook with its delivery log, whose failed deliveries are sent again by one button', async () => {
    receiver.answer = () => 503;
    const page = await product.newPage();
    await addWebhook(page, receiver.url, ['case.opened']);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await addCustomer(page, { reference: 'sent', name: NAMESAKES[3] });
    // Three cases, each tried at once and after five seconds, and then not for minutes.
    await expect.poll(() => giveUp(join(product.dataDir(), 'namesake.db'))).toBe(3);
    receiver.answer = () => 204;
    const ids = new Set(receiver.got.map(({ id }) => id));

    await page.goto('/settings/webhooks');
    const list = page.getByRole('list', { name: 'Webhooks' });
    await list.getByText('3 failed in 30 days').waitFor();
    await list.getByText('Delivery log').click();
    await expect.poll(() => list.getByText('Answered 503').count()).toBe(3);
    await expectNoFaults(page);
    await list.getByRole('button', { name: 'Resend all failed' }).click();
    const question = page.getByRole('alertdialog', { name: 'Resend all failed events?' });
    await question.getByText('3 events are resent').waitFor();
    await expectNoFaults(page);
    await question.getByRole('button', { name: 'Resend all failed' }).click();
    await list.getByText('3 events are waiting to be resent.').waitFor();
    await expect.poll(() => question.count()).toBe(0);
    await expectNoFaults(page);
    await expect.poll(() => new Set(receiver.got.slice(-3).map(({ id }) => id))).toEqual(ids);
    await expect.poll(() => list.getByText('0 failed in 30 days').count()).toBe(1);
  });
});

/** What was tried twice has failed, as after a day. Says how many failed by then. */
function giveUp(path: string): number {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec(`update webhook_delivery set state = 'failed', ended_at = first_try_at where state = 'waiting'
      and tries = 2`);
    return Number(database.prepare(`select count(*) as n from webhook_delivery where state = 'failed'`).get()?.['n']);
  } finally {
    database.close();
  }
}
