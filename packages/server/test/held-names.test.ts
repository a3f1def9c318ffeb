import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ListKeeper } from '../src/snapshot/list-keeper.ts';
import { loadSnapshot } from '../src/snapshot/load-snapshot.ts';
import { hasNoEarlierName, unitedListing } from '../src/versions/renamed-listings.ts';
import { VersionBook } from '../src/versions/version-book.ts';
import { type Answer, startService, type TestService } from './support/test-service.ts';
import { nameOf, numbers } from './support/un-list-of.ts';

const reason = 'The committee gave its numbers anew.';
let service: TestService;
let dir: string;
let keeper: ListKeeper;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-names-'));
  await mkdir(join(dir, 'lists'));
  keeper = new ListKeeper(null, ['un_sc']);
  service = await startService({ book: keeper, versionsDir: join(dir, 'versions'), reload });
});
afterEach(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

async function reload(): Promise<void> {
  const { storage } = service.app;
  const now = () => service.clock.nowMs;
  const options = { dir: join(dir, 'versions'), storage, keepDays: 1_000, laterFileConfirms: false, now };
  const load = new VersionBook(options).recording(loadSnapshot);
  keeper.adopt((await load({ kind: 'dir', dir: join(dir, 'lists') }, 'disk', () => {})).snapshot);
}

/** Loads a UN list of sixty ids, in which the person of each id is the one of this number; with what else is said of them. */
async function publish(day: string, numberOf: (id: number) => number, more = (_id: number) => ''): Promise<void> {
  const persons = numbers(10, 70).map(
    (id) =>
      `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${nameOf(numberOf(id))}</FIRST_NAME><UN_LIST_TYPE>Old</UN_LIST_TYPE>` +
      `<REFERENCE_NUMBER>XXi.0${id}</REFERENCE_NUMBER>${more(id)}</INDIVIDUAL>`,
  );
  const file = `<CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><INDIVIDUALS>${persons.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
  await writeFile(join(dir, 'lists', 'consolidated.xml'), file);
  service.clock.nowMs += 60_000;
  await reload();
}

const alias = (name: string): string =>
  `<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME></INDIVIDUAL_ALIAS>`;
const born = (year: number): string =>
  `<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>${year}</YEAR></INDIVIDUAL_DATE_OF_BIRTH>`;

const get = async (path: string): Promise<Answer> =>
  service.get(`/api/v1${path}`, await service.token({ scopes: ['lists:read', 'search:read'] }));
const confirm = async (body: unknown = { reason }): Promise<Answer> =>
  service.post(
    '/api/v1/lists/un_sc/held/confirm',
    body,
    await service.token({ scopes: ['lists:write', 'lists:read'] }),
  );
const search = async (number: number, more: object = {}): Promise<Answer> =>
  service.post('/api/v1/search', { searchText: nameOf(number), ...more }, await service.token());
const found = async (number: number): Promise<readonly unknown[]> =>
  Array.from(Object((await search(number)).body['results']), (result) => Object(result).entityId);
const heldIds = async (): Promise<readonly unknown[]> =>
  Array.from(Object((await get('/lists/un_sc/held')).body['items']), (item) => Object(item).listing);
const namesOf = (id: number): readonly string[] =>
  keeper
    .current()
    ?.records.find(`un_sc:XXi.0${id}`)
    ?.listing.names.map(({ value }) => value) ?? [];

describe('a version that gives unusually many ids to other names', () => {
  beforeEach(async () => {
    await publish(
      '2026-02-01',
      (id) => id,
      () => born(1950),
    );
    await publish(
      '2026-02-02',
      (id) => (id < 30 ? id + 20 : id),
      () => born(1980),
    );
  });

  it('is searched by the earlier and the new names, which are told as held', async () => {
    expect(namesOf(12)).toEqual([nameOf(32), nameOf(12)]);
    expect(await found(12)).toContain('un_sc:XXi.012');
    expect((await search(12)).body).toMatchObject({
      outcome: 'potential_match',
      results: [{ listings: [{ status: 'held' }] }],
      coverage: { heldRemovals: [{ list: 'un_sc', count: 20 }] },
    });
    const { body } = await get('/lists/un_sc/held');
    expect(Object(body['items'])[0]).toMatchObject({
      listing: 'un_sc:XXi.010',
      reason: "20 of 60 listings of the type person have none of their earlier names in the publisher's file",
    });
  });

  it('holds no fact of the one against the other', async () => {
    for (const year of [1950, 1980]) {
      const { body } = await search(12, { birthDate: `${year}` });
      expect(body).toMatchObject({ results: [{ entityId: 'un_sc:XXi.012' }] });
      expect(JSON.stringify(body)).not.toContain('"conflict"');
    }
  });

  it('keeps them over restarts and later files, which may rename them again', async () => {
    await reload();
    expect([namesOf(12), (await heldIds()).length]).toEqual([[nameOf(32), nameOf(12)], 20]);
    await publish('2026-02-03', (id) => (id < 30 ? id + 40 : id));
    expect([namesOf(12), (await heldIds()).length]).toEqual([[nameOf(52), nameOf(32), nameOf(12)], 20]);
  });

  it('ends where the earlier names are back', async () => {
    await publish(
      '2026-02-03',
      (id) => id,
      (id) => alias(nameOf(id < 30 ? id + 20 : id)),
    );
    expect(await heldIds()).toEqual([]);
  });

  it('loses the earlier names when an operator confirms', async () => {
    await confirm({ reason, listings: ['un_sc:XXi.012'] });
    expect([namesOf(12), namesOf(13)]).toEqual([[nameOf(32)], [nameOf(33), nameOf(13)]]);
    await confirm();
    expect([namesOf(13), await heldIds()]).toEqual([[nameOf(33)], []]);
    await reload();
    expect([namesOf(13), await heldIds()]).toEqual([[nameOf(33)], []]);
  });
});

describe('a version that changes names as publishers do', () => {
  beforeEach(() => publish('2026-02-01', (id) => id));

  it('is believed where few are renamed', async () => {
    await publish('2026-02-02', (id) => (id < 14 ? id + 20 : id));
    expect([namesOf(12), await heldIds()]).toEqual([[nameOf(32)], []]);
  });

  it('is believed where an earlier name stays, as an alias or in capitals', async () => {
    await publish(
      '2026-02-02',
      (id) => (id < 30 ? id + 20 : id),
      (id) => (id < 30 ? alias(nameOf(id).toUpperCase()) : ''),
    );
    expect(await heldIds()).toEqual([]);
  });
});

describe('names of a listing', () => {
  const listing = (value: string): Listing => ({
    id: 'un_sc:1',
    list: 'un_sc',
    sourceId: '1',
    entityType: 'person',
    names: [{ value, kind: 'primary', quality: 'strong', script: 'Latn' }],
    programs: [],
    effect: 'asset_freeze',
    status: 'active',
  });

  it('are the same in another case, order of words, spelling of accents or script', () => {
    for (const now of ['ORLO TOLBRECHT', 'Tolbrecht, Orlo', 'Órlo Tolbrecht'])
      expect(hasNoEarlierName({ before: listing('Orlo Tolbrecht'), after: listing(now) })).toBe(false);
    expect(hasNoEarlierName({ before: listing('Orlo Tolbrecht'), after: listing('Vesna Quelmar') })).toBe(true);
  });

  it('are united once, however often', () => {
    const pair = {
      before: listing('Orlo Tolbrecht'),
      after: { ...listing('Vesna Quelmar'), gender: 'female' } as const,
    };
    const once = unitedListing(pair);
    expect(JSON.stringify(unitedListing({ before: once, after: pair.after }))).toBe(JSON.stringify(once));
    expect(once).not.toHaveProperty('gender');
  });
});
