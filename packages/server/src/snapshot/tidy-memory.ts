import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Requests that began on the replaced snapshot have ended by then, and refreshes that follow one another cost one pause, not each its own. */
const QUIET_MS = 5_000;

let waiting: NodeJS.Timeout | undefined;

/**
 * Has the heap tidied up when no snapshot was replaced for some seconds. An index is memory outside the heap: left alone, the engine lets tens of megabytes of replaced ones
 * stand until the heap itself has grown. One pause, of 42 ms with all official lists.
 */
export function tidyMemorySoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(tidyMemory, QUIET_MS).unref();
}

function tidyMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
