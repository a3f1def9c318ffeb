import { type CreatedToken, type CreateTokenRequest, DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/check-scope.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { isNarrower } from '../../../lib/net/addresses.ts';
import { issueToken } from './issue-token.ts';
import { type Maker, makerOf } from './maker.ts';
import { ownerName } from './owner-name.ts';
import { presentToken } from './present-token.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Creates a token. Callers cannot grant scopes that they lack.
 *
 * @throws ApiError `scope_missing`, `token_exceeds_parent`
 */
export async function createToken(call: Call, request: CreateTokenRequest): Promise<CreatedToken> {
  const { app, principal, requestId } = call;
  const { name, scopes = DEFAULT_SCOPES } = request;
  for (const scope of scopes) checkScope(principal, scope, 'a token cannot have a scope that its maker lacks');
  const nowMs = app.now();
  const maker = await makerOf(call);
  const options = {
    name: name.trim(),
    scopes,
    lifetimeMs: lifetimeOf(request, maker, nowMs),
    addresses: addressesOf(request, maker),
    owner: maker.owner,
    parent: maker.parent?.id ?? null,
    createdBy: actorOf(principal),
    nowMs,
    requestId,
  };
  const { token, secret } = await issueToken(app.storage.tokens, app.keys.tokenPepper, options);
  return { ...presentToken(token, token, await ownerName(call, token), nowMs), token: secret };
}

/** @throws ApiError `token_exceeds_parent` where it was asked to live longer than what makes it */
function lifetimeOf({ expiresInDays }: CreateTokenRequest, { parent }: Maker, nowMs: number): number {
  const lifetimeMs = (expiresInDays ?? DEFAULT_TOKEN_DAYS) * DAY_MS;
  const mostMs = (parent?.standsUntil ?? Number.POSITIVE_INFINITY) - nowMs;
  if (lifetimeMs <= mostMs) return lifetimeMs;
  if (expiresInDays === undefined) return mostMs;
  throw new ApiError('token_exceeds_parent', {
    detail: `This token expires in ${Math.floor(mostMs / DAY_MS)} days, so what it makes cannot live ${expiresInDays}.`,
  });
}

/** @throws ApiError `token_exceeds_parent` where it was asked to work from where what makes it does not */
function addressesOf({ addresses }: CreateTokenRequest, { parent }: Maker): readonly string[] {
  const own = parent?.addresses ?? [];
  if (addresses === undefined) return own;
  if (isNarrower(addresses, own)) return addresses;
  throw new ApiError('token_exceeds_parent', {
    detail:
      'This token works from some addresses only, so what it makes works from those or fewer. Leave addresses out to take them over.',
  });
}
