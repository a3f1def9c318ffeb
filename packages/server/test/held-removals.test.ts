import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConfirmed } from '../src/snapshot/confirmed-removals.ts';
import { ListKeeper } from '../src/snapshot/list-keeper.ts';
import { loadSnapshot } from '../src/snapshot/load-snapshot.ts';
import { whyHold } from '../src/versions/hold-removals.ts';
import { VersionBook } from '../src/versions/version-book.ts';
import { type Answer, startService, type TestService } from './support/test-service.ts';
import { nameOf, numbers, unListOf } from './support/un-list-of.ts';

const reason = 'The committee announced it.';
let service: TestService;
let dir: string;
let keeper: ListKeeper;
let book: VersionBook;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-held-'));
  await mkdir(join(dir, 'lists'));
  keeper = new ListKeeper(null, ['un_sc']);
  service = await startService({ book: keeper, versionsDir: join(dir, 'versions'), reload });
  book = bookOf(false);
});
afterEach(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

function bookOf(laterFileConfirms: boolean): VersionBook {
  const { storage } = service.app;
  const now = () => service.clock.nowMs;
  return new VersionBook({ dir: join(dir, 'versions'), storage, keepDays: 1_000, laterFileConfirms, now });
}

async function reload(): Promise<void> {
  const request = { kind: 'dir', dir: join(dir, 'lists') } as const;
  keeper.adopt((await book.recording(loadSnapshot)(request, 'disk', () => {})).snapshot);
}

/** Loads a file with these invented persons. */
async function publish(day: string, persons: readonly number[]): Promise<void> {
  await writeFile(join(dir, 'lists', 'consolidated.xml'), unListOf(day, persons));
  service.clock.nowMs += 60_000;
  await reload();
}

const get = async (path: string): Promise<Answer> =>
  service.get(`/api/v1${path}`, await service.token({ scopes: ['lists:read', 'search:read'] }));
const confirm = async (body: unknown = { reason }): Promise<Answer> =>
  service.post(
    '/api/v1/lists/un_sc/held/confirm',
    body,
    await service.token({ scopes: ['lists:write', 'lists:read'] }),
  );
const search = async (number: number): Promise<Answer> =>
  service.post('/api/v1/search', { searchText: nameOf(number) }, await service.token());
const heldIds = async (): Promise<readonly unknown[]> =>
  Array.from(Object((await get('/lists/un_sc/held')).body['items']), (item) => Object(item).listing);
const isListed = (number: number): boolean => keeper.current()?.screener.entityOf(`un_sc:XXi.0${number}`) !== undefined;

describe('a version that removes unusually much', () => {
  beforeEach(async () => {
    await publish('2026-02-01', numbers(10, 70));
    await publish('2026-02-02', [...numbers(10, 55), ...numbers(80, 90)]);
  });

  it('adds at once and holds what it removes, which is found and told as held', async () => {
    expect((await search(85)).body).toMatchObject({ results: [{ listings: [{ status: 'active' }] }] });
    const { body } = await search(60);
    expect(body).toMatchObject({
      outcome: 'potential_match',
      results: [{ entityId: 'un_sc:XXi.060', listings: [{ status: 'held' }] }],
      coverage: { heldRemovals: [{ list: 'un_sc', count: 15 }] },
    });
    expect((await get('/lists')).body['items']).toMatchObject([{ id: 'un_sc', records: 55, heldRemovals: 15 }]);
    expect((await get('/entities/un_sc:XXi.060')).body).toMatchObject({ listings: [{ status: 'held' }] });
  });

  it('says which they are, why and since when, in pages', async () => {
    const { body } = await get('/lists/un_sc/held?limit=10');
    expect(body).toMatchObject({ total: 15, nextCursor: expect.any(String) });
    expect(Array.from(Object(body['items']))[0]).toEqual({
      listing: 'un_sc:XXi.055',
      primaryName: nameOf(55),
      entityType: 'person',
      programs: ['New'],
      missingFrom: expect.stringMatching(/^[0-9a-f]{64}$/),
      reason: "15 of 20 listings of the programme New are gone from the publisher's file",
      since: new Date(service.clock.nowMs).toISOString(),
      confirmed: false,
    });
    const rest = await get(`/lists/un_sc/held?cursor=${String(body['nextCursor'])}&limit=10`);
    expect(rest.body['items']).toHaveLength(5);
    expect((await get('/lists/nowhere/held')).body['code']).toBe('list_not_found');
  });

  it('loses them when an operator confirms with a reason, which is audited and dated', async () => {
    const answer = await confirm();
    expect([answer.status, answer.body]).toMatchObject([200, { heldRemovals: 0, active: { records: 55 } }]);
    expect(isListed(60)).toBe(false);
    expect((await search(61)).body).toMatchObject({ coverage: { heldRemovals: [] } });
    expect((await service.app.storage.audit.latest(1))[0]).toMatchObject({
      action: 'list.removals_confirmed',
      target: 'un_sc',
      detail: { reason, listings: expect.arrayContaining(['un_sc:XXi.060']) },
    });
    const history = Array.from(Object((await get('/entities/un_sc:XXi.060/history')).body['items']));
    expect(history).toMatchObject([{ change: 'present' }, { change: 'removed' }]);
    expect((await confirm()).body['code']).toBe('nothing_held');
  });

  it('loses only those that are named', async () => {
    await confirm({ reason, listings: ['un_sc:XXi.060', 'un_sc:XXi.011'] });
    expect([isListed(60), isListed(61), isListed(11)]).toEqual([false, true, true]);
    expect(await heldIds()).toHaveLength(14);
  });

  it('is confirmed by nobody without a reason or the scope', async () => {
    expect((await confirm({})).status).toBe(422);
    const path = '/api/v1/lists/un_sc/held/confirm';
    expect((await service.post(path, { reason }, await service.token())).body['code']).toBe('scope_missing');
    expect(await heldIds()).toHaveLength(15);
  });

  it('keeps holding them over restarts and later files, until they are back', async () => {
    book = bookOf(false);
    await reload();
    await publish('2026-02-03', [...numbers(10, 55), ...numbers(81, 90)]);
    expect([isListed(60), isListed(80)]).toEqual([true, false]);
    await publish('2026-02-04', [...numbers(10, 62), ...numbers(81, 90)]);
    expect(await heldIds()).toHaveLength(8);
    expect((await search(60)).body).toMatchObject({ results: [{ listings: [{ status: 'active' }] }] });
  });

  it('is confirmed by a later file that lacks them too, where that is the policy', async () => {
    book = bookOf(true);
    await reload();
    expect(isListed(60)).toBe(true);
    await publish('2026-02-03', [...numbers(10, 55), ...numbers(80, 91)]);
    expect([isListed(60), await heldIds()]).toEqual([false, []]);
  });

  it('is taken as it is where an operator accepted the very file', async () => {
    const folder = join(dir, 'downloads', 'un_sc');
    const file = unListOf('2026-02-05', numbers(10, 20));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'current.xml'), file);
    const version = {
      sha256: `sha256:${createHash('sha256').update(file).digest('hex')}`,
      records: 10,
      publishedAt: '2026-02-05T00:00:00Z',
      isAccepted: true,
    };
    await writeFile(join(folder, 'meta.json'), JSON.stringify({ checkedAt: '2026-02-05T00:00:00Z', version }));
    const request = { kind: 'downloads', dir: join(dir, 'downloads') } as const;
    keeper.adopt((await book.recording(loadSnapshot)(request, 'download', () => {})).snapshot);
    expect([isListed(60), isListed(40), await heldIds()]).toEqual([false, false, []]);
  });

  it('is loaded anew when another process confirms it', async () => {
    const loaded = vi.fn(reload);
    const { heldRemovals } = service.app.storage;
    const stop = watchConfirmed({ heldRemovals, reload: loaded, report: () => {}, lookEveryMs: 5 });
    try {
      await heldRemovals.confirm('un_sc', ['un_sc:XXi.060'], 1);
      await vi.waitFor(() => expect(isListed(60)).toBe(false), 20_000);
    } finally {
      stop();
    }
    expect(await heldIds()).toHaveLength(14);
  });
});

