import type { SearchRequest, SearchResponse } from '@namesake/contract';
import type { Block } from '../../lib/pdf/block.ts';
import { fact } from './blocks.ts';

/** Request of a screening. */
type ReceiptRequest = {
  readonly searchId: string;
  readonly request: SearchRequest;
  readonly answer: Pick<SearchResponse, 'searchedAt'>;
  /** The caller. */
  readonly actor: string;
};

/** Members with a line of their own, and members that change only how the answer is shown. */
const SHOWN_APART: readonly string[] = ['searchText', 'explain', 'view', 'cursor', 'externalRef', 'purpose'];

const LABELS: Readonly<Record<string, string>> = {
  type: 'Type of party',
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
  limit: 'Result limit',
  asOf: 'Lists as of',
  maxListAgeSeconds: 'Maximum list age (seconds)',
};

/** Blocks for the request: its content, the caller and the time. */
export function askedBlocks({ searchId, request, answer, actor }: ReceiptRequest): readonly Block[] {
  const others = Object.entries(request).filter(([member]) => !SHOWN_APART.includes(member));
  return [
    { kind: 'heading', text: 'Request' },
    { kind: 'fact', label: 'Screened text', value: request.searchText },
    ...others.map(([member, value]) => fact(LABELS[member] ?? member, plain(value))),
    { kind: 'fact', label: 'Screened', value: answer.searchedAt },
    { kind: 'fact', label: 'Requested by', value: actor },
    ...(request.externalRef === undefined ? [] : [fact('Reference', request.externalRef)]),
    ...(request.purpose === undefined ? [] : [fact('Purpose', request.purpose)]),
    ...(request.cursor === undefined ? [] : [fact('Page', 'A later page of results of this request.')]),
    fact('Screening', searchId),
  ];
}

/** Formats a value as text. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
