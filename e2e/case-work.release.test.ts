import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseOf, caseRows, decisionBar } from './harness/case-pages.ts';
import { addCustomer } from './harness/customer-pages.ts';
import { invite } from './harness/invite.ts';
import { useProduct } from './harness/use-product.ts';

const TEXT = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Called the branch.') };
const HTML = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]) };
const LARGE = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 0x20) };

const files = (page: Page) => page.getByRole('region', { name: 'Files' });
const checklist = (page: Page) => page.getByRole('region', { name: 'Checklist' });
const queues = (page: Page) => page.getByRole('list', { name: 'Queues' });
const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Puts a legal hold on all records, or lifts it, by the API. */
async function hold(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate(async (on) => {
    const { csrfToken } = await (await fetch('/api/v1/session')).json();
    const headers = { 'x-csrf-token': csrfToken };
    const body = JSON.stringify({ scope: { kind: 'all' }, text: 'A court asks.' });
    if (on) {
      const typed = { ...headers, 'content-type': 'application/json' };
      await fetch('/api/v1/legal-holds', { method: 'POST', headers: typed, body });
      return;
    }
    const { items } = await (await fetch('/api/v1/legal-holds')).json();
    for (const { id } of items) await fetch(`/api/v1/legal-holds/${id}`, { method: 'DELETE', headers });
  }, isOn);
}

