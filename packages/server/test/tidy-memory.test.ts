import { setImmediate as turn } from 'node:timers/promises';
import { OPEN_POLICY } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSnapshot } from '../src/lists/loading/load-snapshot.ts';
import type { Snapshot } from '../src/lists/snapshot/snapshot.ts';
import { giveBackSoon } from '../src/lists/state/collect-garbage.ts';
import { ListKeeper } from '../src/lists/state/list-registry.ts';

/** The index of a snapshot that was searched and that nobody holds any more. */
async function searchedOnce(): Promise<WeakRef<object>> {
  const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
  const [control] = snapshot.controls;
  const { total } = snapshot.screener.screen({ searchText: control?.name ?? '' }, OPEN_POLICY);
  expect(total).toBeGreaterThan(0);
  if (snapshot.image === null) throw new Error('it has an index');
  giveBackSoon(snapshot);
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

function replace(): WeakRef<object> {
  const made = { made: new ArrayBuffer(1_024) };
  giveBackSoon(made);
  return new WeakRef(made);
}

describe('memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('of what was replaced is given back some seconds after the last swap, not after each', async () => {
    replace();
    vi.advanceTimersByTime(4_000);
    const last = replace();
    vi.advanceTimersByTime(4_000);
    expect(vi.getTimerCount()).toBe(1);
    await turn();
    vi.advanceTimersByTime(1_000);
    expect(await goes(last)).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that a request holds is asked back again, for ten minutes at most', async () => {
    const held = { made: new ArrayBuffer(1_024) };
    giveBackSoon(held);
    const tries: number[] = [];
    for (let seconds = 5; vi.getTimerCount() > 0; seconds += 5) {
      vi.advanceTimersByTime(5_000);
      tries.push(seconds);
    }
    expect(tries.at(-1)).toBe(635);
    expect(held.made.byteLength).toBe(1_024);
  });

  it('of a replaced index is not held by what was searched last', async () => {
    const image = await searchedOnce();
    let isGone = false;
    for (let seconds = 5; seconds <= 75 && !isGone; seconds += 5) {
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
