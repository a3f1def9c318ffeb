import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createToken, postSearch } from './harness/api.ts';
import { describeInBrowser } from './harness/browser.ts';
import { openPolicyForm, outcome, screen } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

type Scoring = {
  readonly thresholds: { readonly result: number; readonly high: number };
  readonly features: readonly { readonly doc: string; readonly examples: readonly { readonly score: number }[] }[];
  readonly findings: readonly { readonly doc: string }[];
  readonly costs: readonly { readonly doc: string }[];
};

describeInBrowser('the scoring page', () => {
  const product = useProduct({ lists: 'mini' });
  const open = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/settings/scoring');
    await page.getByRole('article', { name: 'default' }).waitFor();
    return page;
  };
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save policy' }).click();

  it('tells all that GET /scoring says', async () => {
    const page = await open();
    const response = await fetch(`${product.service().url}/api/v1/scoring`);
    const scoring: Scoring = await response.json();
    await page.getByText('Cost of disagreement', { exact: true }).first().click();
    const told = await page.getByRole('main').innerText();
    const { result, high } = scoring.thresholds;
    expect(told).toContain(`${result} to ${high}`);
    expect(told).toContain(`from ${high}`);
    for (const { doc } of [...scoring.features, ...scoring.findings, ...scoring.costs]) expect(told).toContain(doc);
    for (const { score } of scoring.features.flatMap(({ examples }) => examples))
      expect(told).toContain(score.toFixed(1));
  });

  it('is reached from the settings, and shows the default policy, which can only be tightened', async () => {
    const page = await product.newPage();
    await page.goto('/settings/api');
    await page.getByRole('link', { name: 'Scoring' }).click();
    const standard = page.getByRole('article', { name: 'default' });
    await expect.poll(() => standard.innerText()).toMatch(/sha256:[0-9a-f]{64}/);
    await expect.poll(() => standard.getByRole('button').allInnerTexts()).toEqual(['Tighten']);
  });

  it('makes a policy that a program names, warns of a weaker one, keeps versions and deletes it', async () => {
    const page = await open();
    await openPolicyForm(page, 'payments');
    await field(page, 'Shown from name score').fill('82');
    await expect.poll(() => page.getByRole('status').innerText()).toContain('weaker than the default');
    await field(page, 'Reason').fill('The queue is long.');
    await save(page);
    const card = page.getByRole('article', { name: 'payments' });
    await card.getByText('threshold 82 instead of 75').waitFor();

    const token = await createToken(product.dataDir(), 'policies');
    const search = async () => {
      const response = await postSearch(product.service().url, token, {
        searchText: 'Zebulon Quartermaine',
        policy: 'payments',
      });
      const { outcome, restricted }: { outcome?: string; restricted?: boolean } = await response.json();
      return [response.status, outcome, restricted];
    };
    expect(await search()).toEqual([200, 'incomplete', true]);

    const searching = await product.newPage();
    await searching.goto('/');
    await searching.getByRole('button', { name: 'More details' }).click();
    await searching.getByRole('combobox', { name: 'Policy' }).selectOption('payments');
    await expect.poll(() => searching.getByRole('slider', { name: 'Threshold' }).inputValue()).toBe('82');
    await screen(searching, 'Zebulon Quartermaine');
    await expect.poll(() => outcome(searching).innerText()).toContain('policy payments: threshold 82 instead of 75');

    await card.getByRole('button', { name: 'Edit payments' }).click();
    await field(page, 'Shown from name score').fill('70');
    await field(page, 'Reason').fill('The queue is short again.');
    await save(page);
    await card.getByText('Version 2').waitFor();
    await expect.poll(() => card.innerText()).not.toContain('Weaker than the default');
    expect(await search()).toEqual([200, 'no_match', false]);
    await card.getByRole('button', { name: 'Earlier versions' }).click();
    await card.getByText('The queue is long.').waitFor();

    await card.getByRole('button', { name: 'Delete payments' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete policy' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await search()).toEqual([422, undefined, undefined]);
  });

  it('says at each field what is wrong, goes to the first, and sends nothing', async () => {
    const page = await open();
    await openPolicyForm(page, 'Not A Name');
    await field(page, 'High from score').fill('60');
    await save(page);
    const form = page.getByRole('form', { name: 'New policy' });
    for (const told of ['Use at most 63 of', 'This must not be below the threshold.', 'Enter a reason.'])
      await expect.poll(() => form.getByText(told).isVisible()).toBe(true);
    await expect.poll(() => field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });
});
