import type { SearchResult } from '@namesake/contract';
import type { Block } from '../../../lib/pdf/block.ts';
import { fact } from '../fact.ts';

/** What the score of a result was computed from; nothing where the request asked for no explanation. */
export function evidenceBlocks({ evidence }: Pick<SearchResult, 'evidence'>): readonly Block[] {
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

/** `birthDate` and `name_score` as words. */
const words = (code: string): string =>
  code
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
