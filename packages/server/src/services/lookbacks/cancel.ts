import type { LookbackView } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getLookback } from './get.ts';
import { readableLookback } from './readable-lookback.ts';

/** Ends a lookback before it is done; what was found stays. @throws ApiError `lookback_not_found`, `lookback_over` */
export async function cancelLookback(
  call: Call<'now', 'lookbacks' | 'tokens' | 'users'>,
  id: string,
): Promise<LookbackView> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const { scanned, found } = await readableLookback(call, id);
  const change = { state: 'cancelled', endedAt: app.now() } as const;
  const event = auditEvent(call, 'lookback.cancelled', id, { scanned, found });
  if (!(await app.storage.lookbacks.change(id, ['queued', 'running'], change, event)))
    throw new ApiError('lookback_over');
  return getLookback(call, id);
}
