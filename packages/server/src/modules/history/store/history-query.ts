import type { StoredScreening } from '../../records/store/screening-store.ts';

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

/** What may wait: hits in a state, only those of high priority, or what is not counted yet. */
export type InboxFilter =
  | { readonly state: 'open' | 'proposed'; readonly highOnly: boolean }
  | { readonly state: 'uncounted' };

/** Hits of a screening that wait, in all and of high priority, and their best scores: null where there are none. */
export type WaitingHits = {
  readonly open: number;
  readonly openHigh: number;
  readonly openScore: number | null;
  readonly proposed: number;
  readonly proposedHigh: number;
  readonly proposedScore: number | null;
};

/** The place of a screening in the inbox: what was counted, null where that has to be done, and of which version. */
export type InboxPlace = { readonly version: number; readonly counted: WaitingHits | null };

/**
 * Which way a page goes. By `score`, the best score of hits that wait in the inbox counts, then the oldest; what nobody
 * has counted is left out.
 */
export type HistoryOrder = 'newest' | 'oldest' | 'score';

/** Where a page begins and which way it goes. */
export type HistoryWalk = {
  /** The place before the first, an id unless the walk is by score; the end of the history where absent. */
  readonly after?: Buffer | undefined;
  readonly order?: HistoryOrder | undefined;
  readonly limit: number;
};

/** A screening as the history finds it. */
export type FoundInHistory = StoredScreening & {
  readonly policy: string;
  readonly externalRef: string | null;
  /** The batch that it is a row of. */
  readonly batch: string | null;
  /** Null where the inbox was not asked, or has no place for it. */
  readonly inbox: InboxPlace | null;
  /** Its place in the walk that found it: a walk goes on after it. */
  readonly place: Buffer;
};

/** Some screenings of a filter, and the place to which was looked for them; null where there are no others. */
export type HistorySlice = { readonly items: readonly FoundInHistory[]; readonly lookedTo: Buffer | null };

/** Ids of some screenings of a filter, as `HistorySlice`. */
export type HistoryIds = { readonly ids: readonly Buffer[]; readonly lookedTo: Buffer | null };
