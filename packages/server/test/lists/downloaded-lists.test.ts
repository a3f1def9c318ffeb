import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '@namesake/lists';
import { describe, expect, it, vi } from 'vitest';
import type { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { LoadTracker } from '../../src/lists/loading/load-tracker.ts';
import {
  type DownloadOptions,
  refreshOne,
  retryDelayMs,
  roundLines,
  startDownloadedLists,
} from '../../src/lists/refresh/download-lists.ts';
import { NotDownloaded } from '../../src/lists/refresh/not-downloaded.ts';
import { SingleNodeSync } from '../../src/lists/sharing/list-sync.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { isComplete } from '../../src/lists/state/list-state-reader.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { keep, useListFolder } from '../support/list-folder.ts';
import { changingHere } from '../support/load-here.ts';

const folder = useListFolder();
const { report } = folder;

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
      dir: join(folder.dir, 'lists'),
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
    folder.started(await startDownloadedLists(options));
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
      .poll(() => folder.said.slice(-2))
      .toEqual([
        '  list_b: not downloaded: the publisher answered 500',
        expect.stringMatching(/^ {2}next try at \d\d:\d\d$/),
      ]);
    expect(keeper.states(nowMs)[1]?.problemKind).toBe('failed');
  });

  it('that a publisher gave and nobody believes are told as refused', async () => {
    const refused = new NotDownloaded('the downloaded file has shrunk', { kind: 'refused' });
    const { keeper } = await start(['list_b'], true, refused);
    await expect.poll(() => folder.said.join('\n')).toContain('  list_b: REFUSED: the downloaded file has shrunk');
    expect(keeper.states(nowMs)[1]?.problemKind).toBe('refused');
  });

  it('take one line where nobody is reached, with the local time of the next try', async () => {
    const offline = new NotDownloaded('the address of the publisher cannot be resolved', { isOffline: true });
    const { options } = await start(['list_a', 'list_b'], true, offline);
    const next = new Date(nowMs + 60_000).toTimeString().slice(0, 5);
    await expect.poll(() => folder.said).toEqual([`offline: sample only; use --lists DIR; next try at ${next}`]);
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
    await expect.poll(() => folder.said.filter((line) => line.includes('not downloaded')).length).toBe(2);
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
    await mkdir(join(folder.dir, 'lists', 'list_a'), { recursive: true });
    await writeFile(join(folder.dir, 'lists', 'list_a', 'meta.json'), meta('f0'));
    await expect.poll(() => loads).toEqual(['sample', 'downloads']);
    expect(folder.said.join()).toContain('Another process changed list_a');
    await writeFile(join(folder.dir, 'lists', 'list_a', 'meta.json'), meta('f1'));
    await expect.poll(() => loads).toEqual(['sample', 'downloads', 'downloads']);
  });

  it('are not asked for when told to stay offline', async () => {
    const { keeper, asked } = await start([], false);
    expect([keeper.current()?.origin, asked]).toEqual(['sample', []]);
  });
});
