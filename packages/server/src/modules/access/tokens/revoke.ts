import type { TokenInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { manageableToken } from './manageable-token.ts';
import { ownerName } from './owner-name.ts';
import { presentStored } from './present-token.ts';

/**
 * Revokes a token at once and for good, and so all that descend from it; one that is revoked already stays as it is.
 *
 * @throws ApiError `scope_missing`, `token_not_found`
 */
export async function revokeToken(call: Call, id: string): Promise<TokenInfo> {
  const { tokens } = call.app.storage;
  const { token: found } = await manageableToken(call, id);
  await tokens.revoke(id, auditEvent(call, 'token.revoked', id, { name: found.name }));
  return presentStored(
    call.app.storage,
    (await tokens.find(id)) ?? found,
    await ownerName(call, found),
    call.app.now(),
  );
}
