import type { HoldScope } from '../../retention/legal-hold.ts';
import type { FoundScreening, Selection } from '../ports/erasure.ts';
import type { DatabaseSource } from '../reading/database-source.ts';

/** Start data of a thread that looks through screenings. */
export type ScanStart = {
  readonly source: DatabaseSource;
  readonly selection: Selection;
  readonly holds: readonly HoldScope[];
};

/** What was found on a page, perhaps nothing; null after the last. */
export type ScanReply = readonly FoundScreening[] | null;
