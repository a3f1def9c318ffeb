import { setImmediate as nextTurn } from 'node:timers/promises';
import { isFound } from './finds-listing.ts';
import type { ListKeeper } from './list-keeper.ts';

const HOUR_MS = 3_600_000;
const FIRST_MS = 60_000;

export type ControlWatchOptions = {
  readonly keeper: Pick<ListKeeper, 'current' | 'lose'>;
  /** Told lines for the operator. */
  readonly report: (line: string) => void;
};

/**
 * Searches the control names of the index in use, a name at a time between requests. Where one is not found any more, memory is damaged
 * or the software at fault: nothing that is not found proves anything, so all lists are stale from then on.
 */
export async function checkControls({ keeper, report }: ControlWatchOptions): Promise<void> {
  const snapshot = keeper.current();
  if (snapshot === undefined) return;
  const lost = new Set<string>();
  for (const { listing, name } of snapshot.controls) {
    await nextTurn();
    if (isFound(snapshot.screener.screen, name, listing) !== true) lost.add(listing);
  }
  if (lost.size === 0 || keeper.current() !== snapshot) return;
  const reason = `${lost.size} of ${snapshot.controls.length} control names are not found any more: restart the service.`;
  report(`warning: ${reason}`);
  keeper.lose(reason);
}

/** Checks the control names soon after the start, for an index that was saved was proved when it was built, and every hour; the function it gives stops that. */
export function watchControls(options: ControlWatchOptions): () => void {
  const check = (): void => void checkControls(options);
  const timers = [setTimeout(check, FIRST_MS), setInterval(check, HOUR_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
