import type { TokenInfo } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { presentStored } from './present-token.ts';

/**
 * Revokes a token at once and for good, and so all that descend from it; one that is revoked already stays as it is.
 *
 * @throws ApiError `token_not_found`
 */
export async function revokeToken(call: Call<'now', 'tokens'>, id: string): Promise<TokenInfo> {
  const { app, principal } = call;
  checkScope(principal, 'tokens:write');
  const { tokens } = app.storage;
  const found = await tokens.find(id);
  if (found === undefined) throw new ApiError('token_not_found');
  await tokens.revoke(id, auditEvent(call, 'token.revoked', id, { name: found.name }));
  return presentStored(app.storage, (await tokens.find(id)) ?? found, app.now());
}
