import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { LONGEST_LINE, lineOf } from '../store/token-family.ts';
import type { ApiToken } from '../store/token-store.ts';

/** Who makes a token: whose it is, and what bounds it. */
export type Maker = {
  readonly owner: string | null;
  /** The token that asks; undefined where a person does. */
  readonly parent?: ApiToken & { readonly standsUntil: number };
};

/**
 * Who makes a token by this call.
 *
 * @throws ApiError `token_exceeds_parent` where the line of tokens would grow too long
 */
export async function makerOf({ app, principal }: Call): Promise<Maker> {
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
