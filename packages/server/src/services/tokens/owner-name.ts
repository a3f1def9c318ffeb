import type { ApiToken } from '../../storage/ports/tokens.ts';
import type { Call } from '../app.ts';

/** Name of the user who owns a token; null where nobody does, and where the caller may not read who has an account. */
export async function ownerName(
  { app, principal }: Pick<Call<never, 'users'>, 'app' | 'principal'>,
  { owner }: Pick<ApiToken, 'owner'>,
): Promise<string | null> {
  if (owner === null) return null;
  if (principal.kind === 'user' && owner === principal.userId) return principal.userName;
  return principal.scopes.includes('users:read') ? ((await app.storage.users.find(owner))?.name ?? null) : null;
}
