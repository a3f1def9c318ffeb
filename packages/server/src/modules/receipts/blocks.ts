import {
  isAttested,
  NOT_COVERED,
  type NotComparedPart,
  type Receipt,
  type SearchResponse,
  statusInWords,
} from '@namesake/contract';
import { hexOf } from '../../lib/ids/hash-text.ts';
import type { Block } from '../../lib/pdf/block.ts';

type Outcome = SearchResponse['outcome'];

const TITLES: Readonly<Record<Outcome, string>> = {
  potential_match: 'Potential match',
  no_match: 'No potential match found',
  insufficient_name: 'The name alone is not enough',
  incomplete: 'Incomplete: nothing was found, and not everything was searched',
  demo: 'Demonstration on fictional data',
};

/** The outcome in words. Never states that the party is listed or clear. */
export function outcomeBlock(answer: SearchResponse): Block {
  return { kind: 'notice', title: TITLES[answer.outcome], text: `${found(answer)} ${completeness(answer)}` };
}

function found({ outcome, total, engine }: SearchResponse): string {
  if (outcome === 'insufficient_name') return 'The text alone is too common to tell parties apart.';
  if (total === 1) return 'One listed party is a potential match. It needs a review.';
  if (total > 0) return `${total} listed parties are potential matches. Each needs a review.`;
  return `No name on the searched lists reaches the threshold of ${engine.threshold}. This says nothing about other lists, or about the party itself.`;
}

function completeness({ complete, restricted, notCompared }: SearchResponse): string {
  if (complete)
    return 'The answer is complete: every required list was searched, none of them was stale, and nothing narrowed the search.';
  const why = [
    ...(restricted ? ['the request or its policy restricted the search'] : []),
    ...(notCompared.length > 0 ? ['parts of the request were not compared'] : []),
  ];
  const because = why.length === 0 ? 'a required list was not loaded or too old' : why.join(', and ');
  return `The answer is not complete: ${because}.`;
}

/** What a screening was based on, and what it does not cover. */
export function groundBlocks(answer: SearchResponse): readonly Block[] {
  const { lists, coverage, engine, deviations, warnings, notCompared } = answer;
  const attested = isAttested(warnings);
  return [
    { kind: 'heading', text: 'Lists searched' },
    ...lists.map((list): Block => ({ kind: 'fact', label: list.id, value: listInWords(list, attested) })),
    ...(coverage.notSearched.length === 0
      ? []
      : [
          fact(
            'Not searched',
            `Official lists that most organisations must screen against: ${coverage.notSearched.join(', ')}.`,
          ),
        ]),
    ...coverage.heldRemovals.map(({ list, count }) =>
      fact('Held', `${count} listings of ${list} that are missing from its newest file were searched too.`),
    ),
    fact('Not covered', coverage.notCovered.map((code) => NOT_COVERED[code]).join(' ')),
    { kind: 'heading', text: 'How it was searched' },
    ...(answer.asOf === undefined ? [] : [fact('Lists of', answer.asOf)]),
    ...deviations.map(({ text }) => fact('Restricted by', text)),
    ...notCompared.map((part) => fact('Not compared', partInWords(part))),
    ...warnings.map(({ text }) => fact('Remark', text)),
    fact('Policy', `${engine.policy}, threshold ${engine.threshold}`),
    fact('Policy hash', engine.policyHash),
    ...(engine.basePolicyHash === engine.policyHash ? [] : [fact('Before the request', engine.basePolicyHash)]),
    fact('Engine', engine.version),
    fact('Model', engine.modelHash),
  ];
}

function listInWords(list: SearchResponse['lists'][number], attested: boolean): string {
  const { version, publishedAt, checkedAt, recordCount, fileHash } = list;
  if (version === null) return 'not loaded';
  const facts = [
    `version ${version}`,
    `published ${publishedAt ?? 'unknown'}`,
    checkedAt === null ? 'not checked with its publisher' : `checked ${checkedAt}`,
    `${recordCount ?? 0} listings`,
    statusInWords(list, attested),
  ];
  return `${facts.join(' · ')}\nSHA-256 ${fileHash === null ? 'unknown' : hexOf(fileHash)}`;
}

const WHY: Readonly<Record<NotComparedPart['why'], string>> = {
  unreadable_script: 'letters of a script that cannot be compared',
  unknown_symbol: 'a symbol that represents no letter',
  replacement_character: 'characters damaged by a wrong encoding',
};

const partInWords = ({ field, index, span, why }: NotComparedPart): string =>
  `${field}${index === null ? '' : ` ${index + 1}`}, characters ${span.start + 1} to ${span.end}: ${WHY[why]}.`;

/**
 * Proof of a screening, and how to verify it with the attached receipt.
 *
 * @param verifyAt URL where receipts of this installation are verified
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
      text: `These pages are for reading and prove nothing by themselves. The receipt is attached to this document as receipt-${receipt.searchId}.json. Save it, then paste it at ${verifyAt}, which needs no log-in, or verify it offline with a key that you obtained earlier:\nnamesake verify receipt-${receipt.searchId}.json --key ${signature.keyId}`,
    },
    {
      kind: 'text',
      look: 'soft',
      text: 'Characters in square brackets, such as [U+202E], are invisible or missing from the fonts of this document. The attached receipt contains every text byte for byte.',
    },
  ];
}

/** One labelled fact. */
export const fact = (label: string, value: string): Block => ({ kind: 'fact', label, value });
