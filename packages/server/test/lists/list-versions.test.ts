import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hexOf } from '../../src/lib/ids/hash-text.ts';
import { VersionArchive } from '../../src/lists/history/version-archive.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { loadKept } from '../support/load-here.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 3_600_000;
const day = (text: string): string => INVENTED_UN_LIST.replace('2026-02-01T23', `${text}T23`);
const FIRST = day('2026-02-01');
/** The person has another year of birth, the company is gone, a new one is there. */
const SECOND = day('2026-02-02')
  .replace('<YEAR>1971</YEAR>', '<YEAR>1972</YEAR>')
  .replace('990002', '990003')
  .replace('Vantal Shipping Company', 'Quillaby Holdings')
  .replace('XXe.002', 'XXe.003');

let service: TestService;
let dir: string;
let lists: string;
let token: string;
let keeper: ListKeeper;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-versions-'));
  lists = join(dir, 'lists');
  await mkdir(lists);
  keeper = new ListKeeper(null, []);
  service = await startService({ listState: keeper, versionsDir: join(dir, 'versions') });
  token = await service.token({ scopes: ['lists:read', 'search:read'] });
});
afterEach(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

/** Loads the file as if the service found it, a day later each time. */
async function load(text: string, keepDays = 1_000): Promise<void> {
  await writeFile(join(lists, 'consolidated.xml'), text);
  service.clock.nowMs += DAY_MS;
  const { storage } = service.app;
  const versionArchive = new VersionArchive({
    dir: join(dir, 'versions'),
    storage,
    keepDays,
    now: () => service.clock.nowMs,
  });
  const { snapshot } = await loadKept(versionArchive)({ kind: 'dir', dir: lists }, 'disk', () => {});
  keeper.adopt(snapshot);
}

const get = (path: string): Promise<Answer> => service.get(`/api/v1${path}`, token);
const itemsOf = ({ body }: Answer): readonly Record<string, unknown>[] => Array.from(Object(body['items']));
async function hashes(): Promise<string[]> {
  return itemsOf(await get('/lists/un_sc/versions')).map(({ fileHash }) => String(fileHash));
}

describe('versions of lists', () => {
  it('are kept once each, with what they changed, the newest first', async () => {
    await load(FIRST);
    await load(FIRST);
    await load(SECOND);
    const answer = await get('/lists/un_sc/versions');
    expect(itemsOf(answer)).toMatchObject([
      {
        publishedAt: expect.stringContaining('2026-02-02'),
        recordCount: 2,
        fileName: 'consolidated.xml',
        active: true,
        kept: true,
        changes: { added: 1, changed: 1, removed: 1 },
      },
      { publishedAt: expect.stringContaining('2026-02-01'), active: false, changes: null },
    ]);
    expect(await readdir(join(dir, 'versions'))).toHaveLength(2);
    expect((await get('/lists/un_sc')).body).toMatchObject({ id: 'un_sc', active: { active: true, recordCount: 2 } });
  });

  it('tell who is on the list no more, in pages, until they come back', async () => {
    for (const text of [FIRST, SECOND]) await load(text);
    expect((await get('/lists/un_sc/delisted')).body).toEqual({
      total: 1,
      items: [
        {
          listing: 'un_sc:XXe.002',
          primaryName: 'Vantal Shipping Company',
          entityType: 'organization',
          inFile: false,
          at: new Date(service.clock.nowMs).toISOString(),
        },
      ],
      nextCursor: null,
    });
    await load(day('2026-02-04'));
    const back = await get('/lists/un_sc/delisted?limit=1');
    expect(itemsOf(back)).toMatchObject([{ listing: 'un_sc:XXe.003', primaryName: 'Quillaby Holdings' }]);
    await load(day('2026-02-05').replace(/<ENTITY>[\s\S]*<\/ENTITY>/, ''));
    const first = await get('/lists/un_sc/delisted?limit=1');
    expect(itemsOf(first)).toMatchObject([{ listing: 'un_sc:XXe.002' }]);
    const second = await get(`/lists/un_sc/delisted?limit=1&cursor=${String(first.body['nextCursor'])}`);
    expect(itemsOf(second)).toMatchObject([{ listing: 'un_sc:XXe.003' }]);
    expect(second.body).toMatchObject({ total: 2, nextCursor: null });
    expect((await get('/lists/nowhere/delisted')).status).toBe(404);
  });

  it('made anew by the publisher with the same listings share one file', async () => {
    await load(FIRST);
    await load(day('2026-02-03'));
    const [newer, older] = itemsOf(await get('/lists/un_sc/versions'));
    expect(newer?.['fileHash']).not.toBe(older?.['fileHash']);
    expect(newer?.['contentHash']).toBe(older?.['contentHash']);
    expect(newer?.['changes']).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await readdir(join(dir, 'versions'))).toHaveLength(1);
  });

  it('are given in pages, whose cursor serves no other request', async () => {
    for (const number of [1, 2, 3]) await load(day(`2026-02-0${number}`));
    const first = await get('/lists/un_sc/versions?limit=2');
    expect(itemsOf(first)).toHaveLength(2);
    const second = await get(`/lists/un_sc/versions?limit=2&cursor=${String(first.body['nextCursor'])}`);
    expect(itemsOf(second).map(({ version }) => String(version).slice(0, 10))).toEqual(['2026-02-01']);
    expect(second.body['nextCursor']).toBeNull();
    const other = await get(`/lists/eu_fsf/versions?cursor=${String(first.body['nextCursor'])}`);
    expect([other.status, other.body['code']]).toEqual([422, 'cursor_invalid']);
  });

  it('are compared in both directions, by the beginning of their hashes', async () => {
    await load(FIRST);
    await load(SECOND);
    const [newer = '', older = ''] = await hashes();
    const forward = await get(`/lists/un_sc/versions/${older.slice(0, 19)}..${hexOf(newer).slice(0, 12)}`);
    expect(forward.body['counts']).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 0 });
    expect(itemsOf(forward)).toMatchObject([
      { listing: 'un_sc:XXe.003', change: 'added', primaryName: 'Quillaby Holdings', entityType: 'organization' },
      { listing: 'un_sc:XXi.001', change: 'changed', fields: ['birthDates'] },
      { listing: 'un_sc:XXe.002', change: 'removed', primaryName: 'Vantal Shipping Company' },
    ]);
    const back = await get(`/lists/un_sc/versions/${newer}..${older}?limit=1`);
    expect(itemsOf(back)).toMatchObject([{ listing: 'un_sc:XXe.002', change: 'added' }]);
    const rest = await get(`/lists/un_sc/versions/${newer}..${older}?cursor=${String(back.body['nextCursor'])}`);
    expect(itemsOf(rest)).toHaveLength(2);
  });

  it('that are searched no more lose their listings after the time that is set, never the active one', async () => {
    await load(FIRST);
    await load(SECOND, 1);
    expect(await readdir(join(dir, 'versions'))).toHaveLength(2);
    await load(SECOND, 1);
    await load(SECOND, 1);
    expect(await readdir(join(dir, 'versions'))).toHaveLength(1);
    expect(itemsOf(await get('/lists/un_sc/versions'))).toMatchObject([{ kept: true }, { kept: false }]);
    const [newer = '', older = ''] = await hashes();
    const answer = await get(`/lists/un_sc/versions/${older}..${newer}`);
    expect([answer.status, answer.body['code']]).toEqual([410, 'version_not_kept']);
    // Going back takes the word of an operator.
    await load(FIRST, 1);
    await service.app.storage.refusedVersions.accept('un_sc', hexOf(older), service.clock.nowMs);
    await load(FIRST, 1);
    expect(itemsOf(await get('/lists/un_sc/versions'))).toMatchObject([{ kept: true }, { kept: true, active: true }]);
  });

  it('that do not exist are said not to', async () => {
    await load(FIRST);
    const [hash = ''] = await hashes();
    const asked = async (path: string) => {
      const { status, body } = await get(path);
      return [status, body['code']];
    };
    expect(await asked('/lists/nowhere')).toEqual([404, 'list_not_found']);
    expect(await asked('/lists/nowhere/versions')).toEqual([404, 'list_not_found']);
    expect(await asked(`/lists/nowhere/versions/${hash}..${hash}`)).toEqual([404, 'list_not_found']);
    expect(await asked(`/lists/un_sc/versions/${hash}..00000000`)).toEqual([404, 'version_not_found']);
    expect(await asked('/lists/un_sc/versions/latest')).toEqual([422, 'invalid_format']);
  });
});

