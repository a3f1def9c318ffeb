import type { TokensResponse } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import type { Page } from '../page.ts';
import { presentStored } from './present-token.ts';

/** Purpose of its cursors. */
const WHAT = 'tokens';

/**
 * A page of the tokens, newest first, without secrets. Tokens are never deleted: one made meanwhile moves the others
 * on, so a later page may repeat some but never omits one.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listTokens(
  { app, principal }: Call<'now' | 'keys', 'tokens'>,
  { cursor, limit }: Page,
): Promise<TokensResponse> {
  checkScope(principal, 'tokens:write');
  const start = cursor === undefined ? 0 : readCursor(app.keys.cursor, WHAT, cursor);
  const end = start + limit;
  const tokens = await app.storage.tokens.list();
  const nowMs = app.now();
  return {
    items: await Promise.all(tokens.slice(start, end).map((token) => presentStored(app.storage, token, nowMs))),
    nextCursor: end < tokens.length ? writeCursor(app.keys.cursor, WHAT, end) : null,
  };
}
