import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';

/**
 * Takes a person's word for the date, so that purges go on.
 *
 * @throws ApiError `clock_differs`
 */
export async function confirmClock(call: Call, today: string): Promise<void> {
  const { app } = call;
  const nowMs = app.now();
  if (new Date(nowMs).toISOString().slice(0, 10) !== today) throw new ApiError('clock_differs');
  await app.storage.retention.see(nowMs, auditEvent(call, 'clock.confirmed', '', { today }));
}
