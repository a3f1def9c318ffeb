import { DECISION_REASONS, type GoodGuyView } from '@namesake/contract';
import type { Block } from '../../../lib/pdf/block.ts';
import { fact } from '../fact.ts';
import { actionsInWords } from './actions-in-words.ts';

/** Good guys that were made from the decisions; nothing where there are none. */
export function goodGuyBlocks(goodGuys: readonly GoodGuyView[]): readonly Block[] {
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
