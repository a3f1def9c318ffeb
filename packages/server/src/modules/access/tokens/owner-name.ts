import type { Call } from '../../../context/app.ts';
import type { ApiToken } from '../store/token-store.ts';

/** Name of the user who owns a token; null where nobody does, and where the caller may not read who has an account. */
export async function ownerName(
  { app, principal }: Pick<Call, 'app' | 'principal'>,
  { owner }: Pick<ApiToken, 'owner'>,
): Promise<string | null> {
  if (owner === null) return null;
  if (principal.kind === 'user' && owner === principal.userId) return principal.userName;
  return principal.scopes.includes('users:read') ? ((await app.storage.users.find(owner))?.name ?? null) : null;
}
