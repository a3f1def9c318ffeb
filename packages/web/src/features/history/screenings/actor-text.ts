import type { Screening } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const { history: words } = messages;

/** The caller's name, if known. */
export function actorText({ id, kind, name }: Screening['actor'], ownId: string | undefined): string {
  const bare = id.slice(id.indexOf(':') + 1);
  if (kind === 'user') return bare === ownId ? words.you : (name ?? words.user(bare));
  return kind === 'token' ? words.token(name ?? bare) : id;
}
