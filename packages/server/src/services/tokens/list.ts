import type { TokensResponse } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { presentToken } from './present-token.ts';

/** Every token, newest first, without secrets. */
export async function listTokens({ app, principal }: Call): Promise<TokensResponse> {
  checkScope(principal, 'tokens:write');
  const nowMs = app.now();
  const tokens = await app.storage.tokens.list();
  return { items: tokens.map((token) => presentToken(token, nowMs)), nextCursor: null };
}
