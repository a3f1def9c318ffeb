import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { Receiver, verified } from '../packages/server/test/support/webhook-receiver.ts';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseOf, caseRows, decisionBar, viewLink } from './harness/case-pages.ts';
import { addCustomer, customerStatus } from './harness/customer-pages.ts';
import { DATABASES } from './harness/databases.ts';
import { evidencePack } from './harness/evidence-pack.ts';
import { invite } from './harness/invite.ts';
import { requireFourEyes } from './harness/require-four-eyes.ts';
import { runCommand } from './harness/run-command.ts';
import { addWebhook } from './harness/settings-pages.ts';
import { writeNamesakes } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const CLEAN = 'Fenwick Astermole';

const changedIn = (page: Page) => page.getByRole('region', { name: 'New since the last decision' });

const STATUS = 'customer.status_changed';
const STATE = 'case.state_changed';
/** Listed; decided, approved; listed with another birth date; decided and approved again. */
const SENT: readonly string[] = ['case.opened', STATE, STATE, STATE, STATE, STATE];

describe.each(DATABASES)('on %s', (_, prepare) => {
  describeInBrowser('a case', () => {
    let receiver: Receiver;
    let remove: () => Promise<void>;
    // After the service is stopped.
    afterAll(() => Promise.all([receiver.close(), remove()]));
    const product = useProduct({
      lists: 'namesakes',
      prepare: async () => {
        const prepared = await prepare();
        remove = prepared.remove;
        receiver = await Receiver.start();
        return { env: { ...prepared.env, NAMESAKE_WEBHOOK_NETWORKS: '127.0.0.0/8' } };
      },
    });
    const lists = () => join(product.dataDir(), '..', 'lists');

    it('opens by a list, is decided by two people, opens again, and every step is sent, proved and packed', async () => {
      await requireFourEyes(product);
      const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
      const secret = await addWebhook(admin, receiver.url, [STATUS, 'case.opened', STATE]);
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
      await mara.getByRole('button', { name: 'Add comment' }).click();
      await mara.getByRole('listitem').getByText('Passport requested from the branch.').waitFor();
      await expectNoFaults(mara);

      await mara.getByRole('heading', { level: 1 }).click();
      await mara.keyboard.press('2');
      await decisionBar(mara).getByRole('combobox', { name: 'Reason' }).waitFor();
      await mara.keyboard.press('Enter');
      await decisionBar(mara).getByText('Waiting for another person’s approval.').waitFor();
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
      await expect.poll(() => caseRows(admin).innerText()).toMatch(/New: .*a relevant change to a listing/);
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
      await decisionBar(mara).getByText('Waiting for another person’s approval.').waitFor();
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
        .getByRole('link', { name: /^View its cases, / })
        .first()
        .click();
      await admin.getByText('No cases match these filters.').waitFor();
      await admin.getByText('Only one customer:').waitFor();
      await viewLink(admin, 'Closed').click();
      await expect.poll(() => caseRows(admin).count()).toBe(1);

      const sent = (about: string): readonly string[] => receiver.types.filter((type) => type.startsWith(about));
      await expect.poll(() => sent('case.')).toEqual(SENT);
      expect(sent(STATUS).length).toBeGreaterThanOrEqual(4);
      for (const one of receiver.got) verified(secret, one);
      // On PostgreSQL the database of the environment is examined.
      const env = { ...product.env(), NAMESAKE_DATA_DIR: product.dataDir() };
      const proved = await runCommand('namesake', ['verify'], { env });
      expect([proved.code, proved.stderr]).toEqual([0, '']);
      await expectEvidence(admin);
    });
  });
});

/** The pack of today has each decision and good guy, the case, and each step of it. */
async function expectEvidence(page: Page): Promise<void> {
  const lines = await evidencePack(page);
  const actions = lines('events.jsonl').map(({ action }) => action);
  for (const action of ['customer.saved', 'case.opened', 'case.assigned', 'case.commented', 'decision.proposed'])
    expect(actions).toContain(action);
  for (const action of ['decision.approved', 'good_guy.made', 'case.state_changed']) expect(actions).toContain(action);
  expect(lines('screenings/decisions.jsonl')).toHaveLength(2);
  expect(lines('watch/cases.jsonl')).toMatchObject([{ state: 'closed', resolution: 'false_positive' }]);
}
