/** Nearly all requests that began on a replaced snapshot have ended by then. */
const QUIET_MS = 5_000;
/** More than what is outside the heap may grow by before the engine tidies up (64 MB). Addresses only: no page of it is ever touched. */
const PUSH_BYTES = 2 ** 27;

/**
 * Has the heap tidied up in some seconds. An index is shared memory, which the engine does not count: without searches it would let several
 * replaced ones stand. Told that much was taken outside the heap, it looks through the heap in steps, beside requests; asked outright, it does so in one
 * pause.
 */
export function giveBackSoon(): void {
  setTimeout(pushCollector, QUIET_MS).unref();
}

function pushCollector(): void {
  try {
    new ArrayBuffer(PUSH_BYTES);
  } catch {
    // No addresses left: the engine is tidying up as it is.
  }
}
