import type { DecisionPage } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import type { Page } from '../page.ts';
import { presentDecisions } from './present-decision.ts';

const WHAT = 'proposed decisions';

/**
 * Proposals that wait for approval, the newest first.
 *
 * @throws ApiError `scope_missing`, `cursor_invalid`
 */
export async function listDecisions(
  call: Call<'keys', 'hitDecisions' | 'proposals' | 'tokens' | 'users'>,
  { cursor, limit }: Page,
): Promise<DecisionPage> {
  const { app, principal } = call;
  checkScope(principal, 'records:read');
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
