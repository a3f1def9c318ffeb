import { actorOf } from '../../auth/principal.ts';
import type { Call } from '../app.ts';
import { recordOrder } from './pdf/record-order.ts';
import { type RecordCall, readScreeningRecord } from './read.ts';

/**
 * A screening with all that was done with it as a PDF, with the record and its receipt attached.
 *
 * @param verifyAt where receipts of this installation are verified
 * @throws ApiError as `readScreeningRecord`; `overloaded`, `request_cancelled`
 */
export async function printScreeningRecord(
  call: RecordCall & Call<'printer'>,
  searchId: string,
  verifyAt: string,
): Promise<Buffer> {
  const order = recordOrder(await readScreeningRecord(call, searchId, 'pdf'), verifyAt);
  return call.app.printer.print(actorOf(call.principal), call.gone(), order);
}
