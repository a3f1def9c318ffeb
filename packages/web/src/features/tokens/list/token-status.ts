import type { TokenInfo } from '@namesake/contract';

const NOTICE_DAYS = 30;

export type ShownStatus = TokenInfo['status'] | 'expiring';

/** The status a person should see: within its last 30 days a working token is said to expire soon. */
export function shownStatus(token: Pick<TokenInfo, 'status' | 'expiresAt'>, nowMs: number): ShownStatus {
  if (token.status !== 'active') return token.status;
  return Date.parse(token.expiresAt) - nowMs < NOTICE_DAYS * 86_400_000 ? 'expiring' : 'active';
}

/** Whole days until a token expires. */
export const daysLeft = ({ expiresAt }: Pick<TokenInfo, 'expiresAt'>, nowMs: number): number =>
  Math.floor((Date.parse(expiresAt) - nowMs) / 86_400_000);
