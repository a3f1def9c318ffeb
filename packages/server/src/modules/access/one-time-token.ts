import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import type { Storage } from '../../stores/storage.ts';

/** A new one-time token: 192 random bits, so that a plain hash of it can be kept. */
export const newOneTimeToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a one-time token. */
export const hashOneTimeToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A new one-time token for the first administrator, replacing any before it; undefined where somebody is set up
 * already. Only its hash is kept. The event is recorded with it.
 */
export async function issueSetupToken(
  { users, setupLinks }: Storage,
  nowMs: number,
  actor: 'service' | 'operator' = 'service',
): Promise<string | undefined> {
  if (await users.any()) return undefined;
  const event: AuditEvent = { at: nowMs, actor, action: 'setup_link.created', target: '', detail: {}, requestId: '' };
  const token = newOneTimeToken();
  await setupLinks.replace(hashOneTimeToken(token), event);
  return token;
}

/** True where this is the one-time token that works. */
export async function isSetupToken({ setupLinks }: Storage, token: string): Promise<boolean> {
  const current = await setupLinks.current();
  return current !== undefined && timingSafeEqual(current, hashOneTimeToken(token));
}

/** The address that a one-time token is used at. It comes after `#`, so that no server and no proxy logs it. */
export const setupLinkOf = (base: string, token: string): string => `${base}/setup#token=${token}`;
