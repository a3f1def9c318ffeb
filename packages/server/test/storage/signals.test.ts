import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { ROW_KEY } from '../support/dialects.ts';
import { onDatabase, type TestDatabase, testDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let [here, there]: Storage[] = [];
beforeEach(async () => {
  database = await testDatabase('made');
  [here, there] = await Promise.all([openPostgresStorage(database.url), openPostgresStorage(database.url)]);
  for (const node of [here, there]) node.rowProof.useKey(ROW_KEY);
});
afterEach(async () => {
  await here?.close();
  await there?.close();
  await database.drop();
});

const policy = { name: 'strict', hash: 'sha256:1', body: '{}', reason: 'A test.', savedAt: 1, savedBy: 'user:test' };

/** Counts calls of a topic on one node, once signals arrive there. */
async function heardBy(node: Storage | undefined, topic: 'parties' | 'policies'): Promise<{ calls: number }> {
  const heard = { calls: 0 };
  node?.signals.listen(topic, async () => {
    heard.calls += 1;
  });
  await expect.poll(() => node?.signals.silentSince()).toBeNull();
  await expect.poll(() => heard.calls).toBeGreaterThan(0);
  return heard;
}

describe('signals between nodes', () => {
  it('reach another node by themselves, not only when all topics are read again', async () => {
    const [policies, parties] = [await heardBy(there, 'policies'), await heardBy(there, 'parties')];
    let version = 0;
    const otherTopicsRead = async (): Promise<number> => {
      const before = { policies: policies.calls, parties: parties.calls };
      version += 1;
      await here?.policies.save({ ...policy, hash: `sha256:${version}` }, anyEvent(version));
      await expect.poll(() => policies.calls).toBeGreaterThan(before.policies);
      return parties.calls - before.parties;
    };
    await expect.poll(otherTopicsRead).toBe(0);
  });

  it('come again by themselves after the connection was lost, with whatever was missed meanwhile', async () => {
    const heard = await heardBy(there, 'parties');
    await onDatabase(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'namesake signals'`,
    );
    await expect.poll(() => there?.signals.silentSince()).not.toBeNull();
    const before = heard.calls;
    await expect.poll(() => there?.signals.silentSince()).toBeNull();
    await expect.poll(() => heard.calls).toBeGreaterThan(before);
  });

  it('are read once more after one that came while a topic was being read, and never two at a time', async () => {
    let [running, most, calls] = [0, 0, 0];
    let release = (): void => {};
    there?.signals.listen('policies', async () => {
      running += 1;
      calls += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      running -= 1;
    });
    await expect.poll(() => calls).toBe(1);
    await expect.poll(() => there?.signals.silentSince()).toBeNull();
    await here?.policies.save(policy, anyEvent(1));
    release();
    await expect.poll(() => calls).toBe(2);
    release();
    expect(most).toBe(1);
  });
});
