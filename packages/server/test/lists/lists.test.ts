import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Source } from '@namesake/lists';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../../src/lib/errors/storage-problem.ts';
import type { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { LoadTracker } from '../../src/lists/loading/load-tracker.ts';
import { refreshDisk, startDiskLists } from '../../src/lists/refresh/disk-lists.ts';
import {
  type DownloadOptions,
  refreshOne,
  retryDelayMs,
  roundLines,
  startDownloadedLists,
} from '../../src/lists/refresh/download-lists.ts';
import { NotDownloaded } from '../../src/lists/refresh/not-downloaded.ts';
import { SingleNodeSync } from '../../src/lists/sharing/list-sync.ts';
import { isComplete } from '../../src/lists/state/list-book.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { changingHere, loadHere } from '../support/load-here.ts';

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

let dir: string;
let said: string[];
let stop: (() => void) | undefined;
const report = (line: string): void => void said.push(line);
const keep = (keeper: ListKeeper) => async (ids: readonly string[]) => keeper.require(ids);
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-lists-'));
  said = [];
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  await rm(dir, { recursive: true });
});

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
    stop = await startDiskLists({
      dir,
      keeper,
      sync,
      change: changingHere(keeper, { sync }),
      require: keep(keeper),
      report,
      lookEveryMs: 20,
    });
    return keeper;
  };

  it('are loaded, indexed and are what a complete answer needs', async () => {
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
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
    const path = join(dir, 'consolidated.xml');
    await writeFile(path, FRESH_UN_LIST);
    await utimes(path, PUBLISHED, PUBLISHED);
    expect(statusOf(await start())).toEqual({ un_sc: 'fresh' });
  });

  it('that are broken stay required: nothing is complete without them', async () => {
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
    await mkdir(join(dir, 'eu_fsf'));
    await writeFile(
      join(dir, 'eu_fsf', 'latest.xml'),
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
    expect(said.join('\n')).toContain('REFUSED');
  });

  it('that change while the database is away stay fresh, and are loaded once it is back', async () => {
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
    const sync = new SyncOfDatabase();
    const keeper = await start(undefined, sync);
    sync.isAway = true;
    await writeFile(join(dir, 'vip.ftm.json'), PRIVATE_LIST);
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
      await symlink(elsewhere, join(dir, 'private'));
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
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
    const keeper = await start();
    const before = keeper.current();
    const load = () => Promise.reject(new Error('the new index does not find what it holds'));
    const options = { dir, keeper, sync: new SingleNodeSync(), require: keep(keeper), report };
    await changingHere(keeper, { load })((next) => refreshDisk(next, options));
    expect([keeper.current(), statusOf(keeper)]).toEqual([before, { un_sc: 'stale' }]);
    expect(said.join()).toContain('does not find what it holds');
  });

  it('whose folder goes away while they are read stay as they were, and are stale', async () => {
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
    await writeFile(join(dir, 'vip.ftm.json'), PRIVATE_LIST);
    const keeper = await start();
    stop?.();
    const before = keeper.current();
    const load: typeof loadSnapshot = async (...order) => {
      await rm(join(dir, 'consolidated.xml'));
      await symlink(join(dir, 'gone.xml'), join(dir, 'consolidated.xml'));
      const loaded = await loadHere(...order);
      expect(loaded.refused).toMatchObject([{ code: 'unreadable' }]);
      await rm(dir, { recursive: true });
      return loaded;
    };
    const options = { dir, keeper, sync: new SingleNodeSync(), require: keep(keeper), report };
    await changingHere(keeper, { load })((next) => refreshDisk(next, options));
    await mkdir(dir);
    expect([keeper.current(), statusOf(keeper)]).toEqual([before, { un_sc: 'stale', vip: 'stale' }]);
  });

  it('are not needed where the folder holds other files too, which are named', async () => {
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
    await writeFile(join(dir, 'notes.txt'), 'hello');
    expect(isComplete((await start()).states(Date.now()))).toBe(true);
    expect(said.join('\n')).toContain('notes.txt');
  });

  it('that cannot be read at all end the start with what was found', async () => {
    await writeFile(join(dir, 'notes.txt'), 'hello');
    await expect(start()).rejects.toThrow(/No list could be loaded.*\n.*notes\.txt/);
  });

  it('that the operator vouches for are fresh whatever their age', async () => {
    await writeFile(join(dir, 'consolidated.xml'), FRESH_UN_LIST);
    const word = { reason: 'checked by hand', atMs: Date.now(), untilMs: Date.now() + 500 * DAY_MS };
    const keeper = await start(new ListKeeper(word, []));
    expect(isComplete(keeper.states(Date.now() + 400 * DAY_MS))).toBe(true);
    expect(isComplete(keeper.states(Date.now() + 600 * DAY_MS))).toBe(false);
  });
});

