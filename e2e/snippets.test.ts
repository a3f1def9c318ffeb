import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { createTokenInPage } from './harness/pages.ts';
import { type CommandResult, haveCommands, runCommand } from './harness/run-command.ts';
import { type Product, useProduct } from './harness/use-product.ts';

const LANGUAGES = [
  { tab: 'curl', file: 'screen.sh', command: 'bash', skip: !haveCommands('bash', 'curl', 'jq') },
  { tab: 'JavaScript', file: 'screen.mjs', command: 'node', skip: false },
  { tab: 'Python', file: 'screen.py', command: 'python3', skip: !haveCommands('python3') },
] as const;

type Language = (typeof LANGUAGES)[number];

/** Runs a snippet as it stands on the page of a token, with that token or another. */
async function runFromPage(product: Product, { tab, file, command }: Language, other?: string): Promise<CommandResult> {
  const page = await product.newPage();
  await page.goto('/settings/api');
  const token = await createTokenInPage(page, `For ${tab}`);
  await page.getByRole('tab', { name: tab }).click();
  const code = (await page.getByRole('tabpanel').locator('code').textContent()) ?? '';
  const path = join(dirname(product.dataDir()), 'snippets', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
  return runCommand(command, [path], { env: { NAMESAKE_TOKEN: other ?? token } });
}

describeInBrowser('the snippets of the token page, on the sample list', () => {
  const product = useProduct();
  for (const language of LANGUAGES) {
    it.skipIf(language.skip)(`hold on a demo answer: ${language.tab}`, async () => {
      const { code, stdout, stderr } = await runFromPage(product, language);
      expect([code, stderr]).toEqual([1, '']);
      expect(stdout).toContain('"outcome": "demo"');
    });

    it.skipIf(language.skip)(`hold when the token is refused: ${language.tab}`, async () => {
      const { code, stdout } = await runFromPage(product, language, 'nsk_live_mistyped');
      expect(code).toBe(1);
      expect(stdout).toContain('token_malformed');
    });
  }
});

describeInBrowser('the snippets of the token page, on lists taken for official', () => {
  const product = useProduct({ lists: 'mini' });
  for (const language of LANGUAGES) {
    it.skipIf(language.skip)(`let a party pass on a complete no_match: ${language.tab}`, async () => {
      const { code, stdout, stderr } = await runFromPage(product, language);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('"outcome": "no_match"');
    });
  }
});
