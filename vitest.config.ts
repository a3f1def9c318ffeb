import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const project = (name: string, root: string, extra: object = {}) => ({
  test: {
    name,
    root,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.shared.test.ts', '**/*.slow.test.ts', 'test/faults/**'],
    // Only a test that hangs takes so long, on however busy a machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    ...extra,
  },
});

/** Tests of pure functions share what they import: loading the tables anew for each file takes longer than the tests. */
const PURE = { isolate: false };

/** Tests start the program hundreds of times: see packages/server/bin/namesake.js. */
const PROGRAM = {
  env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/namesake', import.meta.url)) },
};

const support = (name: string): string =>
  fileURLToPath(new URL(`packages/server/test/support/${name}.ts`, import.meta.url));

/**
 * Around the tests of the server: a PostgreSQL, and a search of all their logs for names and secrets; see
 * packages/server/test/support/postgres.ts and log-search.
 */
const AROUND = {
  globalSetup: [support('log-search/search-logs'), support('postgres-for-tests')],
  setupFiles: support('log-search/watch-fetch'),
};

const SERVER = { ...PROGRAM, ...AROUND, isolate: false };
/** What runs on every database: `npm test` runs it on SQLite, this on PostgreSQL. */
const POSTGRES = {
  ...SERVER,
  include: ['test/api/**/*.test.ts'],
  exclude: ['**/*.shared.test.ts', '**/*.slow.test.ts'],
  env: { ...PROGRAM.env, TEST_STORAGE: 'postgres' },
};
const E2E = { globalSetup: './harness/build-product.ts', expect: { poll: { timeout: 240_000 } } };

/** Tests that start programs for every sentence, and tests with thousands of cases. */
const SLOW = { include: ['**/*.slow.test.ts'], exclude: ['**/node_modules/**'] };
const FAULTS = { include: ['packages/*/test/faults/**/*.test.ts'], exclude: [] };

/**
 * `npm test` runs the most useful tests within five minutes. `.ci/run` also runs the `-slow` projects, `faults`, and `shared`,
 * which needs the real lists in ../shared.
 */
export default defineConfig({
  test: {
    // Every core: the default leaves one free, which is half of two.
    maxWorkers: '100%',
    projects: [
      project('engine', 'packages/engine', PURE),
      project('lists', 'packages/lists', PURE),
      project('contract', 'packages/contract', PURE),
      project('bench', 'bench', PURE),
      project('server', 'packages/server', SERVER),
      project('server-postgres', 'packages/server', POSTGRES),
      project('server-slow', 'packages/server', { ...SERVER, ...SLOW }),
      project('web', 'packages/web', PURE),
      project('web-slow', 'packages/web', { ...PURE, ...SLOW }),
      project('e2e', 'e2e', E2E),
      project('e2e-slow', 'e2e', { ...E2E, ...SLOW }),
      project('faults', '.', { ...PROGRAM, ...AROUND, ...FAULTS }),
      {
        test: {
          name: 'shared',
          include: ['packages/*/**/*.shared.test.ts', 'bench/**/*.shared.test.ts'],
          // Minutes of work each; hung is what takes half an hour, on however busy a machine.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