describe('parties that a publisher leaves in its file as delisted', () => {
  const SECO = 'ch_seco:7';
  const seco = (day: string, delisted: readonly number[]): string => {
    const targets = numbers(10, 70).map(
      (number) =>
        `<target ssid="7${number}" sanctions-set-id="1"><individual><identity main="true"><name name-type="primary-name" quality="good">` +
        `<name-part order="1" name-part-type="whole-name"><value>${nameOf(number)}</value></name-part></name></identity></individual>` +
        `<modification modification-type="listed" effective-date="2020-01-01"/>${
          delisted.includes(number) ? `<modification modification-type="de-listed" effective-date="2026-02-02"/>` : ''
        }</target>`,
    );
    return `<swiss-sanctions-list list-type="whole-list" date="${day}">${targets.join('')}</swiss-sanctions-list>`;
  };
  const publishSeco = async (day: string, delisted: readonly number[]): Promise<void> => {
    await writeFile(join(dir, 'lists', 'consolidated-list.xml'), seco(day, delisted));
    service.clock.nowMs += 60_000;
    await reload();
  };
  const statusOf = (number: number) => keeper.current()?.records.find(`${SECO}${number}`)?.listing.status;
  const newest = async () => (await service.app.storage.listVersions.list('ch_seco', 1))[0]?.counts;

  beforeEach(() => publishSeco('2026-02-01', []));

  it('are removed at once where they are few, and added where they return', async () => {
    await publishSeco('2026-02-02', [11, 12]);
    expect([statusOf(11), statusOf(13), await newest()]).toEqual([
      'delisted',
      'active',
      { added: 0, changed: 0, removed: 2 },
    ]);
    await publishSeco('2026-02-03', [12]);
    expect([statusOf(11), await newest()]).toEqual(['active', { added: 1, changed: 0, removed: 0 }]);
  });

  it('stay active where they are unusually many, until an operator confirms', async () => {
    await publishSeco('2026-02-02', numbers(10, 40));
    expect([statusOf(11), keeper.current()?.held.size]).toEqual(['active', 30]);
    expect((await service.app.storage.heldRemovals.all())[0]?.reason).toBe(
      "30 of 60 listings of the type person are gone from the publisher's file, or delisted in it",
    );
    expect((await search(11)).body).toMatchObject({ results: [{ listings: [{ status: 'held' }] }] });
    await publishSeco('2026-02-03', numbers(11, 40));
    expect([statusOf(10), statusOf(11), keeper.current()?.held.size]).toEqual(['active', 'active', 29]);
    const ids = (await service.app.storage.heldRemovals.all()).map(({ listing }) => listing);
    await service.app.storage.heldRemovals.confirm('ch_seco', ids, 1);
    await reload();
    expect([statusOf(10), statusOf(11), keeper.current()?.held.size]).toEqual(['active', 'delisted', 0]);
  });
});

