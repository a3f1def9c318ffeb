import type { TokensResponse } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/check-scope.ts';
import { readCursor, writeCursor } from '../../../lib/paging/cursor.ts';
import type { Page } from '../../../lib/paging/page.ts';
import type { ApiToken } from '../store/token-store.ts';
import { isOwn } from './is-own.ts';
import { ownerName } from './owner-name.ts';
import { presentStored } from './present-token.ts';

/** Purpose of its cursors. */
const WHAT = 'tokens';

/**
 * A page of the tokens, newest first, without secrets; without `tokens:read`, of own ones. Tokens are never deleted:
 * one made meanwhile moves the others on, so a later page may repeat some but never omits one.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listTokens({ app, principal }: Call, { cursor, limit }: Page): Promise<TokensResponse> {
  const seesAll = principal.scopes.includes('tokens:read');
  if (!seesAll) checkScope(principal, 'tokens:write');
  const start = cursor === undefined ? 0 : readCursor(app.keys.cursor, WHAT, cursor);
  const end = start + limit;
  const all = await app.storage.tokens.list();
  const byId = new Map(all.map((token) => [token.id, token]));
  const tokens = seesAll ? all : all.filter((token) => isOwn(principal, token, (id) => byId.get(id)));
  const nowMs = app.now();
  const present = async (token: ApiToken) =>
    presentStored(app.storage, token, await ownerName({ app, principal }, token), nowMs);
  return {
    items: await Promise.all(tokens.slice(start, end).map(present)),
    nextCursor: end < tokens.length ? writeCursor(app.keys.cursor, WHAT, end) : null,
  };
}
