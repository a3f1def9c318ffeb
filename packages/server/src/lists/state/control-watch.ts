import { setTimeout as wait } from 'node:timers/promises';
import { isFound } from '../snapshot/finds-listing.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import type { ListKeeper } from './list-keeper.ts';

const HOUR_MS = 3_600_000;
const FIRST_MS = 60_000;
/**
 * Searching a control name compares everything similar, which blocks requests for up to 0.1 s. The pause spreads these
 * delays.
 */
const MAX_BETWEEN_MS = 10_000;
/** Every name is checked within an hour, however many there are. */
const MAX_OF_HOUR = 0.5;

type ControlWatchOptions = {
  readonly keeper: Pick<ListKeeper, 'current' | 'fail'>;
  /** Receives each problem as a message for the operator. */
  readonly tell: (problem: string) => void;
  /** Waits before each name; receives the number of names. */
  readonly pause?: (names: number) => Promise<unknown>;
};

const pauseOf = (names: number): Promise<unknown> =>
  wait(Math.min(MAX_BETWEEN_MS, (HOUR_MS * MAX_OF_HOUR) / names), undefined, { ref: false });

/**
 * Searches the control names of the index in use, one at a time with pauses. If one is no longer found, memory is
 * damaged or the software is at fault: a miss can no longer be trusted, so all lists are stale.
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
 * Undefined if the index is no longer in use. No caller holds the index between names, so that a replaced one is freed.
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
 * Checks the control names soon after the start, because a saved index was only proved when built, and then every hour.
 * Returns the function that stops it.
 */
export function watchControls(options: ControlWatchOptions): () => void {
  const check = (): void => void checkControls(options);
  const timers = [setTimeout(check, FIRST_MS), setInterval(check, HOUR_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
