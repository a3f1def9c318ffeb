import { timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/ports/storage.ts';
import { hashOneTimeToken, newOneTimeToken } from './one-time-token.ts';

/**
 * A new one-time token for the first administrator, replacing any before it; undefined where somebody is set up
 * already. Only its hash is kept.
 */
export async function issueSetupToken(
  { users, setupLinks }: Pick<Storage, 'users' | 'setupLinks'>,
  nowMs: number,
): Promise<string | undefined> {
  if (await users.any()) return undefined;
  const token = newOneTimeToken();
  const event = { at: nowMs, actor: 'service', action: 'setup.link_made', target: '', detail: {}, requestId: '' };
  await setupLinks.replace(hashOneTimeToken(token), event);
  return token;
}

/** True where this is the one-time token that works. */
export async function isSetupToken({ setupLinks }: Pick<Storage, 'setupLinks'>, token: string): Promise<boolean> {
  const current = await setupLinks.current();
  return current !== undefined && timingSafeEqual(current, hashOneTimeToken(token));
}
