import type { Storage } from '../../../stores/storage.ts';
import { standingOf } from '../store/token-family.ts';

const DAY_MS = 24 * 3_600_000;
/** How long before a token expires the log begins to tell. */
const NOTICE_MS = 14 * DAY_MS;

/** What the log tells of a token that is about to expire. */
export type ExpiryNotice = { readonly tokenId: string; readonly name: string };

/**
 * Warns of each token that expires within fourteen days, unless it was revoked or replaced.
 *
 * @param nowMs Unix milliseconds
 */
export async function noticeExpiry(
  { tokens }: { readonly tokens: Pick<Storage['tokens'], 'list' | 'state'> },
  nowMs: number,
  warn: (notice: ExpiryNotice, text: string) => void,
): Promise<void> {
  for (const { id, name, replacedBy } of await tokens.list()) {
    const standing = await standingOf(id, (one) => tokens.state(one));
    if (standing === undefined || standing.revokedAt !== null || replacedBy !== null) continue;
    const leftMs = standing.expiresAt - nowMs;
    if (leftMs <= 0 || leftMs > NOTICE_MS) continue;
    const days = Math.ceil(leftMs / DAY_MS);
    warn({ tokenId: id, name }, `an API token expires in ${days} ${days === 1 ? 'day' : 'days'}: rotate it`);
  }
}
