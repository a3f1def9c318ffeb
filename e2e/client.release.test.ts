import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { createTokenInPage } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const ENTRY = fileURLToPath(new URL('../packages/client/src/index.ts', import.meta.url));

/** The client as one script that sets `NamesakeClient`. */
async function clientScript(): Promise<string> {
  const lib = { entry: ENTRY, formats: ['iife' as const], name: 'NamesakeClient' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** What a page of a caller does; its last expression is what it gives. */
const PROGRAM = `(async (token) => {
  const namesake = new NamesakeClient.Namesake({ baseUrl: location.origin, token });
  const nobody = 'Tolbrecht Quelmarvic';
  const { mayPass, outcome } = await namesake.search({ searchText: nobody });
  const refused = await namesake.search({ searchText: nobody, threshold: 20 }).catch(({ code }) => code);
  const rows = [];
  for await (const row of namesake.batches.screen([{ id: 'a', searchText: nobody }, { id: 'b', searchText: '' }]))
    rows.push([row.id, row.mayPass, row.outcome]);
  const webhook = await NamesakeClient.verifyWebhook('{}', new Headers(), 'whsec_AAAA').catch(({ code }) => code);
  return { mayPass, outcome, refused, rows, webhook };
})`;

describeInBrowser('the client in a browser', () => {
  const product = useProduct({ lists: 'mini' });

  it('searches, is refused, screens rows and verifies webhooks', async () => {
    const page = await product.newPage();
    await page.goto('/settings/api');
    const token = await createTokenInPage(page, 'Page');
    const script = `${await clientScript()}\n${PROGRAM}(${JSON.stringify(token)})`;
    expect(await page.evaluate(script)).toEqual({
      mayPass: true,
      outcome: 'no_match',
      refused: 'threshold_too_low',
      rows: [
        ['a', true, 'no_match'],
        ['b', false, 'error'],
      ],
      webhook: 'webhook_not_verified',
    });
  });
});
