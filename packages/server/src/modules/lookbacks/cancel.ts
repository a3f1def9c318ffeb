import type { LookbackView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { getLookback } from './get.ts';
import { readableLookback } from './readable-lookback.ts';

/** Ends a lookback before it is done; what was found stays. @throws ApiError `lookback_not_found`, `lookback_over` */
export async function cancelLookback(call: Call, id: string): Promise<LookbackView> {
  const { app } = call;
  const { scanned, found } = await readableLookback(call, id);
  const change = { state: 'cancelled', endedAt: app.now() } as const;
  const event = auditEvent(call, 'lookback.cancelled', id, { scanned, found });
  if (!(await app.storage.lookbacks.change(id, ['queued', 'running'], change, event)))
    throw new ApiError('lookback_over');
  return getLookback(call, id);
}
