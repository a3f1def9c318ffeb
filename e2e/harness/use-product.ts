import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { keepArtefacts } from './keep-artefacts.ts';
import { makeListHistory } from './list-history.ts';
import { setUp } from './pages.ts';
import { type RunningService, type ServiceOptions, startService } from './start-service.ts';
import { miniListIn, namesakesIn, temporaryFolder } from './temporary-folder.ts';

/** How long a step may take on however busy a machine; shorter to find out why one fails. */
const PATIENCE_MS = Number(process.env['NAMESAKE_E2E_PATIENCE_MS'] ?? 240_000);

export type ProductOptions = Pick<ServiceOptions, 'env'> & {
  /**
   * The lists: bundled sample, five invented parties, thirty namesakes as an official list, or a list with a history.
   */
  readonly lists?: 'sample' | 'mini' | 'namesakes' | 'history';
  /** What must be there before the service starts, and what it then starts with. */
  readonly prepare?: () => Promise<Pick<ServiceOptions, 'env' | 'port'>>;
};

export type PageOptions = BrowserContextOptions & { readonly loggedIn?: boolean };

/** What the tests of one file share. */
export type Product = {
  readonly service: () => RunningService;
  readonly dataDir: () => string;
  /** What the service was started with. */
  readonly env: () => NodeJS.ProcessEnv;
  /** A page in a browser profile of its own, closed after the test. */
  readonly newPage: (options?: PageOptions) => Promise<Page>;
};

/** One service with an administrator, and one browser, for the tests around the call. */
export function useProduct({ lists = 'sample', env = {}, prepare }: ProductOptions = {}): Product {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let service: RunningService;
  let browser: Browser;
  let started: NodeJS.ProcessEnv = env;
  let session: Awaited<ReturnType<BrowserContext['storageState']>>;
  const faults: string[] = [];
  const consoleLines: string[] = [];
  const dataDir = () => join(folder.path, 'data');

  beforeAll(async () => {
    folder = await temporaryFolder();
    if (lists === 'history') await makeListHistory(dataDir());
    // A list of one's own is all that its answers need.
    const own = async (id: string, listsIn: (path: string) => Promise<string>) => [
      '--lists',
      await listsIn(folder.path),
      '--lists-required',
      id,
    ];
    const args =
      lists === 'mini'
        ? await own('mini', miniListIn)
        : lists === 'namesakes'
          ? await own('namesakes', namesakesIn)
          : ['--offline'];
    const prepared = { env, ...(await prepare?.()) };
    started = prepared.env ?? {};
    [service, browser] = await Promise.all([startService({ dataDir: dataDir(), args, ...prepared }), launchBrowser()]);
    const page = await browser.newPage();
    await setUp(page, service.setupLink ?? '');
    session = await page.context().storageState();
    await page.close();
  });
  afterEach(async ({ task }) => {
    const lines = consoleLines.splice(0);
    if (task.result?.state === 'fail' || faults.length > 0) {
      const pages = browser.contexts().flatMap((context) => context.pages());
      await keepArtefacts({ test: task.fullName, pages, console: lines, log: service.output() });
    }
    await Promise.all(browser.contexts().map((context) => context.close()));
    const found = faults.splice(0);
    expect(
      found,
      `faults in the browser console; the service logged:\n${found.length > 0 ? warnings(service.output()) : ''}`,
    ).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
    await folder?.remove();
  });

  const newPage = async ({ loggedIn = true, ...options }: PageOptions = {}): Promise<Page> => {
    const state = loggedIn ? { storageState: session } : {};
    const context = await browser.newContext({ baseURL: service.url, reducedMotion: 'reduce', ...state, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      consoleLines.push(`${message.type()}: ${message.text()}`);
      // A refused or unreachable request is part of a test; a broken content security policy or a React warning is not.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text());
    });
    return page;
  };
  return { service: () => service, dataDir, env: () => started, newPage };
}

/** The last warnings and errors that a service wrote: why a page failed is rarely seen in the browser. */
function warnings(output: string): string {
  const isWarning = (line: string): boolean => /"level":[4-6]0|warning: /.test(line);
  return output.split('\n').filter(isWarning).slice(-20).join('\n');
}
