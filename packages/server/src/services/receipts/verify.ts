import type { Receipt, ReceiptVerdict } from '@namesake/contract';
import { verifyReceipt } from '../../proof/verify-receipt.ts';
import type { Needs } from '../app.ts';

/** Whether this installation made a receipt, and whether it was changed. */
export async function checkReceipt({ storage }: Needs<never, 'ledger'>, receipt: Receipt): Promise<ReceiptVerdict> {
  const trusted = new Set((await storage.ledger.keys()).map(({ id }) => id));
  return verifyReceipt(receipt, { trusted, isInChain: (segment, head) => storage.ledger.hasHead(segment, head) });
}
