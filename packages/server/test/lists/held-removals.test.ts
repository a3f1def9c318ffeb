import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConfirmed } from '../../src/lists/refresh/confirmed-removals.ts';
import { anyEvent } from '../support/any-event.ts';
import { KeptLists } from '../support/kept-lists.ts';
import { changingHere } from '../support/load-here.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const text = 'The committee announced it.';
let lists: KeptLists;
beforeEach(async () => {
  lists = await KeptLists.make();
});
afterEach(() => lists.close());

/** Loads a UN list of these invented persons. */
const publish = (day: string, persons: readonly number[]): Promise<void> =>
  lists.publish('consolidated.xml', unListOf(day, persons));
const isListed = (number: number): boolean => lists.namesOf(number).length > 0;

describe('a version that removes unusually much', () => {
  beforeEach(async () => {
    await publish('2026-02-01', numbers(10, 70));
    await publish('2026-02-02', [...numbers(10, 55), ...numbers(80, 90)]);
  });

  it('adds at once and holds what it removes, which is found and told as held', async () => {
    expect((await lists.search(85)).body).toMatchObject({ results: [{ listings: [{ status: 'active' }] }] });
    const { body } = await lists.search(60);
    expect(body).toMatchObject({
      outcome: 'potential_match',
      results: [{ entityId: 'un_sc:XXi.060', listings: [{ status: 'held' }] }],
      coverage: { heldRemovals: [{ list: 'un_sc', count: 15 }] },
    });
    expect((await lists.get('/lists')).body['items']).toMatchObject([
      { id: 'un_sc', recordCount: 55, heldRemovalCount: 15 },
    ]);
    expect((await lists.get('/entities/un_sc:XXi.060')).body).toMatchObject({ listings: [{ status: 'held' }] });
  });

  it('says which they are, why and since when, in pages', async () => {
    const { body } = await lists.get('/lists/un_sc/held?limit=10');
    expect(body).toMatchObject({ total: 15, nextCursor: expect.any(String) });
    expect(Object(body['items'])[0]).toEqual({
      listing: 'un_sc:XXi.055',
      primaryName: nameOf(55),
      entityType: 'person',
      programs: ['New'],
      missingFrom: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      missing: 'listing',
      searched: true,
      text: "15 of 20 listings of the programme New are gone from the publisher's file",
      since: new Date(lists.service.clock.nowMs).toISOString(),
      confirmed: false,
    });
    const rest = await lists.get(`/lists/un_sc/held?cursor=${String(body['nextCursor'])}&limit=10`);
    expect(rest.body['items']).toHaveLength(5);
    expect((await lists.get('/lists/nowhere/held')).body['code']).toBe('list_not_found');
  });

  it('loses them when an operator confirms with a reason, which is audited and dated', async () => {
    const answer = await lists.confirm();
    expect([answer.status, answer.body]).toMatchObject([200, { heldRemovalCount: 0, active: { recordCount: 55 } }]);
    expect(isListed(60)).toBe(false);
    expect((await lists.search(61)).body).toMatchObject({ coverage: { heldRemovals: [] } });
    const events = await lists.service.app.storage.audit.latest(9);
    expect(events.find(({ action }) => action.startsWith('list.removals'))).toMatchObject({
      action: 'list.removals_confirmed',
      target: 'un_sc',
      detail: { reason: text, listings: expect.arrayContaining(['un_sc:XXi.060']) },
    });
    const history = Array.from(Object((await lists.get('/entities/un_sc:XXi.060/history')).body['items']));
    expect(history).toMatchObject([{ change: 'present' }, { change: 'removed' }]);
    expect((await lists.confirm()).body['code']).toBe('nothing_held');
  });

  it('loses only those that are named', async () => {
    await lists.confirm({ text, listings: ['un_sc:XXi.060', 'un_sc:XXi.011'] });
    expect([isListed(60), isListed(61), isListed(11)]).toEqual([false, true, true]);
    expect(await lists.heldIds()).toHaveLength(14);
  });

  it('is confirmed by nobody without a reason or the scope', async () => {
    expect((await lists.confirm({})).status).toBe(422);
    const path = '/api/v1/lists/un_sc/held/confirm';
    expect((await lists.service.post(path, { text }, await lists.service.token())).body['code']).toBe('scope_missing');
    expect(await lists.heldIds()).toHaveLength(15);
  });

  it('keeps holding them over restarts and later files, until they are back', async () => {
    await lists.reload();
    await publish('2026-02-03', [...numbers(10, 55), ...numbers(81, 90)]);
    expect([isListed(60), isListed(80)]).toEqual([true, false]);
    await publish('2026-02-04', [...numbers(10, 62), ...numbers(81, 90)]);
    expect(await lists.heldIds()).toHaveLength(8);
    expect((await lists.search(60)).body).toMatchObject({ results: [{ listings: [{ status: 'active' }] }] });
  });

  it('is confirmed by a later file that lacks them too, where that is the policy', async () => {
    lists.laterFileConfirms = true;
    await lists.reload();
    expect(isListed(60)).toBe(true);
    await publish('2026-02-03', [...numbers(10, 55), ...numbers(80, 91)]);
    expect([isListed(60), await lists.heldIds()]).toEqual([false, []]);
  });

  it('is taken as it is where an operator accepted the very file', async () => {
    const folder = join(lists.dir, 'downloads', 'un_sc');
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
    await lists.reload('downloads');
    expect([isListed(60), isListed(40), await lists.heldIds()]).toEqual([false, false, []]);
  });

  it('is loaded anew when another process confirms it', async () => {
    const loaded = vi.fn(() => lists.reload());
    const { heldRemovals } = lists.service.app.storage;
    const stop = watchConfirmed({
      heldRemovals,
      change: changingHere(lists.keeper),
      reload: loaded,
      report: () => {},
      lookEveryMs: 5,
    });
    try {
      await heldRemovals.confirm('un_sc', ['un_sc:XXi.060'], anyEvent(1));
      await expect.poll(() => isListed(60)).toBe(false);
    } finally {
      stop();
    }
    expect(await lists.heldIds()).toHaveLength(14);
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
  const publishSeco = (day: string, delisted: readonly number[]): Promise<void> =>
    lists.publish('consolidated-list.xml', seco(day, delisted));
  const statusOf = (number: number) => lists.keeper.current()?.records.find(`${SECO}${number}`)?.listing.status;
  const newest = async () => (await lists.service.app.storage.listVersions.list('ch_seco', 1))[0]?.counts;

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
    expect([statusOf(11), lists.keeper.current()?.held.size]).toEqual(['active', 30]);
    expect((await lists.service.app.storage.heldRemovals.all())[0]?.reason).toBe(
      "30 of 60 listings of the type person are gone from the publisher's file, or delisted in it",
    );
    expect((await lists.search(11)).body).toMatchObject({ results: [{ listings: [{ status: 'held' }] }] });
    await publishSeco('2026-02-03', numbers(11, 40));
    expect([statusOf(10), statusOf(11), lists.keeper.current()?.held.size]).toEqual(['active', 'active', 29]);
    const ids = (await lists.service.app.storage.heldRemovals.all()).map(({ listing }) => listing);
    await lists.service.app.storage.heldRemovals.confirm('ch_seco', ids, anyEvent(1));
    await lists.reload();
    expect([statusOf(10), statusOf(11), lists.keeper.current()?.held.size]).toEqual(['active', 'delisted', 0]);
  });
});

it('a version that removes a few removes them at once', async () => {
  await publish('2026-02-01', numbers(10, 70));
  await publish('2026-02-02', numbers(14, 70));
  expect([isListed(12), await lists.heldIds()]).toEqual([false, []]);
});
