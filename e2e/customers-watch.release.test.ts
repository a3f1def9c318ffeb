import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { batchStatus } from './harness/batch-pages.ts';
import { describeInBrowser } from './harness/browser.ts';
import { customerRows, customerStatus } from './harness/customer-pages.ts';
import { invite } from './harness/invite.ts';
import { rows } from './harness/pages.ts';
import { writeNamesakes } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const CLEAN = 'Fenwick Astermole';
const runRows = (page: Page) => page.getByRole('list', { name: 'Runs' }).getByRole('listitem');
const watchLine = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Watch', exact: true });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });
const lastRun = (page: Page) => page.getByRole('region', { name: 'Last full run' });

type ImportedFile = { readonly group: string; readonly names: readonly string[]; readonly isWholeBook?: boolean };

/** Gives a file of customers to the page that imports them; its columns are shown then. */
async function importFile(page: Page, { group, names, isWholeBook = false }: ImportedFile): Promise<void> {
  const lines = names.map((name, at) => `${group}-${at},${name}`);
  const buffer = Buffer.from(['Customer number,Full name', ...lines].join('\n'));
  await page.goto('/customers');
  await page.getByRole('link', { name: 'Import customers' }).click();
  await page.getByRole('textbox', { name: 'Group' }).fill(group);
  if (isWholeBook) await page.getByRole('checkbox', { name: /whole book/ }).check();
  await page.getByLabel('File to screen').setInputFiles({ name: `${group}.csv`, mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: 'Preview of the first rows' }).waitFor();
}

async function startFile(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => batchStatus(page).innerText()).toBe(`Done · ${count} rows`);
}

/** Opens the customer of a reference. */
async function openCustomer(page: Page, reference: string): Promise<void> {
  await page.goto('/customers');
  await page.getByRole('textbox', { name: 'Find by reference' }).fill(reference);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: reference }).waitFor();
}

