import type { DatabaseSource } from '../../../db/reading/database-source.ts';
import { runInThread } from '../../../lib/threads/run-in-thread.ts';
import type { FoundScreening, Selection } from '../store/erased-records.ts';
import type { HoldScope } from '../store/legal-hold.ts';

/** Which screenings a thread looks for, and where. */
export type ScanStart = {
  readonly source: DatabaseSource;
  readonly selection: Selection;
  readonly holds: readonly HoldScope[];
};

/**
 * Looks through screenings in a thread of its own, which waits while a page is dealt with.
 *
 * @param onBatch receives what was found on a page, perhaps nothing
 */
export async function scan(
  start: ScanStart,
  onBatch: (found: readonly FoundScreening[]) => Promise<void>,
): Promise<void> {
  await runInThread<null, readonly FoundScreening[]>(new URL('./scan-thread.ts', import.meta.url), start, {
    onMessage: onBatch,
    limits: { maxOldGenerationSizeMb: 128 },
    endedText: 'the thread that looks through records ended',
  });
}
