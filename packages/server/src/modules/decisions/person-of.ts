import { createHmac } from 'node:crypto';
import type { Keys } from '../../config/secret.ts';
import type { App } from '../../context/app.ts';
import { actorOf, type Principal } from '../../context/principal.ts';
import { storable } from '../../db/writing/history-columns.ts';

/** The person who answers for what a caller does: of a token its owner, or the token itself where nobody owns it. */
export const personOf = (app: App, principal: Principal): Promise<string> => personBehind(app, actorOf(principal));

/** The same for an actor as records name it. */
export async function personBehind({ storage }: App, actor: string): Promise<string> {
  const [kind, id = ''] = actor.split(':');
  const owner = kind === 'token' ? ((await storage.tokens.find(id))?.owner ?? null) : null;
  return owner === null ? actor : `user:${owner}`;
}

/** What stands for a customer reference where only its keyed hash may be kept. As the history stores the text. */
export function referenceHash({ references }: Pick<Keys, 'references'>, externalRef: string): Buffer {
  return createHmac('sha256', references).update(storable(externalRef)).digest();
}
