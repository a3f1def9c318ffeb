/** Nearly all requests that began on a replaced snapshot have ended by then. */
const QUIET_MS = 5_000;
/** Above the 64 MB of external memory at which V8 starts a collection. No page of it is ever touched. */
const PUSH_BYTES = 2 ** 27;

/**
 * Starts an incremental garbage collection after a swap. V8 does not count shared memory, so an idle service would keep
 * several replaced indexes. A buffer of this size makes it collect in steps, in parallel with requests.
 */
export function collectGarbageSoon(): void {
  setTimeout(startCollection, QUIET_MS).unref();
}

function startCollection(): void {
  try {
    new ArrayBuffer(PUSH_BYTES);
  } catch {
    // No address space left: V8 collects anyway.
  }
}
