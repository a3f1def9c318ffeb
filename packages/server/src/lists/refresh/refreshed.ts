import type { RefreshedList } from '@namesake/contract';

/** What asking for one list now came to. */
export type Refreshed =
  | { readonly outcome: Exclude<RefreshedList['refreshed']['outcome'], 'failed'> }
  | { readonly outcome: 'failed'; readonly because: string };
