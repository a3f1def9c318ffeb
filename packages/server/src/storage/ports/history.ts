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
  /** Only rows up to this number: what was recorded before a moment, whatever clocks said. */
  readonly upTo?: number | undefined;
  /** Only those that found something. */
  readonly hasResults?: boolean;
};

/** A screening as the history finds it. */
export type FoundInHistory = StoredScreening & { readonly policy: string; readonly externalRef: string | null };

/** Some screenings of a filter, and how far back was looked for them; null where there are no earlier ones. */
export type HistorySlice = { readonly items: readonly FoundInHistory[]; readonly lookedTo: Buffer | null };

/** Ids of some screenings of a filter, as `HistorySlice`. */
export type HistoryIds = { readonly ids: readonly Buffer[]; readonly lookedTo: Buffer | null };

/** Recorded screenings, the newest first. */
export interface History {
  /**
   * At most `limit` screenings before one. Looks at so many that other requests do not wait, which may be too few where
   * several filters each fit many screenings and together few.
   */
  page(filter: HistoryFilter, before: Buffer | undefined, limit: number): Promise<HistorySlice>;
  /** As `page`, of which only the ids. */
  ids(filter: HistoryFilter, before: Buffer | undefined, limit: number): Promise<HistoryIds>;
  /** How many fit a filter of times, actors and `upTo`; counted in parts, so that other requests do not wait. */
  count(filter: HistoryFilter): Promise<number>;
  /** How many of these times and actors are erased or purged, as far as the ledger still knows of them. */
  countGone(filter: HistoryFilter): Promise<number>;
  /** Number of the newest row; 0 where there is none. */
  newest(): Promise<number>;
}