describe('the history of a party', () => {
  it('tells in which versions it was, changed and went', async () => {
    await load(FIRST);
    await load(SECOND);
    const told = async (id: string) => itemsOf(await get(`/entities/${id}/history`)).map(({ change }) => change);
    expect(await told('un_sc:XXi.001')).toEqual(['present', 'changed']);
    expect(await told('un_sc:XXe.002')).toEqual(['present', 'removed']);
    expect(await told('un_sc:XXe.003')).toEqual(['added']);
    expect((await get('/entities/un_sc:XXe.009/history')).body['code']).toBe('entity_not_found');
  });
});

describe('a search as of a day', () => {
  const ask = async (body: unknown, scopes: readonly Scope[] = ['search:write', 'search:override']) =>
    service.post('/api/v1/search', body, await service.token({ scopes }));
  const today = (): string => new Date(service.clock.nowMs).toISOString().slice(0, 10);

  it('finds a party that was removed since, and says that it clears nobody', async () => {
    await load(FIRST);
    const asOf = today();
    await load(SECOND);
    const then = await ask({ searchText: 'Vantal Shipping Company', asOf });
    expect([then.status, then.body]).toMatchObject([
      200,
      {
        outcome: 'potential_match',
        complete: false,
        restricted: true,
        asOf,
        deviations: [{ member: 'asOf' }],
        results: [{ entityId: 'un_sc:XXe.002' }],
        lists: [{ id: 'un_sc', status: 'stale', publishedAt: expect.stringContaining('2026-02-01') }],
      },
    ]);
    expect((await ask({ searchText: 'Quillaby Holdings', asOf })).body).toMatchObject({
      outcome: 'incomplete',
      total: 0,
    });
    expect((await ask({ searchText: 'Quillaby Holdings', asOf: today() })).body).toMatchObject({
      outcome: 'potential_match',
      complete: false,
    });
  });

  it('is refused with the reason where that day is not known', async () => {
    await load(FIRST);
    const refused = async (asOf: string) => {
      const { status, body } = await ask({ searchText: 'Vantal', asOf });
      return [status, body['code'], body['detail']];
    };
    const first = today();
    expect(await refused('2026-01-01')).toEqual([422, 'as_of_unknown', expect.stringContaining(`kept is of ${first}`)]);
    expect(await refused('2031-01-01')).toEqual([422, 'as_of_unknown', '2031-01-01 is in the future.']);
    expect(await refused('yesterday')).toEqual([422, 'invalid_format', expect.anything()]);
    await load(SECOND, 1);
    await load(SECOND, 1);
    await load(SECOND, 1);
    expect(await refused(first)).toEqual([422, 'as_of_unknown', expect.stringContaining('not kept any more: un_sc')]);
  });

  it('may be as of a time, or of a version of a list', async () => {
    await load(FIRST);
    const first = new Date(service.clock.nowMs).toISOString();
    const [version] = itemsOf(await get('/lists/un_sc/versions'));
    await load(SECOND);
    const asOf = [first, first.replace('Z', '+00:00'), `un_sc@${String(version?.['fileHash'])}`];
    for (const moment of [...asOf, `un_sc@${hexOf(String(version?.['fileHash'])).slice(0, 8)}`])
      expect((await ask({ searchText: 'Vantal Shipping Company', asOf: moment })).body).toMatchObject({
        asOf: moment,
        results: [{ entityId: 'un_sc:XXe.002' }],
      });
    const now = new Date(service.clock.nowMs).toISOString();
    expect((await ask({ searchText: 'Vantal Shipping Company', asOf: now })).body).toMatchObject({ total: 0 });
    for (const unknown of ['un_sc@00000000', '2031-01-01T00:00:00Z', '2001-01-01T00:00:00Z'])
      expect((await ask({ searchText: 'Vantal', asOf: unknown })).body['code']).toBe('as_of_unknown');
    for (const wrong of ['un_sc@12', '2026-02-31', '2026-02-01T10:00', 'un_sc'])
      expect((await ask({ searchText: 'Vantal', asOf: wrong })).body['code']).toBe('invalid_format');
  });

  it('takes the scope that weakening a search takes', async () => {
    await load(FIRST);
    const answer = await ask({ searchText: 'Vantal', asOf: today() }, ['search:write']);
    expect([answer.status, answer.body['code']]).toEqual([403, 'scope_missing']);
  });
});

describe('GET /lists', () => {
  it('answers 304 where nothing but ages has changed', async () => {
    await load(FIRST);
    const first = await get('/lists');
    const etag = first.headers.get('etag') ?? '';
    service.clock.nowMs += 1_000;
    const ask = (): Promise<Answer> =>
      service.fetch('/api/v1/lists', { headers: { authorization: `Bearer ${token}`, 'if-none-match': etag } });
    expect((await ask()).status).toBe(304);
    await load(SECOND);
    expect((await ask()).status).toBe(200);
  });
});
