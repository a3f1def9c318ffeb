import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { detail, screen, searchBox } from './harness/pages.ts';
import { runCommand } from './harness/run-command.ts';
import { useProduct } from './harness/use-product.ts';

/** Two listed companies of the sample own a holding, which owns a trading company: together, through it. */
const OWNERS = `owned_id,owned_name,owner_id,owner_name,share_percent,control,as_of,source
hold-1,Quillaby Holding Ltd,sample:O-004,,30,,2026-03-01,Invented register
hold-1,Quillaby Holding Ltd,sample:O-003,,25.5,,,
acme-7,Brinegate Trading Ltd,hold-1,Quillaby Holding Ltd,80,,,
acme-7,Brinegate Trading Ltd,someone,Marrow Family Trust,20,,,
`;

const rule = (page: Page, name: RegExp) => page.getByRole('article', { name });

describeInBrowser('the page of a party on the sample list', () => {
  const product = useProduct();

  it('shows the chain by which listed parties own a company, for each rule by itself', async () => {
    const file = join(product.dataDir(), 'owners.csv');
    await writeFile(file, OWNERS);
    const imported = await runCommand('namesake', ['ownership', 'import', file, '--data', product.dataDir()]);
    expect(imported).toMatchObject({ code: 0, stdout: '4 stakes imported; there were 0 before\n' });

    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    await screen(page, 'White Pelagos Maritime');
    await detail(page).getByRole('link', { name: 'Open the party' }).click();
    await page.getByRole('heading', { level: 1, name: 'WHITE PELAGOS MARITIME S.A.' }).waitFor();
    await expect.poll(() => page.title()).not.toContain('PELAGOS');

    await page.getByRole('link', { name: 'Quillaby Holding Ltd' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Quillaby Holding Ltd' }).waitFor();
    await page.getByRole('link', { name: 'Brinegate Trading Ltd' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Brinegate Trading Ltd' }).waitFor();

    const ofac = rule(page, /OFAC/);
    await expect.poll(() => ofac.innerText()).toContain('together own 80 % of it');
    await expect.poll(() => ofac.getByText('Met', { exact: true }).count()).toBe(1);
    await expect.poll(() => ofac.getByRole('img', { name: 'Chain of 3 stakes, owners above' }).isVisible()).toBe(true);
    await expect
      .poll(() => ofac.getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringContaining('Quillaby Holding Ltd owns 80 % of Brinegate Trading Ltd'),
        expect.stringContaining('owns 25.5 % of Quillaby Holding Ltd'),
        expect.stringContaining('WHITE PELAGOS MARITIME S.A. owns 30 % of Quillaby Holding Ltd'),
      ]);
    await expect.poll(() => rule(page, /EU/).getByText('Met', { exact: true }).count()).toBe(1);
    const uk = await rule(page, /UK/).innerText();
    expect(uk).toContain('Not shown by data');
    await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(/not owned|clear/i);

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => auditPage(page)).toEqual([]);
      await expect.poll(() => overflowPixels(page)).toBe(0);
    }
  });

  it('says that there is no party under an unknown id', async () => {
    const page = await product.newPage();
    await page.goto('/parties/nobody-at-all');
    await page.getByText('This party is neither on a loaded list nor in your table of owners.').waitFor();
  });
});
