import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FailedTests } from './tools/failed-tests.js';
import { TestOrder } from './tools/test-order.js';

keepFilesInMemory();

/** Only a test that hangs takes so long, on however busy a machine: nothing else ends a test, and no test sets less. */
const PATIENCE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000, interval: 50 } },
};

/** What a name ends in tells what runs it; the table is in CONTRIBUTING.md. */
const SUFFIXES = ['shared', 'slow', 'release'] as const;
const OTHERS = ['**/node_modules/**', '**/dist/**'];
const QUICK = {
  include: ['**/*.test.ts', '**/*.test.tsx'],
  exclude: [...OTHERS, ...SUFFIXES.map((suffix) => `**/*.${suffix}.test.*`)],
};
const only = (suffix: (typeof SUFFIXES)[number]) => ({ include: [`**/*.${suffix}.test.ts`], exclude: OTHERS });

type Extra = { readonly setupFiles?: readonly string[]; readonly [option: string]: unknown };
const SEEDS = fileURLToPath(new URL('tools/seed-properties.js', import.meta.url));

const project = (name: string, root: string, { setupFiles = [], ...extra }: Extra = {}) => ({
  test: { name, root, ...PATIENCE, ...QUICK, setupFiles: [SEEDS, ...setupFiles], ...extra },
});

/** Tests of pure functions share what they import: loading the tables anew for each file takes longer than the tests. */
const PURE = { isolate: false };

const support = (name: string): string =>
  fileURLToPath(new URL(`packages/server/test/support/${name}.ts`, import.meta.url));

/**
 * Around the tests of the server: a PostgreSQL, and a search of all their logs for names and secrets; see
 * packages/server/test/support/postgres.ts and log-search. They start the program hundreds of times: see
 * packages/server/bin/namesake.js.
 */
const SERVER = {
  isolate: false,
  globalSetup: [support('log-search/search-logs'), support('postgres-for-tests')],
  setupFiles: [support('log-search/watch-fetch')],
  env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/namesake', import.meta.url)) },
};
/** The API on the other database. */
const ON_POSTGRES = { ...SERVER, env: { ...SERVER.env, TEST_STORAGE: 'postgres' } };
const API = ['test/api/**/*.test.ts'];
const RELEASE = ['{bench,packages/{engine,lists,contract,web}}/**/*.release.test.ts'];
/** What needs PyPI: a step of its own. */
const PYTHON = ['**/python-client.release.test.ts', '**/release-files.release.test.ts'];
/** Around the laws on the real lists: those lists, loaded once. */
const LISTS = { globalSetup: './bench/lists/lists-for-tests.ts' };
const E2E = { isolate: false, globalSetup: './harness/build-product.ts' };

export default defineConfig({
  test: {
    // Every core: the default leaves one free, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: TestOrder },
    reporters: ['default', new FailedTests()],
    projects: [
      project('engine', 'packages/engine', PURE),
      project('lists', 'packages/lists', PURE),
      project('contract', 'packages/contract', PURE),
      project('client', 'packages/client', PURE),
      project('bench', 'bench', PURE),
      project('tools', 'tools', PURE),
      project('server', 'packages/server', SERVER),
      project('web', 'packages/web', PURE),
      project('e2e', 'e2e', E2E),
      // What `.ci/run` adds: npm run test:slow, npm run test:shared.
      project('server-slow', 'packages/server', { ...SERVER, ...only('slow') }),
      project('server-postgres', 'packages/server', { ...ON_POSTGRES, include: ['test/api/**/*.sql.test.ts'] }),
      project('e2e-slow', 'e2e', { ...E2E, ...only('slow') }),
      project('shared', '.', { ...PURE, ...LISTS, ...only('shared') }),
      // What `npm run release:check` adds.
      project('api-on-postgres', 'packages/server', { ...ON_POSTGRES, include: API, exclude: OTHERS }),
      project('server-release', 'packages/server', { ...SERVER, ...only('release'), exclude: [...OTHERS, ...PYTHON] }),
      project('python', 'packages/server', { ...SERVER, include: PYTHON, exclude: OTHERS }),
      project('e2e-release', 'e2e', { ...E2E, ...only('release') }),
      project('release', '.', { ...LISTS, ...only('release'), include: RELEASE }),
    ],
  },
});

/** Databases of tests wait for no disk where there is memory for their files: tests kill processes, not machines. */
function keepFilesInMemory(): void {
  const [memory, leastBytes] = ['/dev/shm', 4e9];
  if (!existsSync(memory) || tmpdir().startsWith(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < leastBytes) return;
  const folder = mkdtempSync(join(memory, 'namesake-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
