import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
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

/** Takes all snippets off the page of a new token; the outcome runs one as it stands, with that token or another. */
function useSnippets(product: Product): (language: Language, other?: string) => Promise<CommandResult> {
  let token: string;
  const pathOf = ({ file }: Language): string => join(dirname(product.dataDir()), 'snippets', file);
  beforeAll(async () => {
    const page = await product.newPage();
    await page.goto('/settings/api');
    token = await createTokenInPage(page, 'Snippets');
    for (const language of LANGUAGES) {
      await page.getByRole('tab', { name: language.tab }).click();
      const code = (await page.getByRole('tabpanel').locator('code').textContent()) ?? '';
      await mkdir(dirname(pathOf(language)), { recursive: true });
      await writeFile(pathOf(language), code);
    }
  });
  return (language, other) =>
    runCommand(language.command, [pathOf(language)], { env: { NAMESAKE_TOKEN: other ?? token } });
}

describeInBrowser('the snippets of the token page, on the sample list', () => {
  const run = useSnippets(useProduct());
  for (const language of LANGUAGES) {
    it.skipIf(language.skip)(`hold on a demo answer: ${language.tab}`, async () => {
      const { code, stdout, stderr } = await run(language);
      expect([code, stderr]).toEqual([1, '']);
      expect(stdout).toContain('"outcome": "demo"');
    });

    it.skipIf(language.skip)(`hold when the token is refused: ${language.tab}`, async () => {
      const { code, stdout } = await run(language, 'nsk_live_mistyped');
      expect(code).toBe(1);
      expect(stdout).toContain('token_malformed');
    });
  }
});

describeInBrowser('the snippets of the token page, on lists taken for official', () => {
  const run = useSnippets(useProduct({ lists: 'mini' }));
  for (const language of LANGUAGES) {
    it.skipIf(language.skip)(`let a party pass on a complete no_match: ${language.tab}`, async () => {
      const { code, stdout, stderr } = await run(language);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('"outcome": "no_match"');
    });
  }
});
