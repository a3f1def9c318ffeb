import { type CreatedToken, type CreateTokenRequest, DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { actorOf, checkScope } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { isNarrower } from '../../../lib/net/addresses.ts';
import { LONGEST_LINE, lineOf } from '../store/api-token.ts';
import type { ApiToken } from '../store/token-store.ts';
import { issueToken } from './issue-token.ts';
import { ownerName, presentToken } from './view.ts';

/** Creator of a token, which determines its owner and its limits. */
type Maker = {
  readonly owner: string | null;
  /** The calling token; undefined if a person calls. */
  readonly parent?: ApiToken & { readonly standsUntil: number };
};

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

/** @throws ApiError `token_exceeds_parent` if it would outlive the token that creates it */
function lifetimeOf({ expiresInDays }: CreateTokenRequest, { parent }: Maker, nowMs: number): number {
  const lifetimeMs = (expiresInDays ?? DEFAULT_TOKEN_DAYS) * DAY_MS;
  const mostMs = (parent?.standsUntil ?? Number.POSITIVE_INFINITY) - nowMs;
  if (lifetimeMs <= mostMs) return lifetimeMs;
  if (expiresInDays === undefined) return mostMs;
  throw new ApiError('token_exceeds_parent', {
    detail: `This token expires in ${Math.floor(mostMs / DAY_MS)} days, so what it makes cannot live ${expiresInDays}.`,
  });
}

/** @throws ApiError `token_exceeds_parent` if it would work from addresses that the creating token does not */
function addressesOf({ addresses }: CreateTokenRequest, { parent }: Maker): readonly string[] {
  const own = parent?.addresses ?? [];
  if (addresses === undefined) return own;
  if (isNarrower(addresses, own)) return addresses;
  throw new ApiError('token_exceeds_parent', {
    detail:
      'This token works from some addresses only, so what it makes works from those or fewer. Leave addresses out to take them over.',
  });
}

/**
 * Creator of a token by this call.
 *
 * @throws ApiError `token_exceeds_parent` if the line of tokens would become too long
 */
async function makerOf({ app, principal }: Call): Promise<Maker> {
  if (principal.kind === 'user') return { owner: principal.userId };
  if (principal.kind === 'batch') throw new ApiError('token_unknown');
  const line = await lineOf(principal.tokenId, (id) => app.storage.tokens.find(id));
  const [parent] = line ?? [];
  if (line === undefined || parent === undefined) throw new ApiError('token_unknown');
  if (line.length >= LONGEST_LINE)
    throw new ApiError('token_exceeds_parent', {
      detail: `This token is the third of its line and makes no further ones. Ask a person to make the token.`,
    });
  return { owner: parent.owner, parent: { ...parent, standsUntil: principal.expiresAt } };
}
