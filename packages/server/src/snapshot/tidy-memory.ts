/** Nearly all requests that began on the replaced snapshot have ended by then, the last of them a minute after it. Refreshes that follow one another cost once, not each its own. */
const QUIET_MS = [5_000, 60_000];

/** More than what is outside the heap may grow by before the engine tidies up (64 MB). Addresses only: no page of it is ever touched. */
const PUSH_BYTES = 2 ** 27;

let waiting: readonly NodeJS.Timeout[] = [];

/**
 * Has the heap tidied up when no snapshot was replaced for some seconds. An index is shared memory, which the engine does not count: left alone, it lets tens of megabytes of
 * replaced ones stand until the heap itself has grown. Told that much was taken outside the heap, it looks through the heap in steps, beside requests; asked outright, it does so
 * in one pause, of 50 ms with all official lists.
 */
export function tidyMemorySoon(): void {
  waiting.forEach(clearTimeout);
  waiting = QUIET_MS.map((ms) => setTimeout(pushCollector, ms).unref());
}

function pushCollector(): void {
  try {
    new ArrayBuffer(PUSH_BYTES);
  } catch {
    // No addresses left: the engine is tidying up as it is.
  }
}
