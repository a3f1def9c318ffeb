import type { Screening } from '@namesake/engine';
import type { SearchPool } from '../pool/search-pool.ts';
import { isFound, searchFor } from './finds-listing.ts';
import type { ListKeeper } from './list-keeper.ts';
import type { ControlName } from './prove-index.ts';
import type { Snapshot } from './snapshot.ts';

const HOUR_MS = 3_600_000;
const FIRST_MS = 60_000;

export type ControlWatchOptions = {
  readonly keeper: Pick<ListKeeper, 'current' | 'lose'>;
  /** Whatever is a little like a name is looked at, which takes up to a tenth of a second: requests are not to wait for that. */
  readonly pool: Pick<SearchPool, 'screen'>;
  /** Told lines for the operator. */
  readonly report: (line: string) => void;
};

/**
 * Searches the control names of the index in use, one after another. Where one is not found any more, memory is damaged
 * or the software at fault: nothing that is not found proves anything, so all lists are stale from then on.
 */
export async function checkControls({ keeper, pool, report }: ControlWatchOptions): Promise<void> {
  const snapshot = keeper.current();
  if (snapshot === undefined) return;
  const lost = new Set<string>();
  try {
    for (const control of snapshot.controls)
      if (isFound(await search(snapshot, control, pool), control.listing) !== true) lost.add(control.listing);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(`warning: the control names could not be searched, they are again in an hour: ${reason}`);
    return;
  }
  if (lost.size === 0 || keeper.current() !== snapshot) return;
  const reason = `${lost.size} of ${snapshot.controls.length} control names are not found any more: restart the service.`;
  report(`warning: ${reason}`);
  keeper.lose(reason);
}

async function search(
  { screener, image }: Snapshot,
  { name, listing }: ControlName,
  pool: ControlWatchOptions['pool'],
): Promise<Screening> {
  const { query, policy } = searchFor(name, listing);
  if (image === null) return screener.screen(query, policy);
  const call = { image, caller: 'control names', gone: new AbortController().signal };
  return (await pool.screen(call, query, policy)).screening;
}

/** Checks the control names soon after the start, for an index that was saved was proved when it was built, and every hour; the function it gives stops that. */
export function watchControls(options: ControlWatchOptions): () => void {
  let stopped = false;
  const report = (line: string): void => {
    // A check that the end of the service cuts short is no news.
    if (!stopped) options.report(line);
  };
  const check = (): void => void checkControls({ ...options, report });
  const timers = [setTimeout(check, FIRST_MS), setInterval(check, HOUR_MS)];
  for (const timer of timers) timer.unref();
  return () => {
    stopped = true;
    timers.forEach(clearTimeout);
  };
}
