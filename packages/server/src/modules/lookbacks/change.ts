import type { ErasureSelection, LookbackView } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { getLookback, readableLookback } from './view.ts';

/** Ends a lookback early; its hits stay. @throws ApiError `lookback_not_found`, `lookback_over` */
export async function cancelLookback(call: Call, id: string): Promise<LookbackView> {
  const { app } = call;
  const { scanned, found } = await readableLookback(call, id);
  const change = { state: 'cancelled', endedAt: app.now() } as const;
  const event = auditEvent(call, 'lookback.cancelled', id, { scanned, found });
  if (!(await app.storage.lookbacks.change(id, ['queued', 'running'], change, event)))
    throw new ApiError('lookback_over');
  return getLookback(call, id);
}

/**
 * Erases a lookback: its request and its hits.
 *
 * @throws ApiError `lookback_not_found`, `erasure_held` while any legal hold is in force
 */
export async function eraseLookback(call: Call, id: string): Promise<void> {
  const { app } = call;
  if ((await app.storage.lookbacks.find(id)) === undefined) throw new ApiError('lookback_not_found');
  if (await app.storage.legalHolds.isAnyInForce(app.now())) throw new ApiError('erasure_held');
  await app.storage.lookbacks.erase([id], auditEvent(call, 'lookback.erased', id, {}));
}

/**
 * Lookbacks to erase with the records of a person: those that contain the text. Empty while any legal hold is in force.
 */
export async function lookbacksAbout(app: App, selection: ErasureSelection): Promise<readonly string[]> {
  if (selection.kind !== 'text' || (await app.storage.legalHolds.isAnyInForce(app.now()))) return [];
  return app.storage.lookbacks.about(selection.text);
}