describe('downloaded lists', () => {
  const source = (id: string): Source => ({
    id,
    title: id,
    publisher: 'Invented',
    jurisdiction: 'UN',
    url: 'https://example.org',
    pageUrl: 'https://example.org',
    fileNames: [],
    required: true,
    effect: 'unknown',
    minimumRecords: 1,
    publishedEveryDays: null,
    userAgent: 'test',
    downloadTimeoutMs: 1,
    forms: [],
    notes: [],
    limitations: [],
  });
  const nowMs = Date.parse('2026-03-01T12:00:00Z');

  /** Publishers that answer with nothing new or fail, and lists that load as the fakes do. */
  const start = async (
    failing: readonly string[],
    online = true,
    failure = new NotDownloaded('the publisher answered 500'),
  ) => {
    const keeper = new ListKeeper(null, ['list_a', 'list_b']);
    const asked: string[] = [];
    const loads: string[] = [];
    const load: typeof loadSnapshot = async ({ kind }) => {
      loads.push(kind);
      const ages = Object.fromEntries(['list_a', 'list_b'].filter((id) => !failing.includes(id)).map((id) => [id, 1]));
      const origin = kind === 'sample' ? 'sample' : 'download';
      const snapshot = fakeLists({ nowMs, origin, ages: kind === 'sample' ? {} : ages }).current();
      if (snapshot === undefined) throw new Error('nothing');
      return { snapshot, file: null, skipped: [], refused: [], versions: [], archived: [] };
    };
    const options: DownloadOptions = {
      dir: join(dir, 'lists'),
      sources: [source('list_a'), source('list_b')],
      online,
      keeper,
      sync: new SingleNodeSync(),
      require: keep(keeper),
      report,
      tracker: new LoadTracker(),
      change: changingHere(keeper, { load }),
      download: async ({ id }) => {
        asked.push(id);
        if (failing.includes(id)) throw failure;
        return { changed: true, checkedAtMs: nowMs, records: 2 };
      },
      lookEveryMs: 10,
      now: () => nowMs,
      random: () => 0.5,
    };
    stop = await startDownloadedLists(options);
    return { keeper, asked, loads, options };
  };

  it('begin with the sample and replace it when they are here', async () => {
    const { keeper, loads } = await start([]);
    await expect.poll(() => keeper.current()?.origin).toBe('download');
    expect(loads).toEqual(['sample', 'downloads']);
    expect(isComplete(keeper.states(nowMs))).toBe(true);
  });

  it('that a publisher does not give are missing, with the reason', async () => {
    const { keeper } = await start(['list_b']);
    await expect.poll(() => keeper.current()?.origin).toBe('download');
    expect(keeper.states(nowMs).map(({ id, status, problem }) => [id, status, problem])).toEqual([
      ['list_a', 'fresh', null],
      ['list_b', 'missing', 'the publisher answered 500'],
    ]);
    await expect
      .poll(() => said.slice(-2))
      .toEqual([
        '  list_b: not downloaded: the publisher answered 500',
        expect.stringMatching(/^ {2}next try at \d\d:\d\d$/),
      ]);
    expect(keeper.states(nowMs)[1]?.problemKind).toBe('failed');
  });

  it('that a publisher gave and nobody believes are told as refused', async () => {
    const refused = new NotDownloaded('the downloaded file has shrunk', { kind: 'refused' });
    const { keeper } = await start(['list_b'], true, refused);
    await expect.poll(() => said.join('\n')).toContain('  list_b: REFUSED: the downloaded file has shrunk');
    expect(keeper.states(nowMs)[1]?.problemKind).toBe('refused');
  });

  it('take one line where nobody is reached, with the local time of the next try', async () => {
    const offline = new NotDownloaded('the address of the publisher cannot be resolved', { isOffline: true });
    const { options } = await start(['list_a', 'list_b'], true, offline);
    const next = new Date(nowMs + 60_000).toTimeString().slice(0, 5);
    await expect.poll(() => said).toEqual([`offline: sample only; use --lists DIR; next try at ${next}`]);
    expect(options.keeper.states(nowMs).map(({ problem }) => problem)).toEqual(Array(2).fill(offline.message));
  });

  it('that were there before stay as they were where nobody is reached', () => {
    const offline = new NotDownloaded('no network', { isOffline: true });
    const asked = ['list_a', 'list_b'].map((id) => ({ source: source(id), result: offline }));
    expect(roundLines(asked, { isSample: false, nextMs: 0 })).toEqual([
      expect.stringMatching(/^offline: the lists stay as they were; next try at \d\d:\d\d$/),
    ]);
    const mixed = [...asked.slice(1), { source: source('list_c'), result: 'unchanged' as const }];
    expect(roundLines(mixed, { isSample: false, nextMs: 0 })[0]).toBe('  list_b: not downloaded: no network');
  });

  it('leave the sample in place where no publisher answers', async () => {
    const { keeper, asked, loads } = await start(['list_a', 'list_b']);
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => said.filter((line) => line.includes('not downloaded')).length).toBe(2);
    expect([keeper.current()?.origin, loads]).toEqual(['sample', ['sample']]);
  });

  it('that failed are asked for again after a minute, then ever later, up to an hour', async () => {
    vi.useFakeTimers();
    try {
      const { asked } = await start(['list_a', 'list_b']);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(asked).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(asked).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
    const minutes = [0, 1, 2, 3, 6, 7, 60].map((failures) => Math.round(retryDelayMs(failures, 0.5) / 60_000));
    expect(minutes).toEqual([60, 1, 2, 4, 32, 60, 60]);
    expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([54_000, 66_000]);
  });

  it('are asked for one by one when told to, and loaded where something is new', async () => {
    const { asked, loads, options } = await start([], false);
    const refresh = (id: string, more: Partial<DownloadOptions> = { online: true }) =>
      options.change((next) => refreshOne(next, id, { ...options, ...more }));
    expect(await refresh('list_b')).toEqual({ outcome: 'updated' });
    expect([asked, loads]).toEqual([['list_b'], ['sample', 'downloads']]);
    const unchanged = async () => ({ changed: false, checkedAtMs: nowMs, records: 2 });
    expect(await refresh('list_b', { online: true, download: unchanged })).toEqual({
      outcome: 'unchanged',
    });
    expect(loads).toEqual(['sample', 'downloads']);
    const load = () => Promise.reject(new Error('no index'));
    const failing = changingHere(options.keeper, { load });
    expect(await failing((next) => refreshOne(next, 'list_b', { ...options, online: true }))).toEqual({
      outcome: 'failed',
      because: 'no index',
    });
    expect(options.keeper.states(nowMs).find(({ id }) => id === 'list_b')?.problem).toBe('no index');
    const download = () => Promise.reject(new NotDownloaded('no network', { isOffline: true }));
    expect(await refresh('list_b', { online: true, download })).toEqual({
      outcome: 'failed',
      because: 'no network',
    });
    expect(await refresh('list_b', {})).toEqual({ outcome: 'not_asked' });
    expect(await refresh('list_of_ours')).toEqual({ outcome: 'read_again' });
  });

  it('are loaded again when another process put a file there, once', async () => {
    const { loads } = await start([], false);
    const meta = (sha256: string) =>
      JSON.stringify({ checkedAt: '', version: { sha256: `sha256:${sha256}`, records: 2, publishedAt: '' } });
    await mkdir(join(dir, 'lists', 'list_a'), { recursive: true });
    await writeFile(join(dir, 'lists', 'list_a', 'meta.json'), meta('f0'));
    await expect.poll(() => loads).toEqual(['sample', 'downloads']);
    expect(said.join()).toContain('Another process changed list_a');
    await writeFile(join(dir, 'lists', 'list_a', 'meta.json'), meta('f1'));
    await expect.poll(() => loads).toEqual(['sample', 'downloads', 'downloads']);
  });

  it('are not asked for when told to stay offline', async () => {
    const { keeper, asked } = await start([], false);
    expect([keeper.current()?.origin, asked]).toEqual(['sample', []]);
  });
});