it('a version that removes a few removes them at once', async () => {
  await publish('2026-02-01', numbers(10, 70));
  await publish('2026-02-02', numbers(14, 70));
  expect([isListed(12), await heldIds()]).toEqual([false, []]);
});

describe('removals are held', () => {
  const listing = (number: number, program: string, entityType: Listing['entityType'] = 'person'): Listing => ({
    id: `list:${number}`,
    list: 'list',
    sourceId: String(number),
    entityType,
    names: [{ value: 'Orlan Vestrakov', kind: 'primary', quality: 'strong', script: 'Latn' }],
    programs: [program],
    effect: 'asset_freeze',
    status: 'active',
  });
  const gone = (from: number, to: number) =>
    new Map(numbers(from, to).map((number) => [`list:${number}`, 'absent' as const]));

  it('above 2 % of a type, counted over all programmes', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, `P${number}`));
    expect(whyHold({ before, removed: gone(0, 20) })).toBeUndefined();
    expect(whyHold({ before, removed: gone(0, 21) })).toBe(
      "21 of 1000 listings of the type person are gone from the publisher's file",
    );
  });

  it('where a small programme goes, however large the list is', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, number < 5 ? 'SMALL' : 'LARGE'));
    expect(whyHold({ before, removed: gone(0, 4) })).toBeUndefined();
    expect(whyHold({ before, removed: gone(0, 5) })).toContain('5 of 5 listings of the programme SMALL');
  });

  it('where ships go and persons stay', () => {
    const before = numbers(0, 1_000).map((number) => listing(number, 'P', number < 100 ? 'vessel' : 'person'));
    expect(whyHold({ before, removed: gone(0, 10) })).toContain('10 of 100 listings of the type vessel');
  });
});
