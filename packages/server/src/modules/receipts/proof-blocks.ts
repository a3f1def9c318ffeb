import type { Receipt } from '@namesake/contract';
import type { Block } from '../../lib/pdf/block.ts';
import { fact } from './fact.ts';

/**
 * The proof of a screening, and how to verify it with the attached receipt.
 *
 * @param verifyAt where receipts of this installation are verified
 */
export function proofBlocks(receipt: Receipt, verifyAt: string): readonly Block[] {
  const { entry, leaf, segment, signature, content } = receipt;
  return [
    { kind: 'heading', text: 'Proof' },
    fact('Sealed', `${segment.sealedAt}, segment ${segment.number}, entry ${entry}`),
    fact('Leaf', leaf),
    fact('Root', segment.root),
    fact('Head', segment.head),
    ...(content === undefined ? [] : [fact('Context', content.contextHash)]),
    fact('Key', signature.keyId),
    fact('Signature', `${signature.value} (${signature.algorithm})`),
    { kind: 'heading', text: 'How to verify' },
    {
      kind: 'text',
      look: 'plain',
      text: `These pages are for reading and prove nothing by themselves. The receipt is attached to this document as receipt-${receipt.searchId}.json. Save it, then paste it at ${verifyAt}, which needs no log-in, or verify it offline with a key that you got earlier:\nnamesake verify receipt-${receipt.searchId}.json --key ${signature.keyId}`,
    },
    {
      kind: 'text',
      look: 'soft',
      text: 'Characters in square brackets such as [U+202E] are not visible, or none of the fonts of this document has them. The attached receipt has every text byte for byte.',
    },
  ];
}
