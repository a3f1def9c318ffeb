import type { SearchResponse } from '@namesake/contract';
import type { Block } from '../../lib/pdf/block.ts';

type Outcome = SearchResponse['outcome'];

const TITLES: Readonly<Record<Outcome, string>> = {
  potential_match: 'Potential match',
  no_match: 'No potential match found',
  insufficient_name: 'The name alone is not enough',
  incomplete: 'Incomplete: nothing was found, and not everything was searched',
  demo: 'Demonstration on fictional data',
};

/** The outcome in words. It never says that the party is listed, or clear. */
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
