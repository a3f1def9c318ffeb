import type { DiagnoseResponse } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { texts } = messages.whyNot;

/** The sentence below the headline: where the party was dropped, with the deciding figures. */
export function stageText({ stage, rank, nameScore, threshold }: DiagnoseResponse): string {
  switch (stage) {
    case 'found':
    case 'limit':
      return texts[stage](rank ?? 0);
    case 'threshold':
      return texts.threshold(points(nameScore ?? 0), points(threshold));
    default:
      return texts[stage];
  }
}

type Cost = DiagnoseResponse['names'][number]['costs'][number];

/** Words of a cost as written in the two names; empty if it concerns none. */
export const costWords = ({ query, listed }: Cost): readonly string[] =>
  [query, listed].filter((word) => word !== null && word !== '').map(String);

/** Threshold to suggest for a new search, a whole number; undefined if lowering it does not help. */
export function thresholdToTry({ changes, foundAt }: DiagnoseResponse): number | undefined {
  const helps = changes?.some(({ member }) => member === 'threshold') === true;
  return helps && foundAt !== null && foundAt >= 50 ? Math.floor(foundAt) : undefined;
}
