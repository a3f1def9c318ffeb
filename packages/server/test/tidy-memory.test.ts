import { setImmediate as turn } from 'node:timers/promises';
import { OPEN_POLICY } from '@namesake/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListKeeper } from '../src/snapshot/list-keeper.ts';
import { loadSnapshot } from '../src/snapshot/load-snapshot.ts';
import { tidyMemorySoon } from '../src/snapshot/tidy-memory.ts';

afterEach(() => void vi.useRealTimers());

/** Something that nothing holds, and whether it is still there. */
function unheld(): () => boolean {
  const ref = new WeakRef({ made: new ArrayBuffer(1_024) });
  return () => ref.deref() !== undefined;
}

/** The index of a snapshot that was searched and that nobody holds any more. */
async function searchedOnce(): Promise<WeakRef<object>> {
  const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
  const [control] = snapshot.controls;
  const { total } = snapshot.screener.screen({ searchText: control?.name ?? '' }, OPEN_POLICY);
  expect(total).toBeGreaterThan(0);
  if (snapshot.image === null) throw new Error('it has an index');
  return new WeakRef(snapshot.image.bytes);
}

describe('memory', () => {
  it('that nothing holds any more is given back some seconds after the last swap, not after each', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isThere = unheld();
    await turn();
    tidyMemorySoon();
    vi.advanceTimersByTime(4_000);
    tidyMemorySoon();
    vi.advanceTimersByTime(4_000);
    expect(vi.getTimerCount()).toBe(1);
    await turn();
    vi.advanceTimersByTime(1_000);
    expect(vi.getTimerCount()).toBe(0);
    await turn();
    expect(isThere()).toBe(false);
  });

  it('of a replaced index is not held by what was searched last', async () => {
    const image = await searchedOnce();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tidyMemorySoon();
    await turn();
    vi.advanceTimersByTime(5_000);
    await turn();
    expect(image.deref()).toBeUndefined();
  });

  it('is asked back when a snapshot was replaced, not when the first one came', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    let replaced = 0;
    const keeper = new ListKeeper(null, [], [], () => {
      replaced += 1;
    });
    keeper.adopt(snapshot);
    expect(replaced).toBe(0);
    keeper.adopt({ ...snapshot });
    expect(replaced).toBe(1);
  });
});
