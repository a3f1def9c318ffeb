/** Nearly all requests that began on a replaced snapshot have ended by then, and refreshes that follow one another cost once, not each its own. */
const QUIET_MS = 5_000;
/** Each time after twice as long: ten minutes in all. A push is lost where the engine is looking through the heap already, and began before. */
const MOST_TRIES = 6;

/** More than what is outside the heap may grow by before the engine tidies up (64 MB). Addresses only: no page of it is ever touched. */
const PUSH_BYTES = 2 ** 27;

let replaced: readonly WeakRef<object>[] = [];
let waiting: NodeJS.Timeout | undefined;

/**
 * Has the heap tidied up when nothing was replaced for some seconds, until this is gone. An index is shared memory, which the engine does not count: left alone, it lets tens of megabytes of
 * replaced ones stand until the heap itself has grown. Told that much was taken outside the heap, it looks through the heap in steps, beside requests; asked outright, it does so
 * in one pause, of 50 ms with all official lists.
 */
export function giveBackSoon(object: object): void {
  replaced = [...replaced, new WeakRef(object)];
  tryIn(QUIET_MS, MOST_TRIES);
}

function tryIn(ms: number, tries: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    replaced = replaced.filter((one) => one.deref() !== undefined);
    if (replaced.length === 0 || tries === 0) return;
    // Whoever asks after something holds on to it until the turn ends.
    setImmediate(pushCollector);
    tryIn(ms * 2, tries - 1);
  }, ms).unref();
}

function pushCollector(): void {
  try {
    new ArrayBuffer(PUSH_BYTES);
  } catch {
    // No addresses left: the engine is tidying up as it is.
  }
}
