import { setTimeout as wait } from 'node:timers/promises';
import { isFound } from '../snapshot/finds-listing.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import type { ListKeeper } from './list-keeper.ts';

const HOUR_MS = 3_600_000;
const FIRST_MS = 60_000;
/**
 * A control name is compared with everything similar, which blocks requests for up to a tenth of a second. The pause
 * keeps that from delaying all requests of a moment.
 */
const MOST_BETWEEN_MS = 10_000;
/** However many names there are, each is asked every hour. */
const MOST_OF_HOUR = 0.5;

type ControlWatchOptions = {
  readonly keeper: Pick<ListKeeper, 'current' | 'fail'>;
  /** Receives each problem as a sentence for the operator. */
  readonly tell: (problem: string) => void;
  /** Waits before each name; gets the number of names. */
  readonly pause?: (names: number) => Promise<unknown>;
};

const pauseOf = (names: number): Promise<unknown> =>
  wait(Math.min(MOST_BETWEEN_MS, (HOUR_MS * MOST_OF_HOUR) / names), undefined, { ref: false });

/**
 * Searches the control names of the index in use, one now and then, for as long as it is in use. Where one is not found
 * any more, memory is damaged or the software at fault: a miss can no longer be trusted, so all lists are stale from
 * then on.
 */
export async function checkControls({ keeper, tell, pause = pauseOf }: ControlWatchOptions): Promise<void> {
  const controls = keeper.current()?.controls ?? [];
  for (const control of controls) {
    await pause(controls.length);
    const isThere = isStillFound(keeper, controls, control);
    if (isThere === undefined) return;
    if (isThere) continue;
    const reason = `A control name of the list ${control.list} is not found any more: restart the service.`;
    tell(reason);
    keeper.fail(reason);
    return;
  }
}

/**
 * Undefined if its index is no longer in use. No caller keeps the index between names, so that a replaced one is freed.
 */
function isStillFound(
  keeper: ControlWatchOptions['keeper'],
  controls: readonly ControlName[],
  { name, listing }: ControlName,
): boolean | undefined {
  const snapshot = keeper.current();
  if (snapshot?.controls !== controls) return undefined;
  return isFound(snapshot.screener.screen, name, listing) === true;
}

/**
 * Checks the control names soon after the start, for an index that was saved was proved when it was built, and every
 * hour; the function it gives stops that.
 */
export function watchControls(options: ControlWatchOptions): () => void {
  const check = (): void => void checkControls(options);
  const timers = [setTimeout(check, FIRST_MS), setInterval(check, HOUR_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
