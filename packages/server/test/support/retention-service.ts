import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { databaseSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../../src/examine/verify/verify-store.ts';
import { Purge } from '../../src/modules/retention/purge/purge.ts';
import { databaseUrlOf, dropDatabaseOf } from './database-of.ts';
import { administratorOf, type TestBrowser } from './people.ts';
import { startService, type TestService } from './test-service.ts';

export const DAY_MS = 86_400_000;
const CURRENT = { reason: 'Invented lists are current.', atMs: 0, untilMs: Date.parse('2999-12-31') };

/** Periods of retention in days, and no maximum; kinds that are not named are kept. */
export const itemsWith = (keep: Readonly<Record<string, number | null>>, floorDays = 0) =>
  ['screenings', 'no_match', 'audit_events', 'access'].map((kind) => {
    return { kind, purpose: null as string | null, keepDays: keep[kind] ?? null, floorDays, ceilingDays: null };
  });

/** For each test of the file: a service whose records age, and an administrator. */
export function useRetentionService() {
  let service: TestService;
  let admin: TestBrowser;
  let token: string;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'namesake-retention-'));
    // Segments are sealed by the system's clock. Lists never get too old here, however many years pass.
    service = await startService({ dataDir, lists: { origin: 'disk', attestation: CURRENT } });
    service.clock.nowMs = Date.now();
    token = await service.token({ scopes: ['search:write', 'search:read'], lifetimeMs: 2e12 });
    admin = await administratorOf(service);
  });
  afterEach(async () => {
    await service.close();
    await dropDatabaseOf(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Another administrator's session: the first one ends while years pass. */
  async function later(days: number): Promise<void> {
    service.clock.nowMs += days * DAY_MS;
    admin.clear();
    await admin.logIn('Ada', 'seven quiet lanterns');
  }
  return {
    get service() {
      return service;
    },
    get admin() {
      return admin;
    },
    get token() {
      return token;
    },
    get dataDir() {
      return dataDir;
    },
    later,
    verify: async (): Promise<StoreVerified> => {
      const source = databaseSource({ dataDir, databaseUrl: await databaseUrlOf(dataDir) });
      return verifyStore(source, { here: verifyRange, allSignatures: true });
    },
    search: async (members: Readonly<Record<string, unknown>> = {}): Promise<string> => {
      const answer = await service.post('/api/v1/search', { searchText: 'Tolbrecht Quelmar', ...members }, token);
      expect(answer.status).toBe(200);
      return String(answer.body['searchId']);
    },
    statusOf: async (searchId: string): Promise<number> =>
      (await service.get(`/api/v1/searches/${searchId}`, token)).status,
    save: async (items: readonly unknown[], version = 0): Promise<Record<string, unknown>> => {
      const saved = await admin.send('PUT', '/retention', { version, items, text: 'A test.' });
      expect(saved.body).toMatchObject({ version: version + 1 });
      return saved.body;
    },
    purge: (): Promise<void> =>
      new Purge({ storage: service.app.storage, now: service.app.now, pause: async () => {}, tell: () => {} }).run(),
    /** Lets weeks pass in steps that a clock may make. */
    pass: async (days: number): Promise<void> => {
      for (let left = days; left > 0; left -= 30) {
        service.clock.nowMs += Math.min(left, 30) * DAY_MS;
        await service.app.storage.retention.see(service.app.now());
      }
      await later(0);
    },
  };
}
