import { execFileSync } from 'node:child_process';
import { startSharedBrowser } from './browser.ts';
import { REPOSITORY } from './product-environment.ts';

/** Around all browser tests: the interface is built from the sources as they are, and one browser serves every test. */
export async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['tools/setup.js'], { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'inherit'] });
  const browser = await startSharedBrowser();
  return async () => browser?.close();
}
