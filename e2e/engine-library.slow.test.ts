import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createScreener, packIndex } from '@namesake/engine';
import { sampleLists } from '@namesake/lists/sample';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, launchBrowser } from './harness/browser.ts';

const TEXTS = [
  'Arkadi Poluschtofow',
  'Zebulon Quartermaine',
  'payment to Arkadij Poluschtofow, Berlin',
  'Pelagos Mirage',
];
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', json: 'application/json' };

/** The files of the test page by name: what vite bundles, and the packed index. */
async function filesOfPage(): Promise<Map<string, Uint8Array>> {
  const root = fileURLToPath(new URL('library', import.meta.url));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', modulePreload: false },
    worker: { format: 'es' },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('vite made no single output');
  const { layout, bytes } = packIndex(createScreener(sampleLists()).index.data);
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  return new Map([
    ...built.output.map((file): [string, Uint8Array] => {
      const content = file.type === 'chunk' ? file.code : file.source;
      return [file.fileName, typeof content === 'string' ? encode(content) : content];
    }),
    ['index.json', encode(layout)],
    ['index.bin', Uint8Array.from(new Uint8Array(bytes))],
  ]);
}

describeInBrowser('the engine in a worker of a browser', () => {
  let files: Map<string, Uint8Array>;
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    files = await filesOfPage();
    server = createServer(({ url = '/' }, response) => {
      const name = url === '/' ? 'index.html' : url.slice(1);
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      const content = files.get(name);
      response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const openPage = async () => {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    return page;
  };

  it('answers as Node does, on a page that shares no memory', async () => {
    const page = await openPage();
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(false);
    const onNode = createScreener({ ...sampleLists(), gaps: ['A test page.'] });
    for (const searchText of TEXTS) {
      const { answer } = await page.evaluate((text) => window.screenInWorker({ searchText: text }), searchText);
      expect(answer).toEqual(JSON.parse(JSON.stringify(onNode.screen({ searchText }))));
    }
    await expect.poll(() => page.locator('output').innerText()).toMatch(/^demo: .*pelagos mirage/i);
    await page.close();
  });

  it('needs nothing of Node, and at most 3 MB of compressed script', async () => {
    const scripts = [...files].filter(([name]) => name.endsWith('.js'));
    const all = scripts.map(([, content]) => Buffer.from(content));
    expect(all.filter((content) => /["']node:/.test(content.toString()))).toEqual([]);
    const [raw, packed] = [all, all.map((content) => gzipSync(content))].map((parts) =>
      parts.reduce((sum, { length }) => sum + length, 0),
    );
    const page = await openPage();
    const first = await page.evaluate(() => window.screenInWorker({ searchText: 'Pelagos Mirage' }));
    const second = await page.evaluate(() => window.screenInWorker({ searchText: 'Arkadi Poluschtofow' }));
    await page.close();
    process.stdout.write(
      `engine in a browser: script ${raw} bytes, gzip ${packed}; sample index ${files.get('index.bin')?.length} bytes; ` +
        `first answer after ${first.readyMs?.toFixed(0)} ms (search ${first.tookMs.toFixed(1)} ms), next search ${second.tookMs.toFixed(1)} ms\n`,
    );
    expect(raw).toBeGreaterThan(100_000);
    expect(packed).toBeLessThan(3_000_000);
  });
});
