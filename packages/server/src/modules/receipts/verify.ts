import type { Receipt, ReceiptVerdict } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { verifyReceipt } from '../../proof/verify-receipt.ts';

/** Whether this installation made a receipt, and whether it was changed. */
export async function checkReceipt({ storage }: App, receipt: Receipt): Promise<ReceiptVerdict> {
  const trusted = new Set((await storage.ledger.keys()).map(({ id }) => id));
  return verifyReceipt(receipt, { trusted, isInChain: (segment, head) => storage.ledger.hasHead(segment, head) });
}
