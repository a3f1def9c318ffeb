import type { Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/check-scope.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { lineOf } from '../store/token-family.ts';
import type { ApiToken } from '../store/token-store.ts';
import { isOwn } from './is-own.ts';

/** A token, and what it descends from, the eldest last. */
export type TokenLine = { readonly token: ApiToken; readonly ancestors: readonly ApiToken[] };

/**
 * A token that the caller may rotate or revoke: an own one, or with `tokens:read` any. Without it, tokens of others do
 * not exist: an id reveals nothing.
 *
 * @throws ApiError `scope_missing`, `token_not_found`
 */
export async function manageableToken({ app, principal }: Call, id: string): Promise<TokenLine> {
  checkScope(principal, 'tokens:write');
  const line = (await lineOf(id, (one) => app.storage.tokens.find(one))) ?? [];
  const [token, ...ancestors] = line;
  if (token === undefined) throw new ApiError('token_not_found');
  const isSeen = principal.scopes.includes('tokens:read') || isOwn(principal, token, (one) => find(line, one));
  if (!isSeen) throw new ApiError('token_not_found');
  return { token, ancestors };
}

const find = (line: readonly ApiToken[], id: string): ApiToken | undefined => line.find((token) => token.id === id);
