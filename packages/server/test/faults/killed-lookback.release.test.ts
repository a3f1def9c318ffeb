import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POLICY } from '@namesake/engine';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { Lookback } from '../../src/modules/lookbacks/store/lookback.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { anyEvent } from '../support/any-event.ts';
import { type SpawnedService, spawnService } from '../support/spawn-service.ts';

const SCREENINGS = 20_000;
/** Every so manieth screening is of the party. */
const EVERY = 10;
const ID = 'lkb_killed';

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-killed-lookback-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  await rm(dataDir, { recursive: true });
});

type Progress = {
  readonly state: string;
  readonly scanned: number;
  readonly found: number;
  readonly hits: number;
  readonly screenings: number;
};
function progress(): Progress {
  const db = new Database(join(dataDir, 'namesake.db'), { readonly: true });
  const found = db
    .prepare<[], Progress>(
      `select state, scanned, found, (select count(*) from lookback_hit) as hits,
        (select count(distinct screening_id) from lookback_hit) as screenings from lookback`,
    )
    .get();
  db.close();
  if (found === undefined) throw new Error('There is no lookback.');
  return found;
}

/** Many screenings, and a lookback that waits. */
async function fill(): Promise<void> {
  const storage = await openSqliteStorage(dataDir);
  const nowMs = Date.now();
  const contextId = await storage.screenings.internContext('{"lists":[]}');
  const record = (n: number) => {
    const searchText = n % EVERY === 0 ? 'Quelmar Dalvor Tolbrecht' : `Somebody Else ${n}`;
    return storage.screenings.record({
      id: newScreeningId(nowMs - SCREENINGS + n),
      contextId,
      actor: 'token:tok_1',
      outcome: 'no_match',
      total: 0,
      request: JSON.stringify({ searchText }),
      answer: '{"results":[]}',
    });
  };
  for (let from = 0; from < SCREENINGS; from += 2_000)
    await Promise.all(Array.from({ length: 2_000 }, (_, n) => record(from + n)));
  const lookback: Lookback = {
    id: ID,
    state: 'queued',
    createdBy: 'user:usr_1',
    createdAt: nowMs,
    startedAt: null,
    endedAt: null,
    entityId: null,
    entity: { names: ['Quelmar Tolbrecht'] },
    policy: DEFAULT_POLICY,
    reason: null,
    fromMs: null,
    toMs: null,
    actors: null,
    upTo: await storage.history.newest(),
    step: 0,
    lookedTo: null,
    total: null,
    scanned: 0,
    unreadable: 0,
    skipped: 0,
    found: 0,
  };
  await storage.lookbacks.add(lookback, anyEvent(nowMs));
  await storage.close();
}

it('a lookback that is killed goes on after the next start, with each hit once', async () => {
  await fill();
  for (const [times, least] of [200, 10_000].entries()) {
    service = await spawnService(dataDir);
    await expect.poll(() => progress().scanned).toBeGreaterThan(least);
    await service.end('SIGKILL');
    const { state, scanned, found, hits } = progress();
    // It was killed in the middle, or this proves nothing.
    expect([state, scanned < SCREENINGS, scanned % 100], `kill ${times + 1} at ${scanned}`).toEqual([
      'running',
      true,
      0,
    ]);
    expect([found, hits]).toEqual([scanned / EVERY, scanned / EVERY]);
  }
  service = await spawnService(dataDir);
  await expect.poll(() => progress().state).toBe('done');
  const each = SCREENINGS / EVERY;
  expect(progress()).toEqual({ state: 'done', scanned: SCREENINGS, found: each, hits: each, screenings: each });
});
