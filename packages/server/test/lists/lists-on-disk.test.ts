import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../src/lib/errors/storage-problem.ts';
import type { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { refreshDisk, startDiskLists } from '../../src/lists/refresh/disk-lists.ts';
import { SingleNodeSync } from '../../src/lists/sharing/list-sync.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { isComplete } from '../../src/lists/state/list-state-reader.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { keep, useListFolder } from '../support/list-folder.ts';
import { changingHere, loadHere } from '../support/load-here.ts';

const folder = useListFolder();
const { report } = folder;

const POLICY = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 20,
  includeDelisted: false,
  weakAliases: 'never',
} as const;

const PRIVATE_LIST = `${JSON.stringify({ id: 'v-1', schema: 'Person', properties: { name: ['Tesmond Quillaby'] } })}\n`;
const statusOf = (keeper: ListKeeper) =>
  Object.fromEntries(keeper.states(Date.now()).map(({ id, status }) => [id, status]));

/** Just now, whenever the tests run. */
const PUBLISHED = new Date();
const FRESH_UN_LIST = INVENTED_UN_LIST.replace('2026-02-01T23:00:00.000Z', PUBLISHED.toISOString());
const DAY_MS = 24 * 3_600_000;

/** The lock of a database that can be away. */
class SyncOfDatabase extends SingleNodeSync {
  isAway = false;
  refused = 0;

  override locked<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isAway) return super.locked(work);
    this.refused += 1;
    return Promise.reject(new StorageUnavailable({ kind: 'unreachable', text: 'The server is away.' }));
  }
}

