import type { REFRESH_OUTCOMES } from '@namesake/contract';

type Outcome = (typeof REFRESH_OUTCOMES)[number];

/** The result of refreshing one list. */
export type Refreshed =
  | { readonly outcome: Exclude<Outcome, 'failed'> }
  | { readonly outcome: 'failed'; readonly because: string };
