import { type CreatedToken, type CreateTokenRequest, DEFAULT_SCOPES } from '@namesake/contract';
import { actorOf } from '../../auth/principal.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { issueToken } from './issue-token.ts';
import { presentToken } from './present-token.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Creates a token. Callers cannot grant scopes that they lack.
 *
 * @throws ApiError `scope_missing`
 */
export async function createToken(
  call: Call<'now' | 'keys', 'tokens' | 'audit'>,
  request: CreateTokenRequest,
): Promise<CreatedToken> {
  const { app, principal } = call;
  checkScope(principal, 'tokens:write');
  const { name, scopes = DEFAULT_SCOPES, expiresInDays } = request;
  for (const scope of scopes) checkScope(principal, scope, 'a token cannot have a scope that its maker lacks');
  const nowMs = app.now();
  const lifetimeMs = expiresInDays === undefined ? undefined : expiresInDays * DAY_MS;
  const options = { name: name.trim(), scopes, lifetimeMs, createdBy: actorOf(principal), nowMs };
  const { token, secret } = await issueToken(app.storage.tokens, app.keys.tokenPepper, options);
  await audit(call, 'token.created', token.id, { name: token.name, scopes: token.scopes, expiresAt: token.expiresAt });
  return { ...presentToken(token, nowMs), token: secret };
}
