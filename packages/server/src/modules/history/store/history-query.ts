import type { StoredScreening } from '../../records/store/screening-store.ts';

/** Filter for screenings. Times are Unix milliseconds; `toMs` is exclusive. */
export type HistoryFilter = {
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly outcome?: string | undefined;
  /** Recorded by one of these actors; absent for all. */
  readonly actors?: readonly string[] | undefined;
  readonly policy?: string | undefined;
  readonly externalRef?: string | undefined;
  /** Only rows of this batch. */
  readonly batch?: string | undefined;
  /** Only screenings with results. */
  readonly hasResults?: boolean;
  /** Only rows up to this number, that is, recorded before a moment, regardless of clocks. */
  readonly upTo?: number | undefined;
  /** Only screenings in the inbox that may fit. Uncounted ones are included, for the caller to count. */
  readonly inbox?: InboxFilter | undefined;
};

/** Hits to look for: in a state, optionally only those of high priority, or those not counted yet. */
export type InboxFilter =
  | { readonly state: 'open' | 'proposed'; readonly highOnly: boolean }
  | { readonly state: 'uncounted' };

/** Waiting hits of a screening, in total and of high priority, and their best scores; null if there are none. */
export type WaitingHits = {
  readonly open: number;
  readonly openHigh: number;
  readonly openScore: number | null;
  readonly proposed: number;
  readonly proposedHigh: number;
  readonly proposedScore: number | null;
};

/** A screening in the inbox: its version, and the counts for that version; null if they are outdated. */
export type InboxPlace = { readonly version: number; readonly counted: WaitingHits | null };

/**
 * Order of a page. `score` orders by the best score of waiting hits in the inbox, then oldest first. Screenings that
 * were never counted are left out.
 */
export type HistoryOrder = 'newest' | 'oldest' | 'score';

/** Where a page begins, and its order. */
export type HistoryWalk = {
  /** Place before the first item: an id, unless ordered by score. Absent for the beginning. */
  readonly after?: Buffer | undefined;
  readonly order?: HistoryOrder | undefined;
  readonly limit: number;
};

/** A screening found in the history. */
export type FoundInHistory = StoredScreening & {
  readonly policy: string;
  readonly externalRef: string | null;
  /** Batch that it is a row of. */
  readonly batch: string | null;
  /** Null if the inbox was not queried, or does not contain it. */
  readonly inbox: InboxPlace | null;
  /** Place in the walk that found it; the next page continues after it. */
  readonly place: Buffer;
};

/** Some screenings that fit a filter, and the place searched up to; null at the end. */
export type HistorySlice = { readonly items: readonly FoundInHistory[]; readonly lookedTo: Buffer | null };

/** Ids of some screenings that fit a filter, see `HistorySlice`. */
export type HistoryIds = { readonly ids: readonly Buffer[]; readonly lookedTo: Buffer | null };