describeInBrowser('work on cases', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('has files, which are added, refused with a reason, saved and erased, and a checklist for each verdict', async () => {
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await addCustomer(admin, { reference: 'customer-1', name: 'Fenwick Astermole' });
    await addCustomer(admin, { reference: 'customer-2', name: 'Hedda Morvell' });
    await expect.poll(() => caseOf(admin, 'customer-2')).toBeDefined();
    await admin.goto((await caseOf(admin, 'customer-2')) ?? '');
    const input = admin.getByLabel('Files to add');
    // One that is refused keeps no other one back.
    await input.setInputFiles([HTML, LARGE, TEXT]);
    await files(admin).getByText('note.txt').waitFor();
    await expect.poll(() => files(admin).getByRole('listitem').innerText()).toMatch(/Text, 18.B\s+You/);
    await files(admin).getByText('page.pdf was not added').waitFor();
    await files(admin).getByText('The content counts, not the file name.').waitFor();
    await files(admin).getByText('A file can have at most 10 MB.').waitFor();
    await expect.poll(() => files(admin).getByRole('listitem').count()).toBe(1);
    const data = await admin.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Passport seen.'], 'dropped.txt', { type: 'text/plain' }));
      return transfer;
    });
    // A file that misses the section is not taken, and does not replace the page.
    await admin.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: data });
    await files(admin).getByRole('heading').dispatchEvent('drop', { dataTransfer: data });
    await files(admin).getByRole('button', { name: 'Erase dropped.txt' }).waitFor();
    await expect.poll(() => files(admin).getByRole('listitem').count()).toBe(2);
    await expectNoFaults(admin);

    const download = admin.waitForEvent('download');
    await files(admin).getByRole('button', { name: 'Download note.txt' }).click();
    expect((await download).suggestedFilename()).toBe('note.txt');
    await hold(admin, true);
    await files(admin).getByRole('button', { name: 'Erase dropped.txt' }).click();
    const dialog = admin.getByRole('alertdialog', { name: 'Erase this file?' });
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await dialog.getByText('Nothing was erased.').waitFor();
    await hold(admin, false);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => files(admin).getByRole('listitem').count()).toBe(1);

    const done = checklist(admin).getByText('0 of 3 done');
    await done.waitFor();
    await admin.keyboard.press('1');
    await decisionBar(admin).getByRole('combobox', { name: 'Reason' }).waitFor();
    const box = checklist(admin).getByRole('checkbox').first();
    await box.focus();
    await admin.keyboard.press('Space');
    await checklist(admin).getByText('1 of 3 done').waitFor();
    await checklist(admin).getByText('Done: You').waitFor();
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    await admin.keyboard.press('Space');
    await done.waitFor();
    await admin.getByText('Checklist: reset to not done').waitFor();
    await expectNoFaults(admin);
  });

  it('is divided into queues and checklists, which two people do not overwrite for each other', async () => {
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    const mara = await invite(product, admin, 'Mara', 'manager');
    await mara.goto('/settings/cases');
    await mara.getByRole('button', { name: 'Add a queue' }).waitFor();
    await admin.goto('/settings/cases');
    await admin.getByText('No queues: everyone can take every case').waitFor();
    for (const [number, name] of ['urgent', 'Private Clients'].entries()) {
      await admin.getByRole('button', { name: 'Add a queue' }).click();
      await admin.keyboard.type(name);
      await expect.poll(() => queues(admin).getByRole('textbox', { name: 'Name' }).nth(number).inputValue()).toBe(name);
    }
    const urgent = admin.getByRole('group', { name: 'urgent' });
    await urgent.getByRole('combobox', { name: 'Priority' }).selectOption('high');
    await urgent.getByRole('textbox', { name: 'Hours to decide' }).fill('soon');
    await urgent.getByRole('group', { name: 'Members' }).getByRole('checkbox', { name: 'Mara' }).check();
    await urgent.getByRole('combobox', { name: 'Escalate to' }).selectOption({ label: 'Mara' });
    await expectNoFaults(admin);
    await saveBar(admin).click();
    await admin.getByText('A whole number of hours, from 1 to 8784.').waitFor();
    await expect
      .poll(() => admin.getByRole('textbox', { name: 'Hours to decide' }).first().getAttribute('aria-invalid'))
      .toBe('true');
    await urgent.getByRole('textbox', { name: 'Hours to decide' }).fill('4');
    await admin.getByRole('textbox', { name: 'Name' }).nth(1).fill('private');
    await admin.getByRole('button', { name: 'Move private up' }).press('Enter');
    await expect.poll(() => queues(admin).innerText()).toMatch(/1\. private[\s\S]*2\. urgent/);
    await admin.getByRole('button', { name: 'Add an item to “False positive”' }).click();
    await admin.keyboard.type('Note what differs.');
    await saveBar(admin).click();
    await admin.getByText('Saved. Open cases were moved to their queues.').waitFor();
    await expect
      .poll(() => queues(admin).innerText())
      .toMatch(/igh priority · for Mara · due in 4 hours · then escalated to Mara/);
    await expectNoFaults(admin);

    await mara.getByRole('button', { name: 'Add an item to “Undecided”' }).click();
    await mara.keyboard.type('Ask the branch.');
    await saveBar(mara).click();
    const notice = mara.getByRole('alert');
    await notice.getByText('Your changes were not saved. Everything you entered is still here.').waitFor();
    await expect.poll(() => mara.getByRole('textbox', { name: 'Item 2' }).last().inputValue()).toBe('Ask the branch.');
    await expectNoFaults(mara);
    await notice.getByRole('button', { name: 'Show theirs, discard mine' }).click();
    await queues(mara).getByText('private').first().waitFor();

    const tova = await invite(product, admin, 'Tova', 'analyst');
    await tova.goto('/settings/cases');
    await tova.getByText('Only users who may change policies can edit these settings.').waitFor();
    await queues(tova)
      .getByText(/for Mara · due in 4 hours/)
      .waitFor();
    await expect.poll(() => saveBar(tova).count()).toBe(0);
    await expectNoFaults(tova);
  });

  it('goes to the deputy of somebody who is away, is handed over by an analyst, and is counted', async () => {
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await invite(product, admin, 'Nora', 'analyst');
    const olga = await invite(product, admin, 'Olga', 'analyst');
    await olga.goto('/cases');
    await caseRows(olga).first().waitFor();
    await olga.keyboard.press('j');
    await decisionBar(olga).getByRole('button', { name: 'Take' }).click();
    await expect.poll(() => caseRows(olga).first().innerText()).toContain('You');
    await olga.getByRole('button', { name: 'I am away …' }).click();
    const dialog = olga.getByRole('dialog', { name: 'Away' });
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await dialog.getByText('Choose a time in the future.').waitFor();
    await dialog.getByLabel('Until').fill('2099-12-31T08:00');
    await dialog.getByRole('combobox', { name: 'Deputy' }).selectOption({ label: 'Nora' });
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await dialog.waitFor({ state: 'detached' });
    const away = olga.getByRole('region', { name: 'Away' });
    await expect.poll(() => away.innerText()).toMatch(/You are away until Dec 31, 2099.*, deputy: Nora/);
    await expect.poll(() => caseRows(olga).first().innerText()).toContain('Nora');
    await expectNoFaults(olga);
    await away.getByRole('button', { name: 'I am back' }).click();
    await expect.poll(() => away.getByRole('listitem').count()).toBe(0);

    await admin.goto('/cases');
    await admin.getByRole('button', { name: 'Someone is away …' }).click();
    const ofOthers = admin.getByRole('dialog', { name: 'Away' });
    await ofOthers.getByRole('combobox', { name: 'Who is away' }).selectOption({ label: 'Nora' });
    await ofOthers.getByLabel('Until').fill('2099-12-31T08:00');
    await expectNoFaults(admin);
    await ofOthers.getByRole('button', { name: 'Hand over' }).click();
    await admin.getByText('Nora is away until').waitFor();
    await expect.poll(() => caseRows(admin).first().innerText()).toContain('Nobody');
    await admin.getByRole('button', { name: 'Nora is back' }).click();
    await admin.getByText('Nora is away until').waitFor({ state: 'detached' });

    await admin.getByRole('link', { name: 'Statistics' }).click();
    const table = admin.getByRole('table', { name: 'Cases by analyst' });
    await expect.poll(() => table.innerText()).toMatch(/Nobody[\s\S]*All cases/);
    await admin.getByRole('link', { name: 'Queue' }).click();
    await admin.getByRole('table', { name: 'Cases by queue' }).waitFor();
    await admin.getByLabel('From').fill('2026-01-01');
    await admin.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => new URL(admin.url()).searchParams.get('from')).toContain('2026-01-01');
    await admin
      .getByRole('table', { name: 'Age of open cases' })
      .getByRole('row', { name: /under 4 hours/ })
      .waitFor();
    const download = admin.waitForEvent('download');
    await admin.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('cases.csv');
    await expectNoFaults(admin);
  });
});
