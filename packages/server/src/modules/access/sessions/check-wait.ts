import { ApiError } from '../../../lib/errors/api-error.ts';

/** @throws ApiError `rate_limited` where there is a time to wait. */
export function checkWait(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  const detail = `Too many failed attempts. Try again in ${seconds} s.`;
  throw new ApiError('rate_limited', { detail, headers: { 'retry-after': String(seconds) } });
}
