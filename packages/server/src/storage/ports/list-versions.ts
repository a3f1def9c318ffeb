import type { EntityType } from '@namesake/engine';
import type { HeldRemovalRow } from './held-removals.ts';

/** One version of one list as it was searched. */
export type ListVersionFacts = {
  readonly list: string;
  /** SHA-256 of the publisher's file, hexadecimal. */
  readonly sha256: string;
  /** SHA-256 of the listings that were read from it, hexadecimal: the name of the stored file. */
  readonly content: string;
  /** The publisher's version. */
  readonly version: string;
  /** ISO 8601, from inside the file. */
  readonly publishedAt: string;
  readonly checkedAt: number;
  readonly records: number;
  readonly rejected: number;
  /** Length of the stored listings before they are compressed. */
  readonly bytes: number;
  /** Base name of the file that was read. */
  readonly fileName: string;
};

export type ListChangeKind = 'added' | 'changed' | 'removed';

export type ListChangeCounts = Readonly<Record<ListChangeKind, number>>;

export type ListChange = {
  readonly listing: string;
  readonly change: ListChangeKind;
  /** Members of the listing that differ, where it changed. */
  readonly fields: readonly string[];
  /** Who it is: kept of what was removed. */
  readonly name: string;
  readonly entityType: EntityType;
};

/** What of a version is held. */
export type NewHold = Pick<HeldRemovalRow, 'listing' | 'what' | 'sha256' | 'reason' | 'content'>;

/** A version that is searched from now on; what it changed is null where nothing is known of the one before. */
export type ActivatedVersion = ListVersionFacts & {
  readonly changes: readonly ListChange[] | null;
  /** Every listing of it that is not in the file, because its removal is not confirmed yet. */
  readonly held: readonly NewHold[];
};

export type StoredListVersion = ListVersionFacts & {
  /** Grows with each version. */
  readonly seq: number;
  /** When it was first searched. */
  readonly acceptedAt: number;
  /** What differed from the version before it then. */
  readonly counts: ListChangeCounts | null;
  /** Whether it is the one that is searched. */
  readonly active: boolean;
  /** Whether its listings are still stored. */
  readonly kept: boolean;
};

/** A version, and whether it is what was recorded when it was first searched. */
export type ProvedListVersion = StoredListVersion & { readonly isProved: boolean };

/** What was searched last of a list. */
export type SearchedVersion = {
  readonly list: string;
  /** Null where nothing proves what was searched. */
  readonly content: string | null;
  /** Whether what was searched, or what was held of it, is not what was recorded: no removal can be believed. */
  readonly isDoubted: boolean;
};

/** From when on which version of a list was searched; none where the list was gone. */
export type ListActivation = {
  readonly list: string;
  readonly at: number;
  readonly version: StoredListVersion | null;
  /** False where it, or what follows it, is not what was recorded, or nothing proves it: it must not be gone by. */
  readonly isProved: boolean;
};

/** What happened to one listing, and when which version brought it. */
export type ListingEvent = Omit<ListChange, 'name' | 'entityType'> & {
  readonly at: number;
  readonly version: StoredListVersion;
};

/** A listing that was removed from its list and did not come back. */
export type DelistedRow = {
  readonly listing: string;
  /** Null where it was removed before that was kept. */
  readonly name: string | null;
  readonly entityType: EntityType | null;
  /** Whether it is still in the publisher's file, as delisted. */
  readonly inFile: boolean;
  /** When it was removed here, Unix milliseconds. */
  readonly at: number;
};

/** Versions of lists: facts are kept for ever, the listings behind them for as long as is set. */
export interface ListVersionStore {
  /**
   * These are searched from now on, all or none; those in `gone` not any more. What is searched already changes
   * nothing.
   */
  activate(versions: readonly ActivatedVersion[], gone: readonly string[], atMs: number): Promise<void>;
  /** Every version of every list. */
  all(): Promise<readonly StoredListVersion[]>;
  /** What is searched of each list. */
  active(): Promise<readonly StoredListVersion[]>;
  /** What was searched last of each list, also of one that is gone; none of lists from before that was kept (0037). */
  searched(): Promise<readonly SearchedVersion[]>;
  /** What was searched of each list at a moment, lists that are proved to have come later left out. */
  activeAt(atMs: number): Promise<readonly ListActivation[]>;
  /** Versions of a list, newest first, those below `beforeSeq` where given. */
  list(list: string, limit: number, beforeSeq?: number): Promise<readonly StoredListVersion[]>;
  /** The version of a list that was searched first. */
  first(list: string): Promise<StoredListVersion | undefined>;
  /** Versions of a list whose file's hash, or that of the listings, begins so, newest first. */
  find(list: string, prefix: string): Promise<readonly ProvedListVersion[]>;
  /** What happened to these listings, oldest first. */
  events(listings: readonly string[]): Promise<readonly ListingEvent[]>;
  /** Listings of a list that were removed and did not come back, the latest first. */
  delisted(list: string): Promise<readonly DelistedRow[]>;
  /** Contents that no version searched at or after this moment has. */
  expired(beforeMs: number): Promise<readonly string[]>;
  /** Every content that is kept. */
  contents(): Promise<readonly string[]>;
  /** Remembers that this content is not kept any more. */
  drop(content: string): Promise<void>;
}
