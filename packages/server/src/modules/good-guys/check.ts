import { changesSince, type ListsNow } from './listing-now.ts';
import { reopenGoodGuys } from './reopen.ts';
import { stateOf } from './store/good-guy-state.ts';
import type { GoodGuyStore } from './store/good-guy-store.ts';

const AT_ONCE = 200;

export type CheckParts = {
  readonly storage: { readonly goodGuys: GoodGuyStore };
  /** The lists as they are searched; undefined while there are none. */
  readonly snapshot: () => ListsNow | undefined;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** Reopens good guys whose listing changed in a way that matters or is gone, so that nobody must screen to learn it. */
export async function checkGoodGuys({ storage, snapshot, now }: CheckParts, signal: AbortSignal): Promise<void> {
  const current = snapshot();
  if (current === undefined) return;
  const { goodGuys } = storage;
  for (let before: number | undefined; ; ) {
    signal.throwIfAborted();
    const page = await goodGuys.page({ state: 'in_force' }, before, AT_ONCE, now());
    const changed = page
      .filter((one) => stateOf(one, now()) === 'in_force')
      .map((goodGuy) => ({ goodGuy, changes: changesSince(goodGuy, current) }))
      .filter(({ changes }) => changes.length > 0);
    // One step each: what another node or a search reopened meanwhile keeps none of the others from it.
    for (const one of changed) await reopenGoodGuys({ storage, now }, [one]);
    const last = page.at(-1);
    if (page.length < AT_ONCE || last === undefined) return;
    before = last.place;
  }
}
