import { setImmediate as turn } from 'node:timers/promises';
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
