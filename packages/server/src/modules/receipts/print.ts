import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { readReceipt } from './get.ts';
import { receiptOrder } from './receipt-order.ts';

/**
 * The receipt of a screening as a PDF, with the receipt attached. The same receipt always gives the same bytes.
 *
 * @param verifyAt where receipts of this installation are verified
 * @throws ApiError as `getReceipt`; `overloaded`, `request_cancelled`
 */
export async function printReceipt(call: Call & Call, searchId: string, verifyAt: string): Promise<Buffer> {
  const order = receiptOrder(await readReceipt(call, searchId, 'pdf'), verifyAt);
  return call.app.printer.print(actorOf(call.principal), call.gone(), order);
}
