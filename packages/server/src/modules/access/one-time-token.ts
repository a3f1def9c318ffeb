import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import type { Storage } from '../../stores/storage.ts';

/** A new one-time token: 192 random bits, so that storing a plain hash is sufficient. */
export const newOneTimeToken = (): string => randomBytes(24).toString('base64url');

/** Stored hash of a one-time token. */
export const hashOneTimeToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A new one-time token for the first administrator, which replaces any earlier one; undefined if setup is complete.
 * Only its hash is stored, together with the event.
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

/** Whether this is the current one-time token. */
export async function isSetupToken({ setupLinks }: Storage, token: string): Promise<boolean> {
  const current = await setupLinks.current();
  return current !== undefined && timingSafeEqual(current, hashOneTimeToken(token));
}

/** URL with a one-time token. The token follows `#`, so that no server or proxy logs it. */
export const setupLinkOf = (base: string, token: string): string => `${base}/setup#token=${token}`;
