import type { App } from '../../context/app.ts';
import { actorOf, type Principal } from '../../context/principal.ts';

/** The person who answers for what a caller does: of a token its owner, or the token itself where nobody owns it. */
export const personOf = (app: App, principal: Principal): Promise<string> => personBehind(app, actorOf(principal));

/** The same for an actor as records name it. */
export async function personBehind({ storage }: App, actor: string): Promise<string> {
  const [kind, id = ''] = actor.split(':');
  const owner = kind === 'token' ? ((await storage.tokens.find(id))?.owner ?? null) : null;
  return owner === null ? actor : `user:${owner}`;
}
