import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { RequiredSet } from '../../src/lists/state/required-set.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { ROW_KEY } from '../support/dialects.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

const FOLDER = '/srv/lists';

let dir: string;
let storage: Storage;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-required-'));
  storage = await openSqliteStorage(dir);
  storage.rowProof.useKey(ROW_KEY);
});
afterEach(async () => {
  await storage.close();
  await rm(dir, { recursive: true });
});

/** A start that finds these lists, on what the data folder remembers. */
const startWith = async (
  found: readonly string[],
  accept: string | null = null,
  origin = FOLDER,
): Promise<ListKeeper> => {
  const stored = await storage.requiredLists.all(origin);
  const before = stored.filter(({ givenUp }) => givenUp === null).map(({ id }) => id);
  const givenUp = stored.flatMap((list) => (list.givenUp === null ? [] : [{ id: list.id, ...list.givenUp }]));
  const keeper = new ListKeeper(null, before, givenUp);
  await new RequiredSet({ storage, keeper, origin, accept, now: () => NOW_MS }).require(found);
  return keeper;
};

const actions = async () =>
  (await storage.audit.latest(10))
    .map(({ action, detail: { rowDigests: _, ...detail } }) => [action, detail])
    .reverse();

describe('the required set of a data folder', () => {
  it('remembers what was found over restarts, and what is found besides', async () => {
    await startWith(['un_sc', 'vip']);
    expect((await startWith(['un_sc', 'eu_fsf'])).required).toEqual(['un_sc', 'vip', 'eu_fsf']);
    expect(await actions()).toEqual([
      ['lists.required', { lists: ['un_sc', 'vip'] }],
      ['lists.required', { lists: ['eu_fsf'] }],
    ]);
  });

  it('gets smaller by the word of the operator only, which is kept with its reason', async () => {
    await startWith(['un_sc', 'vip']);
    const keeper = await startWith(['un_sc'], 'vip was merged');
    expect(keeper.required).toEqual(['un_sc']);
    const kept = [{ id: 'vip', reason: 'vip was merged', atMs: NOW_MS }];
    expect(keeper.givenUp).toEqual(kept);
    const later = await startWith(['un_sc']);
    expect([later.required, later.givenUp]).toEqual([['un_sc'], kept]);
    expect(await actions()).toEqual([
      ['lists.required', { lists: ['un_sc', 'vip'] }],
      ['lists.given_up', { lists: ['vip'], reason: 'vip was merged' }],
    ]);
  });

  it('is another one for another folder: naming it is the word of the operator', async () => {
    await startWith(['un_sc', 'vip']);
    expect((await startWith(['eu_fsf'], null, '/srv/other')).required).toEqual(['eu_fsf']);
    expect((await startWith(['un_sc'])).required).toEqual(['un_sc', 'vip']);
  });

  it('takes a list back that was given up, when its file is there again', async () => {
    await startWith(['un_sc', 'vip']);
    await startWith(['un_sc'], 'vip was merged');
    const keeper = await startWith(['un_sc', 'vip']);
    expect([keeper.required, keeper.givenUp]).toEqual([['un_sc', 'vip'], []]);
    expect((await startWith(['un_sc'])).required).toEqual(['un_sc', 'vip']);
  });

  it('is not made smaller by a word that was given for an earlier load', async () => {
    await startWith(['un_sc', 'vip']);
    const keeper = new ListKeeper(null, ['un_sc', 'vip']);
    const set = new RequiredSet({ storage, keeper, origin: FOLDER, accept: 'first load only', now: () => NOW_MS });
    await set.require(['un_sc', 'vip']);
    await set.require(['un_sc']);
    expect(keeper.required).toEqual(['un_sc', 'vip']);
  });
});
