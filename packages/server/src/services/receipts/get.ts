import type { Receipt } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { recordFor } from '../records/record-for.ts';
import { presentReceipt } from './present-receipt.ts';

/**
 * The receipt of a screening, for a caller who may read its record. Reading it is recorded.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `receipt_pending`, `receipt_unavailable`
 */
export const getReceipt = (call: ReceiptCall, searchId: string): Promise<Receipt> =>
  readReceipt(call, searchId, 'json');

export type ReceiptCall = Call<'now', 'ledger' | 'audit' | 'erasure' | 'screenings' | 'tokens'>;

/** A receipt in the form that it is given in. */
export async function readReceipt(call: ReceiptCall, searchId: string, form: 'json' | 'pdf'): Promise<Receipt> {
  const { app } = call;
  const { id } = await recordFor(call, searchId);
  const found = await app.storage.ledger.find(id);
  if (found === undefined) throw new ApiError('search_not_found');
  if (found.state === 'pending') throw new ApiError('receipt_pending', { headers: { 'retry-after': '1' } });
  if (found.state === 'unproved')
    throw new ApiError('receipt_unavailable', { detail: 'The screening was recorded before there were receipts.' });
  const { entry } = found;
  if (entry.content.outcome === 'demo')
    throw new ApiError('receipt_unavailable', { detail: 'Only the fictional sample was loaded: this proves nothing.' });
  const key = (await app.storage.ledger.keys()).find(({ id: known }) => known === entry.segment.keyId);
  if (key === undefined) throw new Error(`The key ${entry.segment.keyId} of a segment is not kept.`);
  await audit(call, 'receipt.read', searchId, { form });
  return presentReceipt(entry, key.publicKey);
}
