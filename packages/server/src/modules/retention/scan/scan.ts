import { runInThread } from '../../../lib/threads/run-in-thread.ts';
import type { FoundScreening } from '../store/erased-records.ts';
import type { ScanStart } from './scan-thread.ts';

/**
 * Scans screenings in a separate thread, which waits while a page is processed.
 *
 * @param onBatch receives the records found on a page, possibly none
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
