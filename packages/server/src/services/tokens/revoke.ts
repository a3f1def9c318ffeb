import type { TokenInfo } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { presentToken } from './present-token.ts';

/**
 * Revokes a token at once and for good; one that is revoked already stays as it is.
 *
 * @throws ApiError `token_not_found`
 */
export async function revokeToken(call: Call<'now', 'tokens' | 'audit'>, id: string): Promise<TokenInfo> {
  const { app, principal } = call;
  checkScope(principal, 'tokens:write');
  const revoked = await app.storage.tokens.revoke(id, app.now());
  const token = await app.storage.tokens.find(id);
  if (token === undefined) throw new ApiError('token_not_found');
  if (revoked) await audit(call, 'token.revoked', id, { name: token.name });
  return presentToken(token, app.now());
}
