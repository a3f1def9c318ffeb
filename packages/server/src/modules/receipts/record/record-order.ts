import {
  DECISION_REASONS,
  type GoodGuyView,
  type ScreeningRecordView,
  type SearchRequest,
  type SearchResult,
} from '@namesake/contract';
import type { Block } from '../../../lib/pdf/block.ts';
import type { PrintOrder } from '../../../lib/pdf/print.ts';
import { askedBlocks, plain } from '../asked-blocks.ts';
import { fact, groundBlocks, outcomeBlock, proofBlocks } from '../blocks.ts';
import { attachedReceipt } from '../receipt-order.ts';
import { resultBlocks } from '../result-blocks.ts';
import { actionsInWords, decisionBlocks, decisionSummary, personInWords } from './decision-blocks.ts';

/** A screening with everything done about it, as a document. */
export function recordOrder(record: ScreeningRecordView, verifyAt: string): PrintOrder {
  const { searchId, madeAt, madeBy, answer, decisions, goodGuys, receipt, policy } = record;
  // The request was validated when it was screened.
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

/** Good guys made from the decisions; empty if there are none. */
function goodGuyBlocks(goodGuys: readonly GoodGuyView[]): readonly Block[] {
  if (goodGuys.length === 0) return [];
  return [
    { kind: 'heading', text: `Good guys made from these decisions (${goodGuys.length})` },
    ...goodGuys.flatMap(({ id, externalRef, listing, listedName, reason, state, expiresAt, events }): Block[] => [
      {
        kind: 'item',
        title: `${externalRef} is not ${listedName}`,
        note: `${listing} · ${state.replaceAll('_', ' ')}`,
      },
      fact('Reason', DECISION_REASONS[reason].text),
      fact('Expires', expiresAt ?? 'never'),
      fact('Steps', actionsInWords(events)),
      fact('Id', id),
    ]),
  ];
}

/** Evidence for the score of a result; empty if the request asked for no explanation. */
function evidenceBlocks({ evidence }: Pick<SearchResult, 'evidence'>): readonly Block[] {
  const { tokens, fields, waterfall } = evidence;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [
      'Words compared',
      tokens.map(({ query, listed, method, score }) => `${query} = ${listed} (${method}, ${score})`).join('; '),
    ],
    ['Facts compared', fields.map(fieldInWords).join('\n')],
    ['Score', waterfall.map(({ step, value }) => `${words(step)} ${value}`).join(', ')],
  ];
  return lines.filter(([, value]) => value !== '').map(([label, value]) => fact(label, value));
}

function fieldInWords(found: SearchResult['evidence']['fields'][number]) {
  const { field, submitted, listed, verdict, contribution, agreesWith = [], conflictsWith = [] } = found;
  const given = submitted ?? 'nothing';
  const points = contribution === 0 ? '' : ` (${contribution > 0 ? '+' : ''}${contribution})`;
  const values = listed.length === 0 ? 'nothing' : listed.join(', ');
  const agree = agreesWith.length === 0 ? '' : `; agrees with ${agreesWith.join(', ')}`;
  const differ = conflictsWith.length === 0 ? '' : `; differs from ${conflictsWith.join(', ')}`;
  return `${words(field)}: ${verdict}${points}; asked ${given}; listed ${values}${agree}${differ}`;
}

/** Converts codes such as `birthDate` and `name_score` to words. */
const words = (code: string): string =>
  code
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
