import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';

/**
 * Takes a person's word for the date, so that purges go on.
 *
 * @throws ApiError `scope_missing`, `clock_differs`
 */
export async function confirmClock(call: Call<'now', 'retention'>, today: string): Promise<void> {
  const { app, principal } = call;
  checkScope(principal, 'retention:write');
  const nowMs = app.now();
  if (new Date(nowMs).toISOString().slice(0, 10) !== today) throw new ApiError('clock_differs');
  await app.storage.retention.see(nowMs, auditEvent(call, 'clock.confirmed', '', { today }));
}