describe('lists on disk', () => {
  const start = async (keeper = new ListKeeper(null, []), sync = new SingleNodeSync()): Promise<ListKeeper> => {
    folder.started(
      await startDiskLists({
        dir: folder.dir,
        keeper,
        sync,
        change: changingHere(keeper, { sync }),
        require: keep(keeper),
        report,
        lookEveryMs: 20,
      }),
    );
    return keeper;
  };

  it('are loaded, indexed and are what a complete answer needs', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    const keeper = await start();
    const snapshot = keeper.current();
    const found = snapshot?.screener.screen({ searchText: 'orlan vestrakof' }, POLICY);
    expect(found?.hits.map(({ entityId }) => entityId)).toEqual(['un_sc:XXi.001']);
    expect(snapshot?.records.find('un_sc:XXi.001')?.listing.names[0]?.value).toBe('Orlan Vestrakov');
    expect(snapshot?.records.find('un_sc:XXi.001')?.recordHash).toMatch(/^sha256:[\da-f]{64}$/);
    expect(snapshot?.screener.entityOf('un_sc:XXe.002')?.entityId).toBe('un_sc:XXe.002');
    expect(keeper.states(Date.now())).toMatchObject([{ id: 'un_sc', required: true, status: 'fresh' }]);
    expect(isComplete(keeper.states(Date.now()))).toBe(true);
    expect(isComplete(keeper.states(Date.now() + 400 * DAY_MS))).toBe(false);
  });

  it('that were saved in the very millisecond of their publication are dated', async () => {
    const path = join(folder.dir, 'consolidated.xml');
    await writeFile(path, FRESH_UN_LIST);
    await utimes(path, PUBLISHED, PUBLISHED);
    expect(statusOf(await start())).toEqual({ un_sc: 'fresh' });
  });

  it('that are broken stay required: nothing is complete without them', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    await mkdir(join(folder.dir, 'eu_fsf'));
    await writeFile(
      join(folder.dir, 'eu_fsf', 'latest.xml'),
      '<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-',
    );
    const keeper = await start();
    const states = keeper.states(Date.now());
    expect(states.map(({ id, status }) => [id, status])).toEqual([
      ['un_sc', 'fresh'],
      ['eu_fsf', 'missing'],
    ]);
    expect(states[1]?.problem).not.toBeNull();
    expect(isComplete(states)).toBe(false);
    expect(folder.said.join('\n')).toContain('REFUSED');
  });

  it('that change while the database is away stay fresh, and are loaded once it is back', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    const sync = new SyncOfDatabase();
    const keeper = await start(undefined, sync);
    sync.isAway = true;
    await writeFile(join(folder.dir, 'vip.ftm.json'), PRIVATE_LIST);
    await expect.poll(() => sync.refused).toBeGreaterThan(2);
    expect(statusOf(keeper)).toEqual({ un_sc: 'fresh' });
    sync.isAway = false;
    await expect.poll(() => keeper.required).toContain('vip');
    expect(keeper.isLost).toBe(false);
  });

  it('that change behind a linked folder are loaded anew', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'namesake-linked-'));
    try {
      await writeFile(join(elsewhere, 'vip.ftm.json'), PRIVATE_LIST);
      await symlink(elsewhere, join(folder.dir, 'private'));
      const keeper = await start();
      const nameNow = () => keeper.current()?.records.find('vip:v-1')?.listing.names[0]?.value;
      expect(nameNow()).toBe('Tesmond Quillaby');
      await writeFile(join(elsewhere, 'vip.ftm.json'), PRIVATE_LIST.replace('Quillaby', 'Quillabonne'));
      await expect.poll(nameNow).toBe('Tesmond Quillabonne');
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });

  it('that are refreshed by a word while they cannot be loaded stay as they were, and are stale', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    const keeper = await start();
    const before = keeper.current();
    const load = () => Promise.reject(new Error('the new index does not find what it holds'));
    const options = { dir: folder.dir, keeper, sync: new SingleNodeSync(), require: keep(keeper), report };
    await changingHere(keeper, { load })((next) => refreshDisk(next, options));
    expect([keeper.current(), statusOf(keeper)]).toEqual([before, { un_sc: 'stale' }]);
    expect(folder.said.join()).toContain('does not find what it holds');
  });

  it('whose folder goes away while they are read stay as they were, and are stale', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    await writeFile(join(folder.dir, 'vip.ftm.json'), PRIVATE_LIST);
    const keeper = await start();
    folder.stopLists();
    const before = keeper.current();
    const load: typeof loadSnapshot = async (...order) => {
      await rm(join(folder.dir, 'consolidated.xml'));
      await symlink(join(folder.dir, 'gone.xml'), join(folder.dir, 'consolidated.xml'));
      const loaded = await loadHere(...order);
      expect(loaded.refused).toMatchObject([{ code: 'unreadable' }]);
      await rm(folder.dir, { recursive: true });
      return loaded;
    };
    const options = { dir: folder.dir, keeper, sync: new SingleNodeSync(), require: keep(keeper), report };
    await changingHere(keeper, { load })((next) => refreshDisk(next, options));
    await mkdir(folder.dir);
    expect([keeper.current(), statusOf(keeper)]).toEqual([before, { un_sc: 'stale', vip: 'stale' }]);
  });

  it('are not needed where the folder holds other files too, which are named', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    await writeFile(join(folder.dir, 'notes.txt'), 'hello');
    expect(isComplete((await start()).states(Date.now()))).toBe(true);
    expect(folder.said.join('\n')).toContain('notes.txt');
  });

  it('that cannot be read at all end the start with what was found', async () => {
    await writeFile(join(folder.dir, 'notes.txt'), 'hello');
    await expect(start()).rejects.toThrow(/No list could be loaded.*\n.*notes\.txt/);
  });

  it('that the operator vouches for are fresh whatever their age', async () => {
    await writeFile(join(folder.dir, 'consolidated.xml'), FRESH_UN_LIST);
    const word = { reason: 'checked by hand', atMs: Date.now(), untilMs: Date.now() + 500 * DAY_MS };
    const keeper = await start(new ListKeeper(word, []));
    expect(isComplete(keeper.states(Date.now() + 400 * DAY_MS))).toBe(true);
    expect(isComplete(keeper.states(Date.now() + 600 * DAY_MS))).toBe(false);
  });
});
