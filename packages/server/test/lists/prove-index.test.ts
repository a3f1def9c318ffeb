import { buildIndex, type Listing, loadModel, OPEN_POLICY } from '@namesake/engine';
import { sampleListings } from '@namesake/lists';
import { describe, expect, it } from 'vitest';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { proveIndex } from '../../src/lists/snapshot/prove-index.ts';
import { checkControls } from '../../src/lists/state/control-watch.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { nameOf } from '../support/un-list-of.ts';

const { listings } = sampleListings();
const model = loadModel();
const index = buildIndex(listings, model);
const never = (): never => {
  throw new Error('there is none');
};
const sourceOf = (all: readonly Listing[]) => ({
  ids: all.map(({ id }) => id),
  listing: (number: number): Listing => {
    const found = all[number];
    if (found === undefined) throw new Error(`there is no listing ${number}`);
    return found;
  },
});
/** Listings of another list that the index does not hold. */
const strangers = (count: number): readonly Listing[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `other:${number}`,
    list: 'other',
    sourceId: String(number),
    entityType: 'organization',
    names: [{ value: nameOf(number), kind: 'primary', quality: 'strong', script: 'Latn' }],
    programs: [],
    effect: 'asset_freeze',
    status: 'active',
  }));

describe('a new index', () => {
  it('is believed where it finds what it holds, and gives control names', () => {
    const controls = proveIndex(index, model, sourceOf(listings));
    expect(controls.length).toBeGreaterThan(5);
    expect(proveIndex(index, model, sourceOf([...listings].reverse()))).toEqual(controls);
  });

  it('is thrown away where it lost a list, however small that list is', () => {
    const all = [...listings, ...strangers(4)];
    expect(() => proveIndex(index, model, sourceOf(all))).toThrow(
      `holds ${listings.length} of ${all.length} listings: the last good one stays.`,
    );
  });

  it('is thrown away where it does not find what it holds', () => {
    const renamed = strangers(listings.length).map(({ names }, i) => ({ ...(listings[i] ?? never()), names }));
    expect(() => proveIndex(index, model, sourceOf(renamed))).toThrow(/does not find (\d+) of \1 names/);
  });

  it('is thrown away where a single name is not led to from each of its words', () => {
    const { tokens } = index;
    const postings = { ...tokens.postings, values: tokens.postings.values.with(0, -1) };
    const broken = { ...index, tokens: { ...tokens, postings } };
    expect(() => proveIndex(broken, model, sourceOf(listings))).toThrow(
      /does not lead to 1 of the \d+ names it holds: the last good one stays\./,
    );
  });

  it('is searched for everything that is new', () => {
    const many = strangers(100);
    const renamed = many.map((listing, i) => (i < 50 ? listing : { ...listing, names: many[i - 50]?.names ?? [] }));
    const outdated = buildIndex(renamed, model);
    const message = /does not find 50 of \d+ names/;
    expect(() => proveIndex(outdated, model, sourceOf(many))).not.toThrow(message);
    expect(() => proveIndex(outdated, model, sourceOf(many), (id) => Number(id.slice(6)) >= 50)).toThrow(message);
  });
});

describe('control names', () => {
  it('are searched again while the snapshot is in use; where one is lost, all lists are stale', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const keeper = new ListKeeper(null, ['sample']);
    const said: string[] = [];
    const check = (): Promise<void> =>
      checkControls({ keeper, tell: (problem) => void said.push(problem), pause: async () => {} });
    await check();
    keeper.adopt(snapshot);
    await check();
    expect([keeper.states(Date.now())[0]?.problem, said]).toEqual([null, []]);
    const nothing = {
      ...snapshot.screener.screen({ searchText: 'x' }, OPEN_POLICY),
      hits: [],
      total: 0,
      unscreenable: false,
    };
    keeper.adopt({ ...snapshot, screener: { ...snapshot.screener, screen: () => nothing } });
    await check();
    expect(keeper.states(Date.now())[0]).toMatchObject({
      status: 'stale',
      problem: expect.stringContaining('control'),
    });
    expect(said).toHaveLength(1);
  });

  it('of an index that was replaced meanwhile are searched no more', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const keeper = new ListKeeper(null, ['sample']);
    let [searched, pauses] = [0, 0];
    const screen: typeof snapshot.screener.screen = (query, policy) => {
      searched += 1;
      return snapshot.screener.screen(query, policy);
    };
    keeper.adopt({ ...snapshot, screener: { ...snapshot.screener, screen } });
    const pause = async (): Promise<void> => {
      pauses += 1;
      if (pauses === 3) keeper.adopt({ ...snapshot, controls: [...snapshot.controls] });
    };
    await checkControls({ keeper, tell: () => {}, pause });
    expect([pauses, searched]).toEqual([3, 2]);
  });
});
