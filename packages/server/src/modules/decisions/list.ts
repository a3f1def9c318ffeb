import type { DecisionPage } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { readCursor, writeCursor } from '../../lib/paging/cursor.ts';
import type { Page } from '../../lib/paging/page.ts';
import { presentDecisions } from './present-decision.ts';

const WHAT = 'proposed decisions';

/**
 * Proposals that wait for approval, the newest first.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listDecisions(call: Call, { cursor, limit }: Page): Promise<DecisionPage> {
  const { app } = call;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, WHAT, cursor);
  const found = await app.storage.hitDecisions.proposed(before, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return {
    items: await presentDecisions(call, page, () => 'proposed'),
    nextCursor: isMore ? writeCursor(app.keys.cursor, WHAT, last.place) : null,
  };
}
