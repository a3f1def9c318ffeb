import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { body, cutOff, type ListServer, listServer, status } from '../../test/list-server.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { ListRefused } from '../list/list-refused.ts';
import type { Source } from '../list/source.ts';
import { SOURCES } from '../registry/registry.ts';
import { UN_SC } from '../sources/un/source.ts';
import { downloadList } from './download-list.ts';
import type { Clock } from './http/clock.ts';
import { DownloadFailed } from './http/download-failed.ts';
import type { DownloadOptions, DownloadProgress } from './http/download-options.ts';
import { readDownloaded } from './read-downloaded.ts';
import { acceptRefused, refusedFiles } from './store/refused-files.ts';

const NOW = new Date('2026-02-02T12:00:00Z');
const LATER = new Date('2026-02-03T12:00:00Z');

class FakeClock implements Clock {
  readonly waits: number[] = [];
  time = NOW;
  now(): Date {
    return this.time;
  }
  sleep(ms: number): Promise<void> {
    this.waits.push(ms);
    return Promise.resolve();
  }
}

function list(date: string, records: number): string {
  const persons = Array.from(
    { length: records },
    (_, at) =>
      `<INDIVIDUAL><DATAID>${at}</DATAID><FIRST_NAME>ORLO ${at}</FIRST_NAME><REFERENCE_NUMBER>QDi.${at}</REFERENCE_NUMBER></INDIVIDUAL>`,
  );
  return `<CONSOLIDATED_LIST dateGenerated="${date}"><INDIVIDUALS>${persons.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
}

const FIRST = list('2026-01-30T00:00:00Z', 10);
const SECOND = list('2026-01-31T00:00:00Z', 12);

type Setting = {
  readonly dir: string;
  readonly clock: FakeClock;
  readonly progress: DownloadProgress[];
  readonly download: (
    server: Pick<ListServer, 'url'>,
    more?: Partial<DownloadOptions>,
  ) => ReturnType<typeof downloadList>;
  readonly current: () => Promise<string>;
};

async function setting(): Promise<Setting> {
  const dir = await temporaryFolder();
  const clock = new FakeClock();
  const progress: DownloadProgress[] = [];
  const options = { dir, clock, random: () => 0.5, onProgress: (step: DownloadProgress) => void progress.push(step) };
  const sourceAt = (url: string): Source => ({ ...UN_SC, url, minimumRecords: 5 });
  return {
    dir,
    clock,
    progress,
    download: ({ url }, more) => downloadList(sourceAt(url), { ...options, ...more }),
    current: () => readFile(join(dir, 'un_sc', 'current.xml'), 'utf8'),
  };
}

async function failureOf(download: Promise<unknown>): Promise<DownloadFailed> {
  const error = await download.catch((reason: unknown) => reason);
  if (error instanceof DownloadFailed) return error;
  throw new Error(`expected a failure, got ${JSON.stringify(error)}`);
}

describe('downloadList', () => {
  it('stores the publisher’s bytes with what it will need to ask for news', async () => {
    const { dir, download, current, progress } = await setting();
    const server = await listServer(body(FIRST, { etag: '"one"', 'last-modified': 'Fri, 30 Jan 2026 00:00:00 GMT' }));
    const result = await download(server);
    expect(result).toMatchObject({
      status: 'updated',
      path: join(dir, 'un_sc', 'current.xml'),
      version: {
        id: 'un_sc',
        records: 10,
        publishedAt: '2026-01-30T00:00:00.000Z',
        checkedAt: NOW.toISOString(),
        sourceUpdated: '2026-01-30T00:00:00.000Z',
        file: join(dir, 'un_sc', 'current.xml'),
      },
    });
    expect(await current()).toBe(FIRST);
    expect((await readdir(join(dir, 'un_sc'))).sort()).toEqual(['current.xml', 'meta.json']);
    expect(progress.map(({ phase }) => phase)).toEqual(['requesting', 'downloading', 'verifying', 'done']);
    expect(progress[1]).toMatchObject({ bytes: FIRST.length });
  });

  it('looks enough like a browser, and says what it is', async () => {
    const { download } = await setting();
    const server = await listServer(body(FIRST));
    await download(server);
    expect(server.requests[0]?.['user-agent']).toMatch(/^Mozilla\/5\.0 .*Namesake/);
    for (const { userAgent } of SOURCES) expect(userAgent.length).toBeGreaterThanOrEqual(40);
  });

  it('asks only for news, and remembers that it asked', async () => {
    const { dir, download, clock, current } = await setting();
    const server = await listServer(body(FIRST, { etag: '"one"' }), status(304));
    await download(server);
    clock.time = LATER;
    expect(await download(server)).toMatchObject({
      status: 'unchanged',
      version: { records: 10, checkedAt: LATER.toISOString() },
    });
    expect(server.requests[0]?.['if-none-match']).toBeUndefined();
    expect(server.requests[1]?.['if-none-match']).toBe('"one"');
    expect(await current()).toBe(FIRST);
    const { loaded } = await readDownloaded(dir, { onListing: () => {} });
    expect(loaded[0]?.checkedAt).toBe(LATER.toISOString());
  });

  it('knows the same bytes again when the publisher has no ETag', async () => {
    const { download } = await setting();
    const server = await listServer(body(FIRST));
    await download(server);
    expect((await download(server)).status).toBe('unchanged');
  });

  it('asks for everything when its file is gone', async () => {
    const { dir, download } = await setting();
    const server = await listServer(body(FIRST, { etag: '"one"' }));
    await download(server);
    await writeFile(join(dir, 'un_sc', 'meta.json'), 'not json');
    await download(server);
    expect(server.requests[1]?.['if-none-match']).toBeUndefined();
  });

  it('replaces the list when there is a newer one, and shows its listings on the way', async () => {
    const { download, current } = await setting();
    const server = await listServer(body(FIRST), body(gzipSync(SECOND), { 'content-encoding': 'gzip' }));
    const listings: Listing[] = [];
    await download(server);
    expect((await download(server, { onListing: (listing) => void listings.push(listing) })).status).toBe('updated');
    expect(await current()).toBe(SECOND);
    expect(listings).toHaveLength(12);
  });

  it('follows redirects and stores only the publisher’s own address', async () => {
    const { dir, download } = await setting();
    const storage = await listServer(body(FIRST));
    const server = await listServer(status(302, { location: `${storage.url}?X-Amz-Expires=3600` }));
    const { version } = await download(server);
    expect(version.sourceUrl).toBe(UN_SC.url);
    expect(await readFile(join(dir, 'un_sc', 'meta.json'), 'utf8')).not.toContain('Amz');
  });

  it('tries again after passing faults, waiting longer each time and as long as asked', async () => {
    const { download, clock, progress } = await setting();
    const server = await listServer(status(500), status(503, { 'retry-after': '30' }), cutOff('<CONS'), body(FIRST));
    expect((await download(server)).status).toBe('updated');
    expect(clock.waits).toEqual([1500, 30_000, 6000]);
    expect(progress.filter(({ phase }) => phase === 'waiting')).toHaveLength(3);
  });

  it.each([403, 404])('gives up at once at %i', async (code) => {
    const { download, clock } = await setting();
    const failure = await failureOf(download(await listServer(status(code))));
    expect(failure).toMatchObject({ code: 'http_status', status: code });
    expect(clock.waits).toEqual([]);
  });

  it('gives up after the last try', async () => {
    const { download } = await setting();
    const server = await listServer(status(500));
    expect(await failureOf(download(server, { attempts: 3 }))).toMatchObject({ code: 'http_status', status: 500 });
    expect(server.requests).toHaveLength(3);
  });

  it('says that the network failed', async () => {
    const { download } = await setting();
    const failure = await failureOf(download({ url: 'http://127.0.0.1:9/' }, { attempts: 1 }));
    expect(failure.code).toBe('network');
  });

  it('does not wait for ever', async () => {
    const { download } = await setting();
    const failure = await failureOf(download(await listServer(() => {}), { attempts: 1, timeoutMs: 50 }));
    expect(failure.code).toBe('timeout');
  });

  it('stops at the size limit, declared or not', async () => {
    const { download } = await setting();
    const large = ' '.repeat(100_000);
    expect((await failureOf(download(await listServer(body(large)), { maxBytes: 1000 }))).code).toBe('too_large');
    const zipped = body(gzipSync(large), { 'content-encoding': 'gzip' });
    expect((await failureOf(download(await listServer(zipped), { maxBytes: 1000 }))).code).toBe('too_large');
  });

  it.each([
    ['a web page', '<!doctype html><html></html>', 'html'],
    ['nothing', '', 'empty'],
    ['a file cut short', FIRST.slice(0, -30), 'truncated'],
    ['a storage error', '<Error><Code>NoSuchKey</Code></Error>', 'unknown_root'],
    ['another list', '<Designations><DateGenerated>22/08/2026</DateGenerated></Designations>', 'wrong_list'],
    ['too few records', list('2026-02-01T00:00:00Z', 3), 'too_few'],
    ['an older version', list('2026-01-29T00:00:00Z', 10), 'older'],
    ['a third fewer records', list('2026-02-01T00:00:00Z', 6), 'shrunk'],
  ])('keeps the last good version when the publisher sends %s', async (_what, text, code) => {
    const { dir, download, current } = await setting();
    await download(await listServer(body(FIRST)));
    const failure = await failureOf(download(await listServer(body(text)), { attempts: 2 }));
    expect(failure.code).toBe('refused');
    expect(failure.cause).toBeInstanceOf(ListRefused);
    expect(failure.cause).toMatchObject({ code });
    expect(await current()).toBe(FIRST);
    expect((await readdir(join(dir, 'un_sc'))).sort()).toEqual(['current.xml', 'meta.json', 'refused']);
  });

  it('takes a smaller version when a person has checked it', async () => {
    const { download, current } = await setting();
    const smaller = list('2026-02-01T00:00:00Z', 6);
    await download(await listServer(body(FIRST)));
    await download(await listServer(body(smaller)), { force: true });
    expect(await current()).toBe(smaller);
  });
});

describe('readDownloaded', () => {
  it('reads what was downloaded and nothing else', async () => {
    const { dir, download } = await setting();
    expect(await readDownloaded(dir, { onListing: () => {} })).toEqual({ loaded: [], skipped: [], refused: [] });
    await download(await listServer(body(FIRST)));
    const seen: string[] = [];
    const { loaded } = await readDownloaded(dir, { onListing: ({ id }) => void seen.push(id) });
    expect(loaded.map(({ id, records, checkedAt }) => [id, records, checkedAt])).toEqual([
      ['un_sc', 10, NOW.toISOString()],
    ]);
    expect(seen).toHaveLength(10);
  });

  it('refuses a file that was damaged on disk, and hands on none of it', async () => {
    const { dir, download } = await setting();
    await download(await listServer(body(FIRST)));
    await writeFile(join(dir, 'un_sc', 'current.xml'), FIRST.slice(0, -30));
    const seen: string[] = [];
    const { loaded, refused } = await readDownloaded(dir, { onListing: ({ id }) => void seen.push(id) });
    expect([loaded, refused.map(({ code }) => code), seen]).toEqual([[], ['truncated'], []]);
  });
});

describe('a download that is refused', () => {
  it('is kept once with the reason, and an operator may put it in place', async () => {
    const { dir, download, current } = await setting();
    await download(await listServer(body(FIRST)));
    const shrunk = list('2026-01-31T00:00:00Z', 6);
    for (const _ of [1, 2]) await failureOf(download(await listServer(body(shrunk))));
    const [kept, ...others] = await refusedFiles(dir, 'un_sc');
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      code: 'shrunk',
      acceptable: true,
      bytes: shrunk.length,
      refusedAt: NOW.toISOString(),
    });
    expect(await current()).toBe(FIRST);
    expect(await acceptRefused(UN_SC, dir, kept?.sha256 ?? '')).toMatchObject({ records: 6 });
    expect([await current(), await refusedFiles(dir, 'un_sc')]).toEqual([shrunk, []]);
    expect((await download(await listServer(body(shrunk)))).status).toBe('unchanged');
  });

  it('and broken can only be looked at; the last five are kept', async () => {
    const { dir, clock, download } = await setting();
    for (const cut of [30, 31, 32, 33, 34, 35, 36]) {
      clock.time = new Date(NOW.getTime() + cut * 1_000);
      await failureOf(download(await listServer(body(FIRST.slice(0, -cut))), { attempts: 1 }));
    }
    const kept = await refusedFiles(dir, 'un_sc');
    expect(kept.map(({ bytes }) => FIRST.length - bytes)).toEqual([36, 35, 34, 33, 32]);
    expect(await readdir(join(dir, 'un_sc', 'refused'))).toHaveLength(10);
    await expect(acceptRefused(UN_SC, dir, kept[0]?.sha256 ?? '')).rejects.toMatchObject({ code: 'truncated' });
    await expect(acceptRefused(UN_SC, dir, 'none')).rejects.toMatchObject({ code: 'unreadable' });
  });
});
