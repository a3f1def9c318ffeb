import type { ServerFacts } from '../db/postgres-server/server-facts.ts';
import type { HeldRemovalRow, StoredListVersion } from '../lists/store/list-version.ts';
import type { RefusedVersionRow } from '../lists/store/refused-version-store.ts';

/** Facts about the installation from its database. */
export type DatabaseFacts = {
  readonly bytes: number;
  readonly walBytes: number;
  /** Whether its header requests a write-ahead log. */
  readonly isWal: boolean;
  /** Findings of the integrity check; empty if the database is intact. */
  readonly damage: readonly string[];
  /** The PostgreSQL server; null for SQLite, to which the members above apply. */
  readonly server: ServerFacts | null;
  /** Whether a move into this database was interrupted. */
  readonly isMoveUnfinished: boolean;
  /** Completed migrations. */
  readonly steps: readonly string[];
  readonly secretCheck: Uint8Array | null;
  /** Times of the first and last audit event, Unix milliseconds. */
  readonly firstAt: number | null;
  readonly latestAt: number | null;
  /** When the operator's declaration about the lists was first given, Unix milliseconds. */
  readonly attestedAt: number | null;
  /** Number of the last screening, which approximates their count. */
  readonly screenings: number;
  /** Number of ledger entries, and of those not sealed yet; null for a database without a ledger. */
  readonly ledger: { readonly entries: number; readonly unsealed: number } | null;
  readonly versions: readonly StoredListVersion[];
  /** Contents of versions whose files nodes share through the database. */
  readonly sharedContents: ReadonlySet<string>;
  readonly holds: readonly HeldRemovalRow[];
  /** Required lists, by their origin. */
  readonly required: readonly { readonly origin: string; readonly id: string }[];
  readonly refused: readonly RefusedVersionRow[];
};

/** What the thread reads. */
export type DatabaseOrder = {
  readonly path: string;
  /** Whether every index is also compared with its table. */
  readonly isFull: boolean;
  /** Migrations that this program knows: list tables are only read if all of them are complete. */
  readonly known: readonly string[];
  /** The operator's declaration about the lists. */
  readonly attested: string | null;
};

/**
 * Result of the thread: `error` in SQLite's words; `isUnopened` if the database could not be read without changing it,
 * or changed meanwhile.
 */
export type DatabaseAnswer =
  | { readonly facts: DatabaseFacts }
  | { readonly error: string; readonly isDamaged: boolean; readonly isUnopened?: true };
