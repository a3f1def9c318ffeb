import { buildIndex, type Listing, loadModel, OPEN_POLICY } from '@namesake/engine';
import { sampleListings } from '@namesake/lists';
import { describe, expect, it } from 'vitest';
import { checkControls } from '../src/snapshot/control-watch.ts';
import { ListKeeper } from '../src/snapshot/list-keeper.ts';
import { loadSnapshot } from '../src/snapshot/load-snapshot.ts';
import { proveIndex } from '../src/snapshot/prove-index.ts';
import { nameOf } from './support/un-list-of.ts';

const { listings } = sampleListings();
const model = loadModel();
const index = buildIndex(listings, model);
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
    const source = sourceOf([...listings, ...strangers(4)]);
    expect(() => proveIndex(index, model, source)).toThrow(/does not find 4 of \d+ names/);
  });

  it('is searched for everything that is new', () => {
    const many = strangers(100);
    const half = buildIndex(many.slice(0, 50), model);
    const message = /does not find 50 of \d+ names/;
    expect(() => proveIndex(half, model, sourceOf(many))).not.toThrow(message);
    expect(() => proveIndex(half, model, sourceOf(many), (id) => Number(id.slice(6)) >= 50)).toThrow(message);
  });
});

describe('control names', () => {
  it('are searched again while the snapshot is in use; where one is lost, all lists are stale', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const keeper = new ListKeeper(null, ['sample']);
    const said: string[] = [];
    const check = (): Promise<void> => checkControls({ keeper, report: (line) => void said.push(line) });
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
});
