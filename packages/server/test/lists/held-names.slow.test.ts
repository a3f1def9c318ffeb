import { rm } from 'node:fs/promises';
import type { Listing } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasNoEarlierName, unitedListing } from '../../src/lists/versions/renamed-listings.ts';
import { KeptLists } from '../support/kept-lists.ts';
import { nameOf, numbers } from '../support/un-list-of.ts';

const reason = 'The committee gave its numbers anew.';
let lists: KeptLists;
beforeEach(async () => {
  lists = await KeptLists.make();
});
afterEach(() => lists.close());

/**
 * Loads a UN list of sixty ids, in which the person of each id is the one of this number; with what else is said of
 * them.
 */
function publish(day: string, numberOf: (id: number) => number, more = (_id: number) => ''): Promise<void> {
  const persons = numbers(10, 70).map(
    (id) =>
      `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${nameOf(numberOf(id))}</FIRST_NAME><UN_LIST_TYPE>Old</UN_LIST_TYPE>` +
      `<REFERENCE_NUMBER>XXi.0${id}</REFERENCE_NUMBER>${more(id)}</INDIVIDUAL>`,
  );
  const file = `<CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><INDIVIDUALS>${persons.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
  return lists.publish('consolidated.xml', file);
}

const alias = (name: string): string =>
  `<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME></INDIVIDUAL_ALIAS>`;
const born = (year: number): string =>
  `<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>${year}</YEAR></INDIVIDUAL_DATE_OF_BIRTH>`;

const found = async (number: number): Promise<readonly unknown[]> =>
  Array.from(Object((await lists.search(number)).body['results']), (result) => Object(result).entityId);

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
    expect(lists.namesOf(12)).toEqual([nameOf(32), nameOf(12)]);
    expect(await found(12)).toContain('un_sc:XXi.012');
    expect((await lists.search(12)).body).toMatchObject({
      outcome: 'potential_match',
      results: [{ listings: [{ status: 'held' }] }],
      coverage: { heldRemovals: [{ list: 'un_sc', count: 20 }] },
    });
    const { body } = await lists.get('/lists/un_sc/held');
    expect(Object(body['items'])[0]).toMatchObject({
      listing: 'un_sc:XXi.010',
      text: "20 of 60 listings of the type person have none of their earlier names in the publisher's file",
    });
  });

  it('holds no fact of the one against the other', async () => {
    for (const year of [1950, 1980]) {
      const { body } = await lists.search(12, { birthDate: `${year}` });
      expect(body).toMatchObject({ results: [{ entityId: 'un_sc:XXi.012' }] });
      expect(JSON.stringify(body)).not.toContain('"conflict"');
    }
  });

  it('keeps them over restarts and later files, which may rename them again', async () => {
    await lists.reload();
    expect([lists.namesOf(12), (await lists.heldIds()).length]).toEqual([[nameOf(32), nameOf(12)], 20]);
    await publish('2026-02-03', (id) => (id < 30 ? id + 40 : id));
    expect([lists.namesOf(12), (await lists.heldIds()).length]).toEqual([[nameOf(52), nameOf(32), nameOf(12)], 20]);
  });

  it('lacks the earlier names where the stored versions are gone, and clears nobody', async () => {
    await rm(lists.versionsDir, { recursive: true });
    await lists.reload();
    await lists.reload();
    expect(lists.namesOf(12)).toEqual([nameOf(32)]);
    expect((await lists.search(12)).body['code']).toBe('lists_unavailable');
    expect((await lists.heldItems())[0]).toMatchObject({ missing: 'names', searched: false });
  });

  it('ends where the earlier names are back', async () => {
    await publish(
      '2026-02-03',
      (id) => id,
      (id) => alias(nameOf(id < 30 ? id + 20 : id)),
    );
    expect(await lists.heldIds()).toEqual([]);
  });

  it('loses the earlier names when an operator confirms', async () => {
    await lists.confirm({ text: reason, listings: ['un_sc:XXi.012'] });
    expect([lists.namesOf(12), lists.namesOf(13)]).toEqual([[nameOf(32)], [nameOf(33), nameOf(13)]]);
    await lists.confirm();
    expect([lists.namesOf(13), await lists.heldIds()]).toEqual([[nameOf(33)], []]);
    await lists.reload();
    expect([lists.namesOf(13), await lists.heldIds()]).toEqual([[nameOf(33)], []]);
  });
});

describe('a version that changes names as publishers do', () => {
  beforeEach(() => publish('2026-02-01', (id) => id));

  it('is believed where few are renamed', async () => {
    await publish('2026-02-02', (id) => (id < 14 ? id + 20 : id));
    expect([lists.namesOf(12), await lists.heldIds()]).toEqual([[nameOf(32)], []]);
  });

  it('is believed where an earlier name stays, as an alias or in capitals', async () => {
    await publish(
      '2026-02-02',
      (id) => (id < 30 ? id + 20 : id),
      (id) => (id < 30 ? alias(nameOf(id).toUpperCase()) : ''),
    );
    expect(await lists.heldIds()).toEqual([]);
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
