import type { ServerFacts } from '../db/postgres-server/server-facts.ts';
import type { HeldRemovalRow, StoredListVersion } from '../lists/store/list-version.ts';
import type { RefusedVersionRow } from '../lists/store/refused-version-store.ts';

/** Facts about the installation from its database. */
export type DatabaseFacts = {
  readonly bytes: number;
  readonly walBytes: number;
  /** Whether its header asks for a write-ahead log. */
  readonly isWal: boolean;
  /** What the check of the database found; empty where it holds together. */
  readonly damage: readonly string[];
  /** The server, of PostgreSQL; null of SQLite, of which the lines above are. */
  readonly server: ServerFacts | null;
  /** Whether a move into this database was interrupted. */
  readonly isMoveUnfinished: boolean;
  /** Steps of the schema that were made. */
  readonly steps: readonly string[];
  readonly secretCheck: Uint8Array | null;
  /** Times of the first and the latest audit event, Unix milliseconds. */
  readonly firstAt: number | null;
  readonly latestAt: number | null;
  /** When the operator's word on the lists was first given, Unix milliseconds. */
  readonly attestedAt: number | null;
  /** The number of the latest screening: about as many there are. */
  readonly screenings: number;
  /** Entries of the ledger, and how many no segment has sealed; null of a database without one. */
  readonly ledger: { readonly entries: number; readonly unsealed: number } | null;
  readonly versions: readonly StoredListVersion[];
  /** Contents of versions whose files all nodes share in the database. */
  readonly sharedContents: ReadonlySet<string>;
  readonly holds: readonly HeldRemovalRow[];
  /** Lists that are required, by where lists come from. */
  readonly required: readonly { readonly origin: string; readonly id: string }[];
  readonly refused: readonly RefusedVersionRow[];
};

/** What a thread has to read. */
export type DatabaseOrder = {
  readonly path: string;
  /** Whether every index is compared with its table, too. */
  readonly isFull: boolean;
  /** Steps of the schema that this program knows: tables of lists are read only where all were made. */
  readonly known: readonly string[];
  /** The operator's word on the lists. */
  readonly attested: string | null;
};

/**
 * What it answers: `error` in the words of SQLite, `isUnopened` where it could not be read without changing it, or
 * changed meanwhile.
 */
export type DatabaseAnswer =
  | { readonly facts: DatabaseFacts }
  | { readonly error: string; readonly isDamaged: boolean; readonly isUnopened?: true };