describeInBrowser('a book of customers', () => {
  const product = useProduct({ lists: 'namesakes' });
  const lists = () => join(product.dataDir(), '..', 'lists');

  it('is imported and watched: a new listing raises an alert, and a changed one raises it again', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/customers');
    await watchLine(page).getByText('Nobody is under watch.').waitFor();
    await importFile(page, { group: 'retail', names: [CLEAN, 'Anna Vranok', 'Bodil Karsmark'] });
    await page.getByText('Its rows become customers under watch, in the group retail.').waitFor();
    await page.getByRole('combobox', { name: 'Customer number' }).selectOption('Set aside');
    await page.getByText(/no customer is put under watch without one/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
    await expectNoFaults(page);
    await page.getByRole('combobox', { name: 'Customer number' }).selectOption('Your ID');
    await startFile(page, 3);
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Customers in the group' }).click();
    await expect.poll(() => customerRows(page).count()).toBe(3);
    await watchLine(page).getByText('Everyone under watch is screened against the current lists.').waitFor();

    await writeNamesakes(lists(), [{ name: CLEAN, birthDate: '1971-04-02' }]);
    await openCustomer(page, 'retail-0');
    await timeline(page).getByText('Alert: a listed party not found before').waitFor();
    await timeline(page).getByText('Alert (previously: Nothing found)').waitFor();
    await page.reload();
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Alert/);

    await page.goto('/customers');
    await watchLine(page).getByRole('link', { name: 'Runs' }).click();
    await runRows(page).first().waitFor();
    await expect.poll(() => runRows(page).allInnerTexts()).toContainEqual(expect.stringContaining('lists changed'));
    await page.getByRole('button', { name: 'Screen everyone now' }).click();
    await expectNoFaults(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start run' }).click();
    await page.getByRole('heading', { level: 1, name: 'Full run' }).waitFor();
    const state = page.getByRole('region', { name: 'Full run' });
    await expect.poll(() => state.getByRole('status').innerText()).toBe('Done');
    const found = page.getByRole('region', { name: 'Run result' });
    await expect.poll(() => found.innerText()).toMatch(/Nothing found\s+2\s+Alert\s+1/);
    await page.getByRole('region', { name: 'Lists searched' }).getByText('namesakes').first().waitFor();
    await expectNoFaults(page);
    for (const [link, ending] of Object.entries({ PDF: 'pdf', CSV: 'csv' })) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: `(${link})` }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^run_\\w+.*\\.${ending}$`));
    }

    await openCustomer(page, 'retail-0');
    await expect.poll(() => lastRun(page).innerText()).toMatch(/Alert\s+in the full run of/);
    const download = page.waitForEvent('download');
    await lastRun(page).getByRole('link', { name: 'Proof (JSON)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^proof-run_\w+\.json$/);
    await expectNoFaults(page);
    await timeline(page)
      .getByRole('link', { name: /^Screening, / })
      .first()
      .click();
    await rows(page).first().click();
    const bar = page.getByRole('region', { name: 'Decision' });
    await bar.getByRole('button', { name: 'False positive' }).click();
    await bar.getByRole('button', { name: 'Record' }).click();
    await page.locator('[data-row] [data-decision]').first().waitFor();
    await openCustomer(page, 'retail-0');
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Decided/);
    await timeline(page).getByText('Decided (previously: Alert)').waitFor();

    await writeNamesakes(lists(), [{ name: CLEAN, birthDate: '1984-05-17' }]);
    await timeline(page)
      .getByText(/^Alert: .*a relevant change to a listing/)
      .waitFor();
    await timeline(page).getByText('Alert (previously: Decided)').waitFor();
    await page.reload();
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Alert/);
    await expectNoFaults(page);
  });

  it('is screened under a policy in preview, which says whose status that would change', async () => {
    const page = await product.newPage();
    await page.goto('/customers/runs');
    await page.getByRole('button', { name: 'Preview a policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview a policy' });
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Policy' }).inputValue()).toBe('default');
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Start preview' }).click();
    await page.getByRole('heading', { level: 1, name: /^Policy preview/ }).waitFor();
    const found = page.getByRole('region', { name: 'Expected changes' });
    await found.getByText('No status would change.').waitFor();
    await expectNoFaults(page);
  });

  it('shows the run that is under way where another one is requested', async () => {
    const page = await product.newPage();
    await importFile(page, { group: 'other', names: ['Anna Vranok', 'Bodil Karsmark'] });
    await startFile(page, 2);
    await page.goto('/customers/runs');
    await runRows(page).first().waitFor();
    // Not the first of the page's runs, which is a preview.
    const { id } = await page.evaluate(async () => (await (await fetch('/api/v1/watch')).json()).latest);
    const under = { kind: 'full', endedAt: null, state: 'running', root: null };
    const asRunning = (one: object) => ({ ...one, ...under });
    await page.route('**/api/v1/watch', async (route) => {
      const response = await route.fetch();
      const watch: { latest: object } = await response.json();
      await route.fulfill({ response, json: { ...watch, running: asRunning(watch.latest) } });
    });
    await page.route('**/api/v1/runs', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            json: {
              code: 'run_under_way',
              title: 'A run is under way',
              detail: 'Nothing was started.',
              requestId: 'req_1',
            },
          })
        : route.fallback(),
    );
    await page.goto('/customers');
    await watchLine(page).getByRole('progressbar', { name: 'Customers processed' }).waitFor();
    await expectNoFaults(page);
    await watchLine(page).getByRole('link', { name: 'Runs' }).click();
    await page.getByRole('button', { name: 'Screen everyone now' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Start run' }).click();
    await dialog.getByText('A run is under way').waitFor();
    await expectNoFaults(page);
    await dialog.getByRole('link', { name: 'View run' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/customers/runs/${id}`);
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/customers\/runs\/run_/);
  });

  it('loses whom a file of the whole book lacks, once a second person approves it', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    const names = ['Ode', 'Tyra', 'Runa', 'Signe', 'Vigdis', 'Ylva', 'Embla', 'Frida'].map(
      (name) => `${name} Karsmark`,
    );
    await importFile(page, { group: 'branch', names });
    await startFile(page, 8);
    const [mara, lacking] = [await invite(product, page, 'Mara', 'manager'), '7 customers are missing from this file'];
    for (const answer of ['Reject: keep them', 'Approve: end the watch of 7 customers'] as const) {
      await importFile(page, { group: 'branch', names: names.slice(0, 1), isWholeBook: true });
      await startFile(page, 1);
      await expect.poll(() => page.getByRole('region', { name: 'Under watch' }).innerText()).toContain(lacking);
      await page.getByText('You uploaded the file, so another person must decide.').waitFor();
      await expect.poll(() => page.getByRole('button', { name: answer }).count()).toBe(0);
      await expectNoFaults(page);
      await mara.goto(new URL(page.url()).pathname);
      await mara.getByRole('link', { name: 'Show them' }).click();
      await expect.poll(() => customerRows(mara).count()).toBe(7);
      expect(new URL(mara.url()).search).toBe('?group=branch&leaving=true');
      await customerRows(mara).first().getByText('Missing from the whole book').waitFor();
      await mara.goBack();
      await mara.getByRole('button', { name: answer }).click();
      await mara
        .getByText(answer.startsWith('Reject') ? /^Rejected: they stay/ : /^Approved: their watch has ended/)
        .waitFor();
      await expect.poll(() => mara.getByText(lacking).count()).toBe(0);
      await expectNoFaults(mara);
    }
    await mara.goto('/customers?group=branch&watch=ended');
    await expect.poll(() => customerRows(mara).count()).toBe(7);
    await mara.goto('/customers?group=branch&leaving=true');
    await mara.getByText('No customers match these filters.').waitFor();
  });
});
