import type { Diagnosis, IndexImage, Policy, Query, Screening } from '@namesake/engine';
import type { ControlName } from '../lists/snapshot/prove-index.ts';

/** A screening, and the milliseconds it took the thread that did it. */
export type Screened = { readonly screening: Screening; readonly tookMs: number };

/** That nothing was found out, since it takes more work than it may, and the milliseconds until that showed. */
export type TooExpensive = { readonly tooExpensive: true; readonly tookMs: number };

/** The party that a diagnosis follows: a listing, or the one that a name fits best. */
export type ExpectedParty = { readonly id: string } | { readonly name: string };

/** A diagnosis, with the listing that was followed: empty where no name fits. */
export type Diagnosed = { readonly id: string; readonly diagnosis: Diagnosis; readonly tookMs: number };

/** A search of a few words: it may take no more than the event loop has for one. */
export type ShortSearch = { readonly query: Query; readonly policy: Policy };

/** A search, or several short ones, as a thread of the pool is asked for it. */
export type SearchJob =
  | { readonly kind: 'screen'; readonly query: Query; readonly policy: Policy }
  | { readonly kind: 'together'; readonly searches: readonly ShortSearch[] }
  | { readonly kind: 'diagnose'; readonly query: Query; readonly policy: Policy; readonly party: ExpectedParty };

/** What came of it. */
export type SearchAnswer =
  | (Screened & { readonly kind: 'screen' })
  | { readonly kind: 'together'; readonly screened: readonly (Screened | TooExpensive)[] }
  | (Diagnosed & { readonly kind: 'diagnose' })
  | (TooExpensive & { readonly kind: 'too_expensive' });

/**
 * A thread does not find a control name of this list any more. Until then (Unix milliseconds) it found all that it
 * searched.
 */
export type ControlLost = { readonly kind: 'control_lost'; readonly list: string; readonly goodUntilMs: number };

/** Message to a thread. An index is known to it by a number from `open` to `drop`. */
export type ThreadRequest =
  | {
      readonly kind: 'open';
      readonly index: number;
      readonly image: IndexImage;
      /** Names that the thread must find on it for as long as it answers. */
      readonly controls: readonly ControlName[];
    }
  | { readonly kind: 'drop'; readonly index: number }
  | { readonly kind: 'search'; readonly index: number; readonly job: SearchJob };
