import type { Lookback } from './lookback.ts';

/** A change of a lookback, where it is in one of some states. */
export type LookbackChange = Partial<Pick<Lookback, 'state' | 'startedAt' | 'endedAt' | 'total' | 'skipped'>>;

/** A lookback as pages find it. */
export type PlacedLookback = Lookback & { readonly place: number };
