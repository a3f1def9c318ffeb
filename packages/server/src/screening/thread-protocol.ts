import type { Diagnosis, IndexImage, Policy, Query, Screening } from '@namesake/engine';
import type { ControlName } from '../lists/snapshot/prove-index.ts';

/** A screening, and the milliseconds that it took on its thread. */
export type Screened = { readonly screening: Screening; readonly tookMs: number };

/** A search stopped at the limit of its work, and the milliseconds until then. */
export type TooExpensive = { readonly tooExpensive: true; readonly tookMs: number };

/** The party to follow in a diagnosis: a listing, or the one that a name fits best. */
export type ExpectedParty = { readonly id: string } | { readonly name: string };

/** A diagnosis with the id of the listing it followed; the id is empty if no name fits. */
export type Diagnosed = { readonly id: string; readonly diagnosis: Diagnosis; readonly tookMs: number };

/** A search of a few words, which must stay within the budget of the event loop. */
export type ShortSearch = { readonly query: Query; readonly policy: Policy };

/** A search, or several short ones, as sent to a pool thread. */
export type SearchJob =
  | { readonly kind: 'screen'; readonly query: Query; readonly policy: Policy }
  | { readonly kind: 'together'; readonly searches: readonly ShortSearch[] }
  | { readonly kind: 'diagnose'; readonly query: Query; readonly policy: Policy; readonly party: ExpectedParty };

/** Result of a job. */
export type SearchAnswer =
  | (Screened & { readonly kind: 'screen' })
  | { readonly kind: 'together'; readonly screened: readonly (Screened | TooExpensive)[] }
  | (Diagnosed & { readonly kind: 'diagnose' })
  | (TooExpensive & { readonly kind: 'too_expensive' });

/**
 * A thread no longer finds a control name of this list. It found every name it searched until `goodUntilMs` (Unix
 * milliseconds).
 */
export type ControlLost = { readonly kind: 'control_lost'; readonly list: string; readonly goodUntilMs: number };

/** Message to a thread. The thread knows an index by its number from `open` until `drop`. */
export type ThreadRequest =
  | {
      readonly kind: 'open';
      readonly index: number;
      readonly image: IndexImage;
      /** Control names that the thread must find while it answers on this index. */
      readonly controls: readonly ControlName[];
    }
  | { readonly kind: 'drop'; readonly index: number }
  | { readonly kind: 'search'; readonly index: number; readonly job: SearchJob };
