import type { ScreeningRecordView, SearchRequest } from '@namesake/contract';
import type { Block } from '../../../lib/pdf/block.ts';
import type { PrintOrder } from '../../../lib/pdf/print.ts';
import { askedBlocks, plain } from '../asked-blocks.ts';
import { fact } from '../fact.ts';
import { groundBlocks } from '../ground-blocks.ts';
import { outcomeBlock } from '../outcome-block.ts';
import { proofBlocks } from '../proof-blocks.ts';
import { attachedReceipt } from '../receipt-order.ts';
import { resultBlocks } from '../result-blocks.ts';
import { personInWords } from './actions-in-words.ts';
import { decisionBlocks, decisionSummary } from './decision-blocks.ts';
import { evidenceBlocks } from './evidence-blocks.ts';
import { goodGuyBlocks } from './good-guy-blocks.ts';

/** A screening with all that was done with it, as a document. */
export function recordOrder(record: ScreeningRecordView, verifyAt: string): PrintOrder {
  const { searchId, madeAt, madeBy, answer, decisions, goodGuys, receipt, policy } = record;
  // It was validated when it was screened.
  const request = record.request as SearchRequest;
  const title = `Record of screening ${searchId}`;
  return {
    title,
    foot: title,
    madeAtMs: Date.parse(madeAt),
    attached: [
      {
        name: `record-${searchId}.json`,
        type: 'application/json',
        text: JSON.stringify(record),
        about: 'This record, for programs.',
      },
      ...(receipt === null ? [] : [attachedReceipt(receipt)]),
    ],
    blocks: [
      { kind: 'title', text: 'Record of a screening' },
      outcomeBlock(answer),
      ...decisionSummary(record),
      ...askedBlocks({ searchId, request, answer, actor: personInWords(record.actor) }),
      fact('This document', `made ${madeAt} for ${personInWords(madeBy)}; what was decided later is not in it`),
      ...resultBlocks(answer, (result) => [...evidenceBlocks(result), ...decisionBlocks(result, decisions, searchId)]),
      ...goodGuyBlocks(goodGuys),
      ...groundBlocks(answer),
      ...(policy === null ? [] : [fact('Policy as saved', membersInWords(policy))]),
      ...(receipt === null ? unproved(answer.outcome === 'demo') : proofBlocks(receipt, verifyAt)),
    ],
  };
}

const membersInWords = (policy: Readonly<Record<string, unknown>>): string =>
  Object.entries(policy)
    .map(([member, value]) => `${member} ${plain(value)}`)
    .join(' · ');

const unproved = (isDemo: boolean): readonly Block[] => [
  { kind: 'heading', text: 'Proof' },
  {
    kind: 'text',
    look: 'plain',
    text: isDemo
      ? 'There is no receipt: only the fictional sample was loaded.'
      : 'There is no receipt: the screening was recorded before there were any.',
  },
];
