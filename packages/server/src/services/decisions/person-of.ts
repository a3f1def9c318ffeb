import { actorOf, type Principal } from '../../auth/principal.ts';
import type { Needs } from '../app.ts';

/** The person who answers for what a caller does: of a token its owner, or the token itself where nobody owns it. */
export async function personOf({ storage }: Needs<never, 'tokens'>, principal: Principal): Promise<string> {
  if (principal.kind === 'user') return actorOf(principal);
  const owner = (await storage.tokens.find(principal.tokenId))?.owner ?? null;
  return owner === null ? actorOf(principal) : `user:${owner}`;
}
