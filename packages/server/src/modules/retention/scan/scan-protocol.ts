import type { DatabaseSource } from '../../../db/reading/database-source.ts';
import type { FoundScreening, Selection } from '../store/erased-records.ts';
import type { HoldScope } from '../store/legal-hold.ts';

/** Start data of a thread that looks through screenings. */
export type ScanStart = {
  readonly source: DatabaseSource;
  readonly selection: Selection;
  readonly holds: readonly HoldScope[];
};

/** What was found on a page, perhaps nothing; null after the last. */
export type ScanReply = readonly FoundScreening[] | null;
