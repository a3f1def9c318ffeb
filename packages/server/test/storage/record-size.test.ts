import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWNERSHIP_RULES } from '@namesake/lists';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadKeys } from '../../src/config/secret.ts';
import type { App } from '../../src/context/app.ts';
import { ContextIds } from '../../src/context/context-ids.ts';
import { tokenPrincipal } from '../../src/context/prove-principal.ts';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { buildExamine } from '../../src/examine/build-examine.ts';
import { Printer } from '../../src/lib/pdf/printer.ts';
import { Semaphore } from '../../src/lib/threads/semaphore.ts';
import { BearerTokens } from '../../src/modules/access/store/bearer-tokens.ts';
import { LoginThrottle } from '../../src/modules/access/store/login-throttle.ts';
import { BatchWatches, StreamSlots } from '../../src/modules/batches/store/batch-watches.ts';
import { StandardPolicy } from '../../src/modules/policies/store/standard-policy.ts';
import { createSearch } from '../../src/modules/search/create.ts';
import { Spreadsheets } from '../../src/row-files/spreadsheet.ts';
import { Comparer } from '../../src/screening/comparer.ts';
import { RecentScreenings } from '../../src/screening/recent-screenings.ts';
import { SearchPool } from '../../src/screening/search-pool.ts';
import { LiveSearches, ShortSearches } from '../../src/screening/short-searches.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { NOTHING_REFUSED } from '../support/nothing-refused.ts';

const SCREENINGS = 5_000;
const MAX_BYTES = 400;
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-size-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Screens so many unlisted names and closes, which leaves everything in the one database file. Returns its size. */
const POLICY = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 20,
  includeDelisted: false,
  weakAliases: 'never',
} as const;

async function sizeAfter(count: number): Promise<number> {
  const storage = await openSqliteStorage(dir);
  let searched = 0;
  const pool = new SearchPool({ width: 1, deadlineMs: 1_000 });
  const keys = loadKeys({ secret: null, dataDir: dir });
  storage.ledger.signWith(keys.receipts);
  const app: App = {
    version: '0.0.0-test',
    storage,
    lists: fakeLists({ nowMs: NOW_MS }),
    versions: { diff: () => Promise.reject(new Error('nothing is compared')) },
    historical: { absent: async () => [], fits: () => false, of: () => Promise.reject(new Error('nothing is kept')) },
    refused: NOTHING_REFUSED,
    reload: async () => {},
    refresh: async () => ({ outcome: 'unchanged' }),
    sharing: { problem: undefined, lagMs: () => 0, isNewest: async () => true },
    loading: () => null,
    pool,
    shortSearches: new ShortSearches({ pool }),
    live: new LiveSearches(),
    faults: { problems: [] },
    publicUrl: null,
    webhookNetworks: [],
    mail: null,
    isEnding: () => false,
    batchWatches: new BatchWatches({ find: async () => undefined, isEnding: () => false }),
    streamSlots: new StreamSlots(),
    provider: null,
    recent: new RecentScreenings(),
    replays: new Semaphore('Replays'),
    engine: { version: '0.0.0-fake', modelHash: `sha256:${'0'.repeat(64)}` },
    policy: POLICY,
    standard: new StandardPolicy(POLICY),
    compare: () => {
      throw new Error('not used');
    },
    startComparer: (start) => new Comparer(start),
    nameScoresAmong: (entities) => () => entities.map(() => 0),
    keys,
    bearerTokens: new BearerTokens(storage, keys),
    ownershipRules: OWNERSHIP_RULES,
    exportsPurged: false,
    contexts: new ContextIds(),
    queueBatch: async () => {},
    queueLookback: async () => {},
    queueRun: async () => {},
    printer: new Printer(),
    spreadsheets: new Spreadsheets(),
    ...buildExamine(sqliteSource(join(dir, 'namesake.db')), keys, () => NOW_MS),
    factorRule: 'none',
    throttle: new LoginThrottle(storage.loginAttempts, keys, () => NOW_MS),
    // Time passes, as it does: ages differ from answer to answer.
    now: () => NOW_MS + searched * 37,
  };
  const principal = tokenPrincipal({
    kind: 'token',
    tokenId: 'tok_1',
    scopes: ['search:write'],
    expiresAt: NOW_MS * 2,
  });
  const call = { app, principal, requestId: 'req_1', gone: () => new AbortController().signal };
  const given = ['Maria', 'Johannes', 'Wei', 'Fatima', 'Oluwaseun', 'Guadalupe', 'Krzysztof'];
  const family = ['Lindqvist', 'Okonkwo', 'Fernandez', 'Nakamura', 'Papadopoulou', 'Szczepanski', 'Abdullah', 'Kim'];
  for (let from = 0; from < count; from += 100) {
    const batch = Array.from({ length: Math.min(100, count - from) }, (_, n) => {
      searched += 1;
      const k = from + n;
      const searchText = `${given[k % 7] ?? ''} ${family[(k >> 3) % 8] ?? ''} ${k.toString(36)}`;
      return createSearch(call, { searchText, type: 'person', externalRef: `customer-${k * 7919}` }, []);
    });
    await Promise.all(batch);
  }
  await storage.close();
  return statSync(join(dir, 'namesake.db')).size;
}

it(`the record of a no-match takes ${MAX_BYTES} bytes on disk at most, its index included`, async () => {
  const before = await sizeAfter(100);
  const perScreening = ((await sizeAfter(SCREENINGS)) - before) / SCREENINGS;
  expect(perScreening).toBeGreaterThan(50);
  expect(perScreening).toBeLessThan(MAX_BYTES);
  process.stdout.write(`record of a no-match: ${Math.round(perScreening)} bytes on disk\n`);
});
