import type { Scoring } from '@namesake/contract';

type Feature = Scoring['features'][number];
type Verdict = Feature['examples'][number]['verdict'];

export type VerdictRow = {
  readonly verdict: Verdict;
  readonly points: number;
  readonly example: Feature['examples'][number] | undefined;
};

const ORDER: readonly Verdict[] = ['match', 'close', 'conflict'];

/** What each verdict on a field gives, with its example; a verdict that gives nothing is left out. */
export const verdictRows = ({ points, examples }: Feature): readonly VerdictRow[] =>
  ORDER.flatMap((verdict) => {
    const given = points[verdict] ?? 0;
    if (given === 0) return [];
    return [{ verdict, points: given, example: examples.find((example) => example.verdict === verdict) }];
  });
