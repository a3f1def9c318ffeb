import { isAttested, NOT_COVERED, type NotComparedPart, type SearchResponse, statusInWords } from '@namesake/contract';
import { hexOf } from '../../lib/ids/hash-text.ts';
import type { Block } from '../../lib/pdf/block.ts';
import { fact } from './fact.ts';

/** What a screening ran on, and what it does not cover. */
export function groundBlocks(answer: SearchResponse): readonly Block[] {
  const { lists, coverage, engine, deviations, warnings, notCompared } = answer;
  const attested = isAttested(warnings);
  return [
    { kind: 'heading', text: 'Lists that were searched' },
    ...lists.map((list): Block => ({ kind: 'fact', label: list.id, value: listInWords(list, attested) })),
    ...(coverage.notSearched.length === 0
      ? []
      : [fact('Not searched', `Official lists that most must screen against: ${coverage.notSearched.join(', ')}.`)]),
    ...coverage.heldRemovals.map(({ list, count }) =>
      fact('Held', `${count} listings of ${list} that its newest file lacks were searched too.`),
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
  unknown_symbol: 'a symbol that stands for no letter',
  replacement_character: 'characters that a broken encoding left behind',
};

const partInWords = ({ field, index, span, why }: NotComparedPart): string =>
  `${field}${index === null ? '' : ` ${index + 1}`}, characters ${span.start + 1} to ${span.end}: ${WHY[why]}.`;
