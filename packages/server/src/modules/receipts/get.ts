import type { Receipt } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { recordFor } from '../records/record-for.ts';
import { findReceipt, PENDING } from './find-receipt.ts';

/**
 * The receipt of a screening, for a caller who may read its record. Reading it is recorded.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `receipt_pending`, `receipt_unavailable`
 */
export const getReceipt = (call: Call, searchId: string): Promise<Receipt> => readReceipt(call, searchId, 'json');

/** A receipt in the form that it is given in. */
export async function readReceipt(call: Call, searchId: string, form: 'json' | 'pdf'): Promise<Receipt> {
  const { id } = await recordFor(call, searchId);
  const found = await findReceipt(call.app, id);
  if (found === undefined) throw new ApiError('search_not_found');
  if (found === 'pending') throw new ApiError('receipt_pending', PENDING);
  if (typeof found === 'string') throw new ApiError('receipt_unavailable', { detail: WHY_NONE[found] });
  await audit(call, 'receipt.read', searchId, { form });
  return found;
}

const WHY_NONE = {
  unproved: 'The screening was recorded before there were receipts.',
  demo: 'Only the fictional sample was loaded: this proves nothing.',
} as const;
