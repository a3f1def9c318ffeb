import { setImmediate as turn } from 'node:timers/promises';
import { OPEN_POLICY } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import { giveBackSoon } from '../../src/lists/state/collect-garbage.ts';
import { ListKeeper } from '../../src/lists/state/list-registry.ts';

/** The index of a snapshot that was searched and that nobody holds any more. */
async function searchedOnce(): Promise<WeakRef<object>> {
  const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
  const [control] = snapshot.controls;
  const { total } = snapshot.screener.screen({ searchText: control?.name ?? '' }, OPEN_POLICY);
  expect(total).toBeGreaterThan(0);
  if (snapshot.image === null) throw new Error('it has an index');
  return new WeakRef(snapshot.image.bytes);
}

/** Whether something goes within some turns of the event loop: the engine looks through the heap in steps. Asked now and then only, since who asks holds on to it for a turn. */
async function goes(ref: WeakRef<object>): Promise<boolean> {
  for (let turns = 1; turns <= 20_000; turns++) {
    await turn();
    if (turns % 500 === 0 && ref.deref() === undefined) return true;
  }
  return false;
}

describe('memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('of a replaced index is given back some seconds later, not held by what was searched last', async () => {
    const image = await searchedOnce();
    let isGone = false;
    // Where the engine is looking through the heap already, the next swap asks again.
    for (let swaps = 0; swaps < 5 && !isGone; swaps++) {
      // Who asked after it holds on to it until the turn ends.
      await turn();
      giveBackSoon();
      vi.advanceTimersByTime(5_000);
      isGone = await goes(image);
    }
    expect(isGone).toBe(true);
  });

  it('is asked back when a snapshot was replaced, not when the first one came', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const replaced: Snapshot[] = [];
    const keeper = new ListKeeper(null, [], [], (one) => void replaced.push(one));
    keeper.adopt(snapshot);
    expect(replaced).toEqual([]);
    keeper.adopt({ ...snapshot });
    expect(replaced.map((one) => one === snapshot)).toEqual([true]);
  });
});
