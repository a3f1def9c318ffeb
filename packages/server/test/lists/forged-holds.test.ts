import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../support/database-of.ts';
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

/** Changes rows as somebody does who can write the database. */
async function forge(...statements: readonly string[]): Promise<void> {
  for (const sql of statements) await rowsOf(lists.service.dataDir, sql);
}

describe('listings whose removal is held', () => {
  beforeEach(async () => {
    await publish('2026-02-01', numbers(10, 70));
    await publish('2026-02-02', numbers(10, 55));
    expect(await lists.heldIds()).toHaveLength(15);
  });

  it('are searched and held anew where one was deleted from the database', async () => {
    await forge("delete from list_hold where listing like '%060'");
    await lists.reload();
    expect([isListed(60), (await lists.heldIds()).length]).toEqual([true, 15]);
    const again = (await lists.heldItems()).find(({ listing }) => String(listing).endsWith('060'));
    expect(again?.['text']).toMatch(/is not there any more as it was recorded/);
  });

  it('are searched where the database says that somebody confirmed them', async () => {
    await forge('update list_hold set confirmed_at = 1');
    await lists.reload();
    expect([isListed(60), (await lists.heldIds()).length]).toEqual([true, 15]);
  });

  it.each([
    ['deleted', 'delete from searched_list'],
    ['changed', "update searched_list set held = 'x'"],
  ])('are searched where the record of what was searched was %s with them', async (_, sql) => {
    await forge(sql, 'delete from list_hold');
    await lists.reload();
    expect([isListed(60), (await lists.heldIds()).length]).toEqual([true, 15]);
  });

  it('are gone once an operator confirms that', async () => {
    await forge("delete from list_hold where listing like '%060'");
    await lists.reload();
    expect((await lists.confirm()).status).toBe(200);
    expect([isListed(60), await lists.heldIds()]).toEqual([false, []]);
  });
});

describe('a list that went back to an older file', () => {
  it('is not searched on what the database claims was searched before', async () => {
    await publish('2026-02-01', numbers(10, 70));
    await publish('2026-02-05', numbers(10, 71));
    // Somebody makes the earlier version look like a newer one.
    await forge(
      "update list_version set published_at = '2026-02-09T00:00:00.000Z' where published_at like '2026-02-01%'",
    );
    await publish('2026-02-06', numbers(10, 72));
    expect(isListed(71)).toBe(false);
    expect((await lists.search(11)).body).toMatchObject({ code: 'lists_unavailable' });
  });
});
