import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { type SpawnedService, spawnService } from '../support/spawn-service.ts';

const DAY_MS = 86_400_000;
const OLD = 12_000;
const YOUNG = 500;

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-killed-purge-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  await rm(dataDir, { recursive: true });
});

const verify = () =>
  verifyStore(sqliteSource(join(dataDir, 'namesake.db')), { here: verifyRange, allSignatures: true });
function counts(): { readonly kept: number; readonly erased: number; readonly done: number } {
  const db = new Database(join(dataDir, 'namesake.db'), { readonly: true });
  const count = (query: string): number => Number(db.prepare(`select count(*) from ${query}`).pluck().get());
  const found = {
    kept: count('screening'),
    erased: count('erased_screening'),
    done: count('purge_run where ended_at is not null and problem is null'),
  };
  db.close();
  return found;
}

/** A service that ran for a year, whose settings say a hundred days. */
async function fill(): Promise<void> {
  const storage = await openSqliteStorage(dataDir);
  const nowMs = Date.now();
  const contextId = await storage.screenings.internContext('{"lists":[]}');
  const record = (n: number, at: number) =>
    storage.screenings.record({
      id: newScreeningId(at),
      contextId,
      actor: 'token:tok_1',
      outcome: 'potential_match',
      total: 1,
      request: JSON.stringify({ searchText: `Tolbrecht ${n}` }),
      answer: '{"total":1}',
    });
  for (let from = 0; from < OLD; from += 2_000)
    await Promise.all(Array.from({ length: 2_000 }, (_, n) => record(from + n, nowMs - 300 * DAY_MS + from + n)));
  await Promise.all(Array.from({ length: YOUNG }, (_, n) => record(n, nowMs - 10 * DAY_MS + n)));
  const items = (['screenings', 'no_match', 'audit_events', 'access'] as const).map((kind) => {
    return { kind, purpose: null, keepDays: kind === 'screenings' ? 100 : null, floorDays: 0, ceilingDays: null };
  });
  const at = nowMs - 2 * DAY_MS;
  const event = { at, actor: 'user:usr_1', action: 'retention.saved', target: '1', detail: {}, requestId: '' };
  await storage.retention.save({ version: 1, items, reason: '', savedAt: at, savedBy: 'user:usr_1' }, event);
  await storage.close();
}

it('a purge that is killed leaves a whole chain, and the next start finishes it', async () => {
  await fill();
  service = await spawnService(dataDir);
  await expect.poll(() => counts().erased).toBeGreaterThan(0);
  await service.end('SIGKILL');
  const killed = counts();
  expect(killed.kept + killed.erased).toBe(OLD + YOUNG);
  // It was killed in the middle, or this proves nothing.
  expect(killed.kept).toBeGreaterThan(YOUNG);
  expect(await verify()).toMatchObject({ broken: null, erased: killed.erased });

  service = await spawnService(dataDir);
  await expect.poll(() => counts().done).toBe(1);
  await service.end('SIGTERM');
  expect(counts()).toMatchObject({ kept: YOUNG, erased: OLD });
  expect(await verify()).toMatchObject({ broken: null, erased: OLD, unsealed: 0 });
});
