import type { EntityType } from '@namesake/engine';

/** A listing whose removal waits for confirmation. */
export type HeldRemovalRow = {
  readonly list: string;
  readonly listing: string;
  /** What the newest file lacks: the listing, or all its earlier names. */
  readonly what: 'listing' | 'names';
  /** SHA-256 of the file in which it was missed first, hexadecimal. */
  readonly sha256: string;
  /**
   * SHA-256 of the stored listings that have it as it is searched, hexadecimal; null where it was held before that was
   * kept.
   */
  readonly content: string | null;
  /** Why the removals of that file were not believed. */
  readonly reason: string;
  readonly since: number;
  /**
   * When an operator confirmed that it is gone; it is searched until lists are loaded the next time. Null also where
   * nothing proves that somebody did.
   */
  readonly confirmedAt: number | null;
};

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

type ListChangeCounts = Readonly<Record<ListChangeKind, number>>;

type ListChange = {
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
