import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseOf, caseRows, decisionBar, viewLink } from './harness/case-pages.ts';
import { addCustomer, customerStatus } from './harness/customer-pages.ts';
import { invite } from './harness/invite.ts';
import { requireFourEyes } from './harness/require-four-eyes.ts';
import { writeNamesakes } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const CLEAN = 'Fenwick Astermole';

const changedIn = (page: Page) => page.getByRole('region', { name: 'New since the last decision' });

describeInBrowser('a case', () => {
  const product = useProduct({ lists: 'namesakes' });
  const lists = () => join(product.dataDir(), '..', 'lists');

  it('opens by a list, is decided by two people, and opens again with what changed on top', async () => {
    await requireFourEyes(product);
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await addCustomer(admin, { reference: 'customer-1', name: CLEAN, group: 'retail', birthDate: '1984-05-17' });
    await expect.poll(() => customerStatus(admin).innerText()).toMatch(/^Nothing found/);
    const customer = admin.url();
    const mara = await invite(product, admin, 'Mara', 'analyst');

    await writeNamesakes(lists(), [{ name: CLEAN, birthDate: '1984' }]);
    await expect.poll(() => caseOf(admin, 'customer-1')).toBeDefined();
    await mara.goto('/');
    await mara.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cases' }).click();
    await expect.poll(() => viewLink(mara, 'Unassigned').innerText()).toMatch(/1$/);
    await expect.poll(() => caseRows(mara).innerText()).toMatch(/customer-1[\s\S]*Fenwick Astermole[\s\S]*Nobody/);
    await expectNoFaults(mara);
    await mara.getByRole('heading', { level: 1 }).click();
    await mara.keyboard.press('m');
    await mara.getByRole('heading', { level: 1, name: 'customer-1' }).waitFor();
    await mara.getByRole('region', { name: 'Work' }).getByText('You').waitFor();
    expect(decodeURIComponent(mara.url())).not.toMatch(/Astermole|customer-1/);
    await mara.getByRole('region', { name: 'Customer', exact: true }).getByText('born 1984-05-17').waitFor();
    await mara.getByRole('region', { name: 'Comparison' }).getByText('How the score adds up').waitFor();
    await mara.getByRole('textbox', { name: 'Comment' }).fill('Passport requested from the branch.');
    await mara.getByRole('button', { name: 'Write' }).click();
    await mara.getByRole('listitem').getByText('Passport requested from the branch.').waitFor();
    await expectNoFaults(mara);

    await mara.getByRole('heading', { level: 1 }).click();
    await mara.keyboard.press('2');
    await decisionBar(mara).getByRole('combobox', { name: 'Reason' }).waitFor();
    await mara.keyboard.press('Enter');
    await decisionBar(mara).getByText('Waits for another person’s approval.').waitFor();
    const address = mara.url();
    await admin.goto('/cases?view=for_approval');
    await expect.poll(() => caseRows(admin).count()).toBe(1);
    await caseRows(admin).getByRole('link').click();
    await expect.poll(() => admin.url()).toBe(address);
    await decisionBar(admin).getByRole('button', { name: 'Approve' }).waitFor();
    await expectNoFaults(admin);
    await admin.getByRole('heading', { level: 1 }).click();
    await admin.keyboard.press('y');
    await decisionBar(admin).getByRole('button', { name: 'Make good guy' }).waitFor();
    await admin.keyboard.press('g');
    await decisionBar(admin).getByText('Good guy: In force').waitFor();
    await admin.getByText('Closed: False positive').waitFor();
    await expectNoFaults(admin);

    await writeNamesakes(lists(), [{ name: CLEAN, birthDate: '1984-05-17' }]);
    await expect.poll(() => caseOf(admin, 'customer-1')).toBeDefined();
    await admin.goto('/cases?view=changed');
    await expect.poll(() => caseRows(admin).innerText()).toMatch(/New: .*changed in a fact that matters/);
    await expectNoFaults(admin);
    await admin.goto(address);
    const changed = changedIn(admin);
    await expect.poll(() => changed.innerText()).toMatch(/Birth dates\s+now 1984-05-17\s+no longer 1984/);
    await changed.getByText(/^Last decision: False positive/).waitFor();
    await expectNoFaults(admin);
    await mara.goto(address);
    await changedIn(mara).waitFor();
    await mara.keyboard.press('2');
    await decisionBar(mara).getByRole('combobox', { name: 'Reason' }).press('Enter');
    await decisionBar(mara).getByText('Waits for another person’s approval.').waitFor();
    await admin.goto(address);
    await expect.poll(() => changed.innerText()).toMatch(/no longer 1984/);
    await decisionBar(admin).getByRole('button', { name: 'Approve' }).click();
    await decisionBar(admin).getByRole('button', { name: 'Make good guy' }).waitFor();
    await expect.poll(() => changed.count()).toBe(0);
    await expectNoFaults(admin);

    await admin.goto(customer);
    await expect.poll(() => customerStatus(admin).innerText()).toMatch(/^(?:Decided|Nothing found)/);
    const cases = admin.getByRole('list', { name: 'Cases', exact: true });
    await cases.getByRole('link', { name: CLEAN }).click();
    await expect.poll(() => admin.url()).toBe(address);
    await admin.goto(customer);
    await admin
      .getByRole('link', { name: /^See its cases, / })
      .first()
      .click();
    await admin.getByText('No case fits these filters.').waitFor();
    await admin.getByText('Only one customer:').waitFor();
    await viewLink(admin, 'Closed').click();
    await expect.poll(() => caseRows(admin).count()).toBe(1);
  });

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
    await decisionBar(admin).getByRole('button', { name: 'Give back' }).click();
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
    await admin.getByText('Not under watch: the case was opened for what was screened once.').waitFor();
    await admin.getByText('Opened for a search').waitFor();
    await expectNoFaults(admin);
    await admin.keyboard.press('l');
    await expect.poll(() => admin.getByRole('link', { name: 'Next case' }).count()).toBe(1);
    await admin.keyboard.press('h');
    await expect.poll(() => caseRows(admin).count()).toBe(3);
  });
});
