import type { Scoring } from '@namesake/contract';

export type Zone = {
  readonly kind: 'below' | 'near' | 'review' | 'high';
  readonly from: number;
  readonly to: number;
};

/** What is done with a name score, from the lowest that may be asked for to 100. */
export function zonesOf({ least, result, high, nearMissPoints }: Scoring['thresholds']): readonly Zone[] {
  const near = Math.max(least, result - nearMissPoints);
  const zones: readonly Zone[] = [
    { kind: 'below', from: least, to: near },
    { kind: 'near', from: near, to: result },
    { kind: 'review', from: result, to: high },
    { kind: 'high', from: high, to: 100 },
  ];
  return zones.filter(({ from, to }) => to > from);
}
