import type { Receipt, SearchRequest, SearchResponse } from '@namesake/contract';
import type { Block } from '../../../pdf/block.ts';
import type { PrintOrder } from '../../../pdf/print.ts';
import { groundBlocks } from './ground-blocks.ts';
import { outcomeBlock } from './outcome-block.ts';
import { resultBlocks } from './result-blocks.ts';

/** What a receipt shows, as this release reads it. */
export type ShownReceipt = {
  readonly receipt: Receipt;
  readonly actor: string;
  readonly request: SearchRequest;
  readonly answer: SearchResponse;
  /** Where receipts of this installation are verified. */
  readonly verifyAt: string;
};

/**
 * A receipt as a document, with the receipt itself attached. It depends on nothing but the receipt and `verifyAt`.
 *
 * @throws Error where the receipt does not show its content
 */
export function receiptOrder(receipt: Receipt, verifyAt: string): PrintOrder {
  const { content, searchId } = receipt;
  if (content === undefined) throw new Error('A receipt without its content cannot be printed.');
  const [request, answer]: [SearchRequest, SearchResponse] = [JSON.parse(content.request), JSON.parse(content.answer)];
  const shown: ShownReceipt = { receipt, actor: content.actor, request, answer, verifyAt };
  const text = JSON.stringify(receipt);
  return {
    title: `Receipt of screening ${searchId}`,
    foot: `Receipt of screening ${searchId}`,
    madeAtMs: Date.parse(receipt.segment.sealedAt),
    attached: {
      name: `receipt-${searchId}.json`,
      type: 'application/json',
      text,
      about: 'The receipt, for verification.',
    },
    blocks: [
      { kind: 'title', text: 'Receipt of a screening' },
      outcomeBlock(answer),
      ...askedBlocks(shown),
      ...resultBlocks(answer),
      ...groundBlocks(answer),
      ...proofBlocks(shown),
    ],
  };
}

/** Members that have a line of their own, or change only how the answer is shown. */
const SHOWN_APART: readonly string[] = ['searchText', 'explain', 'view', 'cursor', 'externalRef', 'purpose'];

const LABELS: Readonly<Record<string, string>> = {
  type: 'Kind of party',
  birthDate: 'Birth date',
  gender: 'Gender',
  countries: 'Countries',
  identifiers: 'Identifiers',
  addresses: 'Addresses',
  aliases: 'Other names',
  policy: 'Policy',
  lists: 'Only the lists',
  programs: 'Only programmes',
  effects: 'Only effects',
  includeDelisted: 'Delisted parties',
  threshold: 'Threshold',
  limit: 'Most results',
  asOf: 'Lists of',
  maxListAgeSeconds: 'Most seconds of age',
};

function askedBlocks({ request, answer, actor, receipt }: ShownReceipt): readonly Block[] {
  const others = Object.entries(request).filter(([member]) => !SHOWN_APART.includes(member));
  return [
    { kind: 'heading', text: 'What was asked' },
    { kind: 'fact', label: 'Screened text', value: request.searchText },
    ...others.map(([member, value]) => fact(LABELS[member] ?? member, plain(value))),
    { kind: 'fact', label: 'Screened', value: answer.searchedAt },
    { kind: 'fact', label: 'Asked by', value: actor },
    ...(request.externalRef === undefined ? [] : [fact('Reference', request.externalRef)]),
    ...(request.purpose === undefined ? [] : [fact('Purpose', request.purpose)]),
    ...(request.cursor === undefined ? [] : [fact('Page', 'A later page of the results of this request.')]),
    fact('Screening', receipt.searchId),
  ];
}

function proofBlocks({ receipt, verifyAt }: ShownReceipt): readonly Block[] {
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

const fact = (label: string, value: string): Block => ({ kind: 'fact', label, value });

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
