import type { StoredScreening } from './screenings.ts';

/** Which screenings; times are Unix milliseconds, `toMs` is the first that is too late. */
export type HistoryFilter = {
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly outcome?: string | undefined;
  /** Recorded by one of these; anybody where absent. */
  readonly actors?: readonly string[] | undefined;
  readonly policy?: string | undefined;
  readonly externalRef?: string | undefined;
  /** Only rows of this batch. */
  readonly batch?: string | undefined;
  /** Only those that found something. */
  readonly hasResults?: boolean;
  /** Only rows up to this number: what was recorded before a moment, whatever clocks said. */
  readonly upTo?: number | undefined;
  /** Only those in the inbox that may fit: what is not counted yet is given, for the caller to count. */
  readonly inbox?: InboxFilter | undefined;
};

/** What may wait: hits in a state, only those of high priority, or what nobody has counted yet. */
export type InboxFilter =
  | { readonly state: 'open' | 'proposed'; readonly highOnly: boolean }
  | { readonly state: 'uncounted' };

/** Hits of a screening that wait, in all and of high priority. */
export type WaitingHits = {
  readonly open: number;
  readonly openHigh: number;
  readonly proposed: number;
  readonly proposedHigh: number;
  /** Scores of the best hits, in tenths; 0 where there is none. */
  readonly openScore: number;
  readonly proposedScore: number;
};

/** The place of a screening in the inbox: what was counted, null where that has to be done, and of which version. */
export type InboxPlace = { readonly version: number; readonly counted: WaitingHits | null };

/** Where a page begins and which way it goes. */
export type HistoryWalk = {
  /** The place before the first; the end of the history where absent. */
  readonly after?: Buffer | undefined;
  /** `score`: of an inbox, the best hit in its state first, then the oldest. */
  readonly order?: 'newest' | 'oldest' | 'score' | undefined;
  readonly limit: number;
};

/** A screening as the history finds it. */
export type FoundInHistory = StoredScreening & {
  readonly policy: string;
  readonly externalRef: string | null;
  /** The batch that it is a row of. */
  readonly batch: string | null;
  /** Where it is in the order of the walk; its id where that is of times. */
  readonly place: Buffer;
  /** Null where the inbox was not asked, or has no place for it. */
  readonly inbox: InboxPlace | null;
};

/** Some screenings of a filter, and how far was looked for them; null where there are no others. */
export type HistorySlice = { readonly items: readonly FoundInHistory[]; readonly lookedTo: Buffer | null };

/** Ids of some screenings of a filter, as `HistorySlice`. */
export type HistoryIds = { readonly ids: readonly Buffer[]; readonly lookedTo: Buffer | null };

/** Recorded screenings in the order of their times. */
export interface History {
  /**
   * At most `limit` screenings after one. Looks at so many that other requests do not wait, which may be too few where
   * several filters each fit many screenings and together few.
   */
  page(filter: HistoryFilter, walk: HistoryWalk): Promise<HistorySlice>;
  /** As `page`, of which only the ids. */
  ids(filter: HistoryFilter, walk: HistoryWalk): Promise<HistoryIds>;
  /** How many fit a filter of times, actors and `upTo`; counted in parts, so that other requests do not wait. */
  count(filter: HistoryFilter): Promise<number>;
  /** How many of these times and actors are erased or purged, as far as the ledger still knows of them. */
  countGone(filter: HistoryFilter): Promise<number>;
  /** Number of the newest row; 0 where there is none. */
  newest(): Promise<number>;
}
