import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { describe } from 'vitest';
import { isExecutable } from './run-command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** What keeps a browser quiet and runnable in a container. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the system's Chromium; undefined where there is none. `CHROMIUM_PATH` comes first. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...paths].find((path) => path !== '' && isExecutable(path));
}

/** @throws Error where there is no Chromium */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium here: install it, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** `describe` for tests that need a browser: where there is none they are skipped, and it is said why. */
export function describeInBrowser(name: string, tests: () => void): void {
  const missing = findChromium() === undefined;
  if (missing) process.stdout.write(`skipped: ${name}: no Chromium here; install it, or set CHROMIUM_PATH\n`);
  describe.skipIf(missing)(name, tests);
}
