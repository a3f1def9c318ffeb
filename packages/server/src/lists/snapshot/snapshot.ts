import type { IndexImage } from '@namesake/engine';
import type { ListOrigin } from '@namesake/lists';
import type { EffectCount } from './effect-counts.ts';
import type { ControlName } from './prove-index.ts';
import type { RecordStore } from './record-store.ts';
import type { Screener } from './screener.ts';
import type { TieStore } from './tie-store.ts';

/** One version of one list in a snapshot. */
export type LoadedList = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly version: string;
  /** From inside the file; where it has no date, when it was last written. */
  readonly publishedAt: string;
  /** Whether the file contains the date of publication. */
  readonly isDated: boolean;
  /** Last successful check with the publisher when it was loaded; null for a file on disk, where it is unknown. */
  readonly checkedAtMs: number | null;
  /** Of a file on disk: when a connected site got this file from the publisher, according to a signed bundle. */
  readonly contactAtMs?: number | undefined;
  /** The last good version, in the place of a file that cannot be used. */
  readonly isStandIn?: true;
  readonly records: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly sourceUrl: string;
  /**
   * Held listings that are stored nowhere any more, and the stored versions that had them (hexadecimal); null where
   * there are none.
   */
  readonly lacking?: { readonly listings: number; readonly contents: readonly string[] } | null;
  /** What is wrong in it, though it is searched: whole sentences for the operator. */
  readonly warnings?: readonly string[];
  /** How many of its listings have each effect in law. */
  readonly effects?: readonly EffectCount[];
};

/** A listing that the publisher's newest file no longer has; searched until its removal is confirmed. */
export type HeldRemoval = { readonly list: string; readonly sinceMs: number };

/** Where the lists of a snapshot come from: it decides how their age counts. */
export type SnapshotOrigin = ListOrigin;

/** Where an index is saved, and under which key. */
export type IndexPlace = { readonly path: string; readonly key: string };

/** All lists at one moment, immutable: what a search runs against. A refresh makes another one. */
export type Snapshot = {
  readonly origin: SnapshotOrigin;
  readonly lists: readonly LoadedList[];
  readonly screener: Screener;
  /** The index as other threads can search it; null where they cannot. */
  readonly image: IndexImage | null;
  /** Where the index is saved; null where it is not. */
  readonly file: IndexPlace | null;
  readonly records: RecordStore;
  /** Which listings state a relation to which. */
  readonly ties: TieStore;
  /** Listings whose removal is held, by id. */
  readonly held: ReadonlyMap<string, HeldRemoval>;
  /** Names that must be found for as long as this snapshot is searched. */
  readonly controls: readonly ControlName[];
};
