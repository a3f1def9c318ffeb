import type { REFRESH_OUTCOMES } from '@namesake/contract';

type Outcome = (typeof REFRESH_OUTCOMES)[number];

/** What asking for one list now came to. */
export type Refreshed =
  | { readonly outcome: Exclude<Outcome, 'failed'> }
  | { readonly outcome: 'failed'; readonly because: string };
