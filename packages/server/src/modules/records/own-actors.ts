import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';

/** Whom a caller's own records name: the caller, and the tokens that it took over from by rotation. */
export async function ownActors({ app, principal }: Call): Promise<readonly string[]> {
  const actors = [actorOf(principal)];
  if (principal.kind !== 'token') return actors;
  const { tokens } = app.storage;
  for (let token = await tokens.find(principal.tokenId); token !== undefined && token.replaces !== null; ) {
    actors.push(`token:${token.replaces}`);
    token = await tokens.find(token.replaces);
  }
  return actors;
}
