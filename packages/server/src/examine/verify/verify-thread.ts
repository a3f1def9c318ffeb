import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { openRows } from '../../db/reading/open-rows.ts';
import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import type { RangeOrder, RangeVerified } from './verification.ts';
import { verifyRange } from './verify-range.ts';

/**
 * Number of entries verified since the last message; or the result of a range, null before the first, which requests
 * another range.
 */
export type VerifyMessage = { readonly entries: number } | { readonly verified: RangeVerified | null };

await answerInThread<DatabaseSource, null, VerifyMessage, RangeOrder | null>(async (source, { ask, tell }) => {
  const reader = await openRows(source, 'unchanged');
  try {
    let order = await ask({ verified: null });
    while (order !== null)
      order = await ask({ verified: await verifyRange(reader, order, (entries) => tell({ entries })) });
  } finally {
    await reader.close();
  }
  return null;
});
