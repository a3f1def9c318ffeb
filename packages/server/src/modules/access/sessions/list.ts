import type { SessionsResponse } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { hasEnded } from './sessions.ts';
import { userOf } from './user-of.ts';

const text = (atMs: number): string => new Date(atMs).toISOString();

/** The sessions of who asks that have not ended, the last used first. */
export async function listSessions({ app, principal }: Call): Promise<SessionsResponse> {
  const { userId, sessionId } = userOf(principal);
  const live = (await app.storage.sessions.listOf(userId)).filter((session) => !hasEnded(session, app.now()));
  const items = live.map(({ id, createdAt, lastSeenAt, expiresAt, address, browser }) => ({
    id,
    startedAt: text(createdAt),
    lastSeenAt: text(lastSeenAt),
    expiresAt: text(expiresAt),
    address,
    browser,
    current: id === sessionId,
  }));
  return { items, nextCursor: null };
}
