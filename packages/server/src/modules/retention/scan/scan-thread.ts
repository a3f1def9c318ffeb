import type { DatabaseSource } from '../../../db/reading/database-source.ts';
import { openRows } from '../../../db/reading/open-rows.ts';
import { answerInThread } from '../../../lib/threads/answer-in-thread.ts';
import { stepBack } from '../../../lib/threads/step-back.ts';
import type { FoundScreening, Selection } from '../store/erased-records.ts';
import type { HoldScope } from '../store/legal-hold.ts';
import { scanPages } from './scan-pages.ts';

/** Input of the thread: which screenings to find, and where. */
export type ScanStart = {
  readonly source: DatabaseSource;
  readonly selection: Selection;
  readonly holds: readonly HoldScope[];
};

stepBack();
await answerInThread<ScanStart, null, readonly FoundScreening[]>(async ({ source, selection, holds }, { ask }) => {
  const reader = await openRows(source, 'live');
  try {
    // The next page is read after this one was processed, so no transaction stays open in between.
    for await (const page of scanPages(reader, selection, holds)) await ask(page);
  } finally {
    await reader.close();
  }
  return null;
});
