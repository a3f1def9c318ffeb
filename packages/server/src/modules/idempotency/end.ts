import type { KeptOfAnswer } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { KeyedRequest } from './idempotency-store.ts';

/** How a request with an Idempotency-Key ended. */
export type KeyedEnd = { readonly kept: KeptOfAnswer; readonly status: number; readonly body: string };

/** Keeps the answer of a request that was done. One that was refused or failed may be sent again with its key. */
export async function endKeyed(
  { storage, now }: App,
  request: KeyedRequest,
  { kept, status, body }: KeyedEnd,
): Promise<void> {
  const { idempotency } = storage;
  if (status >= 500) return idempotency.giveUp(request, now());
  if (status >= 400) return idempotency.release(request);
  // The record of a search is its answer.
  if (kept === 'searchId') return;
  await idempotency.end(request, { status, body: kept === 'answer' ? body : null });
}
