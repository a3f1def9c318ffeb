import type { CreatedToken, RotateTokenRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/check-scope.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { manageableToken } from './manageable-token.ts';
import { ownerName } from './owner-name.ts';
import { presentToken } from './present-token.ts';
import { replaceToken } from './replace-token.ts';

const HOUR_MS = 3_600_000;

/**
 * Replaces a token. The caller learns a secret and answers for it from then on: a person needs the right to make such a
 * token, and a token only those that descend from it. One that could rotate itself would outlive its own revocation.
 *
 * @throws ApiError `scope_missing`, `token_not_own`, `token_not_found`, `token_not_active`, `token_already_rotated`
 */
export async function rotateToken(call: Call, id: string, { overlapHours }: RotateTokenRequest): Promise<CreatedToken> {
  const { app, principal, requestId } = call;
  await manageableToken(call, id);
  const nowMs = app.now();
  const { token, secret } = await replaceToken(app.storage.tokens, app.keys.tokenPepper, id, {
    overlapMs: overlapHours * HOUR_MS,
    actor: actorOf(principal),
    requestId,
    nowMs,
    receiver: await receiverOf(call),
    check: (ancestors, scopes) => {
      if (principal.kind === 'token' && !ancestors.some((one) => one.id === principal.tokenId))
        throw new ApiError('token_not_own');
      for (const scope of scopes) checkScope(principal, scope, 'a token cannot have a scope that its maker lacks');
    },
  });
  return { ...presentToken(token, token, await ownerName(call, token), nowMs), token: secret };
}

/** Who gets the secret: decisions that are made with it are this person's. */
async function receiverOf({ app, principal }: Call): Promise<string | null> {
  if (principal.kind === 'user') return principal.userId;
  if (principal.kind === 'batch') return null;
  return (await app.storage.tokens.find(principal.tokenId))?.owner ?? null;
}
