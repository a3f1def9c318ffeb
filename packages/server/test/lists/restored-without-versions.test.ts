import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptLists } from '../support/kept-lists.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

let lists: KeptLists;
beforeEach(async () => {
  lists = await KeptLists.make();
});
afterEach(() => lists.close());

/** Loads a UN list of these invented persons. */
const publish = (day: string, persons: readonly number[]): Promise<void> =>
  lists.publish('consolidated.xml', unListOf(day, persons));
const isListed = (number: number): boolean => lists.namesOf(number).length > 0;

describe('a data folder that was restored without the stored versions', () => {
  const aside = () => join(lists.dir, 'aside');
  const statusOf = async () => Object((await lists.get('/lists')).body['items'])[0];

  beforeEach(async () => {
    await publish('2026-02-01', numbers(10, 70));
    await publish('2026-02-02', numbers(10, 55));
    await cp(lists.versionsDir, aside(), { recursive: true });
    await rm(lists.versionsDir, { recursive: true });
    await lists.reload();
  });

  it('clears nobody: the list lacks what was held, and says which file is gone', async () => {
    expect(isListed(60)).toBe(false);
    const { status, body } = await lists.search(60);
    expect([status, body['code']]).toEqual([503, 'lists_unavailable']);
    expect(body['detail']).toMatch(
      /un_sc lacks 15 listings whose removal nobody confirmed, because versions\/[0-9a-f]{64}/,
    );
    expect((await lists.search(11)).body).toMatchObject({ outcome: 'potential_match', complete: false });
    expect(await statusOf()).toMatchObject({ status: 'incomplete', problem: expect.stringContaining('lacks 15') });
    const items = await lists.heldItems();
    expect(items).toHaveLength(15);
    expect(items[0]).toMatchObject({ searched: false, primaryName: null });
  });

  it('still does so after later loads and other files', async () => {
    await lists.reload();
    await publish('2026-02-03', numbers(10, 56));
    expect((await lists.search(60)).body['code']).toBe('lists_unavailable');
    expect(await lists.heldIds()).toHaveLength(14);
  });

  it('holds and finds them again once the versions are restored', async () => {
    await cp(aside(), lists.versionsDir, { recursive: true });
    await lists.reload();
    expect((await lists.search(60)).body).toMatchObject({ results: [{ listings: [{ status: 'held' }] }] });
    expect(await statusOf()).toMatchObject({ status: 'fresh', heldRemovalCount: 15 });
    await lists.reload();
    expect([isListed(60), (await lists.heldIds()).length]).toEqual([true, 15]);
  });

  it('needs them no longer where an operator confirms that they are gone', async () => {
    expect((await lists.confirm()).status).toBe(200);
    expect([(await lists.search(60)).body['outcome'], await lists.heldIds()]).toEqual(['no_match', []]);
  });

  it('keeps the stored version that has them, however long it is not searched', async () => {
    await cp(aside(), lists.versionsDir, { recursive: true });
    const held = (await lists.service.app.storage.heldRemovals.all())[0]?.content;
    lists.service.clock.nowMs += 2_000 * 24 * 3_600_000;
    expect(await lists.service.app.storage.listVersions.expired(lists.service.clock.nowMs)).not.toContain(held);
  });
});
