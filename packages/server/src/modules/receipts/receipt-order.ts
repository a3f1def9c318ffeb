import type { Receipt, SearchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import type { AttachedFile, PrintOrder } from '../../lib/pdf/print.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import { askedBlocks } from './asked-blocks.ts';
import { groundBlocks, outcomeBlock, proofBlocks } from './blocks.ts';
import { readReceipt } from './get.ts';
import { resultBlocks } from './result-blocks.ts';

/**
 * A receipt as a document, with the receipt itself attached. Depends only on the receipt and `verifyAt`.
 *
 * @throws Error if the receipt lacks its content
 */
function receiptOrder(receipt: Receipt, verifyAt: string): PrintOrder {
  const { content, searchId } = receipt;
  if (content === undefined) throw new Error('A receipt without its content cannot be printed.');
  const request: SearchRequest = JSON.parse(content.request);
  const answer = readAnswer(content.answer);
  return {
    title: `Receipt of screening ${searchId}`,
    foot: `Receipt of screening ${searchId}`,
    madeAtMs: Date.parse(receipt.segment.sealedAt),
    attached: [attachedReceipt(receipt)],
    blocks: [
      { kind: 'title', text: 'Screening receipt' },
      outcomeBlock(answer),
      ...askedBlocks({ searchId, request, answer, actor: content.actor }),
      ...resultBlocks(answer),
      ...groundBlocks(answer),
      ...proofBlocks(receipt, verifyAt),
    ],
  };
}

/** The receipt as a file that can be verified. */
export const attachedReceipt = (receipt: Receipt): AttachedFile => ({
  name: `receipt-${receipt.searchId}.json`,
  type: 'application/json',
  text: JSON.stringify(receipt),
  about: 'The receipt, for verification.',
});

/**
 * The receipt of a screening as a PDF, with the receipt attached. The same receipt always gives the same bytes.
 *
 * @param verifyAt URL where receipts of this installation are verified
 * @throws ApiError as `getReceipt`; `overloaded`, `request_cancelled`
 */
export async function printReceipt(call: Call & Call, searchId: string, verifyAt: string): Promise<Buffer> {
  const order = receiptOrder(await readReceipt(call, searchId, 'pdf'), verifyAt);
  return call.app.printer.print(actorOf(call.principal), call.gone(), order);
}
