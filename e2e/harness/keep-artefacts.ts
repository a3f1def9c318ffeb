import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { REPOSITORY } from './product-environment.ts';

/** One folder for all browser tests; `.gitignore` has it, and the last lines of a failed run name it. */
const ARTEFACTS = join(REPOSITORY, 'test-artefacts');

export type Artefacts = {
  readonly test: string;
  readonly pages: readonly Page[];
  /** What the pages wrote to their consoles. */
  readonly console: readonly string[];
  /** What the service wrote. */
  readonly log: string;
};

/** Keeps what shows why a browser test failed: a picture of each page, their consoles, and the log of the service. */
export async function keepArtefacts({ test, pages, console, log }: Artefacts): Promise<void> {
  const folder = join(ARTEFACTS, test.replaceAll(/[^\w-]+/g, '-').slice(0, 120));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    // A page that hangs has no picture.
    ...pages.map((page, at) => page.screenshot({ path: join(folder, `page-${at + 1}.png`) }).catch(() => undefined)),
    writeFile(join(folder, 'console.txt'), console.join('\n')),
    writeFile(join(folder, 'service.log'), log),
  ]);
}
