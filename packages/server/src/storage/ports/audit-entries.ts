import type { AuditEvent } from './audit-log.ts';

/** The action that a screening has in the audit log. */
export const SEARCH_RECORDED = 'search.recorded';

/** Which entries; times are Unix milliseconds, `toMs` is the first that is too late. */
export type EntryFilter = {
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly actor?: string | undefined;
  /** An action, or the beginning of some with its dot. */
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly requestId?: string | undefined;
};

/** Its place among events: its time, then its number. */
export type EventPlace = { readonly at: number; readonly seq: number };

export type EventEntry = AuditEvent & EventPlace & { readonly entry: number | null };

/** A screening as the log shows it: never what was screened. */
export type ScreeningEntry = {
  readonly id: Buffer;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  readonly entry: number | null;
};

/** Some screenings of a filter, and how far back was looked for them; null where there are no earlier ones. */
export type ScreeningSlice = { readonly items: readonly ScreeningEntry[]; readonly lookedTo: Buffer | null };

/** Everything that is recorded, by time, the newest first. */
export interface AuditEntries {
  /** At most `limit` events before a place. */
  events(filter: EntryFilter, before: EventPlace | undefined, limit: number): Promise<readonly EventEntry[]>;
  /** At most `limit` screenings before one. Looks at so many that other requests do not wait, which may be too few. */
  screenings(filter: EntryFilter, before: Buffer | undefined, limit: number): Promise<ScreeningSlice>;
  /** Number of the last entry that is sealed; 0 where none is. */
  lastSealed(): Promise<number>;
}
