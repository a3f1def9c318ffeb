import type { Call } from '../../../context/app.ts';
import { actorOf } from '../../../context/principal.ts';
import { readScreeningRecord } from './read.ts';
import { recordOrder } from './record-order.ts';

/**
 * A screening with all that was done with it as a PDF, with the record and its receipt attached.
 *
 * @param verifyAt where receipts of this installation are verified
 * @throws ApiError as `readScreeningRecord`; `overloaded`, `request_cancelled`
 */
export async function printScreeningRecord(call: Call & Call, searchId: string, verifyAt: string): Promise<Buffer> {
  const order = recordOrder(await readScreeningRecord(call, searchId, 'pdf'), verifyAt);
  return call.app.printer.print(actorOf(call.principal), call.gone(), order);
}
