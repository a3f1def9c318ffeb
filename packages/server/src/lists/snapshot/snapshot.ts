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
  /** From inside the file; the modification time if the file has no date. */
  readonly publishedAt: string;
  /** Whether the file contains the date of publication. */
  readonly isDated: boolean;
  /** Last successful check with the publisher at load time; null for a file on disk, where it is unknown. */
  readonly checkedAtMs: number | null;
  /** For a file on disk: when a connected site received it from the publisher, according to a signed bundle. */
  readonly contactAtMs?: number | undefined;
  /** Set if this is the last good version in place of an unusable file. */
  readonly isStandIn?: true;
  readonly records: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly sourceUrl: string;
  /**
   * Number of held listings that are no longer stored, and the contents that had them (hexadecimal); null if there are
   * none.
   */
  readonly lacking?: { readonly listings: number; readonly contents: readonly string[] } | null;
  /** Problems of a list that is searched nonetheless: full sentences for the operator. */
  readonly warnings?: readonly string[];
  /** Number of its listings with each legal effect. */
  readonly effects?: readonly EffectCount[];
};

/** A listing that the publisher's newest file no longer has; searched until its removal is confirmed. */
export type HeldRemoval = { readonly list: string; readonly sinceMs: number };

/** Origin of the lists of a snapshot, which decides how their age counts. */
export type SnapshotOrigin = ListOrigin;

/** Where an index is saved, and its key. */
export type IndexPlace = { readonly path: string; readonly key: string };

/** All lists at one moment, immutable: what a search runs on. A refresh creates another snapshot. */
export type Snapshot = {
  readonly origin: SnapshotOrigin;
  readonly lists: readonly LoadedList[];
  readonly screener: Screener;
  /** The index in a form that other threads can search; null if it has none. */
  readonly image: IndexImage | null;
  /** Where the index is saved; null if it is not. */
  readonly file: IndexPlace | null;
  readonly records: RecordStore;
  /** Which listings state a relation to which others. */
  readonly ties: TieStore;
  /** Listings whose removal is held, by id. */
  readonly held: ReadonlyMap<string, HeldRemoval>;
  /** Names that must be found while this snapshot is searched. */
  readonly controls: readonly ControlName[];
};
