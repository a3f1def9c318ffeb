import type { EntityType } from '@namesake/engine';

/** A removal that awaits confirmation. */
export type HeldRemovalRow = {
  readonly list: string;
  readonly listing: string;
  /** What the newest file lacks: the listing, or all its earlier names. */
  readonly what: 'listing' | 'names';
  /** SHA-256 of the first file without it, hexadecimal. */
  readonly sha256: string;
  /** SHA-256 of the stored content with the listing as searched, hexadecimal; null if held before this was recorded. */
  readonly content: string | null;
  /** Why the removals of that file were held. */
  readonly reason: string;
  readonly since: number;
  /**
   * When an operator confirmed the removal; the listing is searched until the next load. Null also without proof of the
   * confirmation.
   */
  readonly confirmedAt: number | null;
};

/** One searched version of one list. */
export type ListVersionFacts = {
  readonly list: string;
  /** SHA-256 of the publisher's file, hexadecimal. */
  readonly sha256: string;
  /** SHA-256 of its listings, hexadecimal: the name of the stored file. */
  readonly content: string;
  /** The publisher's version. */
  readonly version: string;
  /** ISO 8601, from inside the file. */
  readonly publishedAt: string;
  readonly checkedAt: number;
  readonly records: number;
  readonly rejected: number;
  /** Length of the stored listings, uncompressed. */
  readonly bytes: number;
  /** Base name of the file that was read. */
  readonly fileName: string;
};

export type ListChangeKind = 'added' | 'changed' | 'removed';

type ListChangeCounts = Readonly<Record<ListChangeKind, number>>;

type ListChange = {
  readonly listing: string;
  readonly change: ListChangeKind;
  /** Members of the listing that differ, for a change. */
  readonly fields: readonly string[];
  /** Name and type of the party, kept for removed listings. */
  readonly name: string;
  readonly entityType: EntityType;
};

/** Held listings of a version. */
export type NewHold = Pick<HeldRemovalRow, 'listing' | 'what' | 'sha256' | 'reason' | 'content'>;

/** A version to activate; `changes` is null if the previous version is unknown. */
export type ActivatedVersion = ListVersionFacts & {
  readonly changes: readonly ListChange[] | null;
  /** Its listings that are not in the file, because their removal is not confirmed yet. */
  readonly held: readonly NewHold[];
};

export type StoredListVersion = ListVersionFacts & {
  /** Increases with each version. */
  readonly seq: number;
  /** When it was first searched. */
  readonly acceptedAt: number;
  /** Differences from the previous version at that time. */
  readonly counts: ListChangeCounts | null;
  /** Whether it is the searched version. */
  readonly active: boolean;
  /** Whether its listings are still stored. */
  readonly kept: boolean;
};

/** A version, and whether it matches the record of its first search. */
export type ProvedListVersion = StoredListVersion & { readonly isProved: boolean };

/** The version of a list that was searched last. */
export type SearchedVersion = {
  readonly list: string;
  /** Null without proof of what was searched. */
  readonly content: string | null;
  /** Whether the record of what was searched or held is in doubt: then no removal can be trusted. */
  readonly isDoubted: boolean;
};

/** When the search of a version started; no version if the list was gone. */
export type ListActivation = {
  readonly list: string;
  readonly at: number;
  readonly version: StoredListVersion | null;
  /** False if it, or the row after it, does not match the record or lacks proof: it must not be relied on. */
  readonly isProved: boolean;
};

/** A change of one listing, and when which version brought it. */
export type ListingEvent = Omit<ListChange, 'name' | 'entityType'> & {
  readonly at: number;
  readonly version: StoredListVersion;
};

/** A listing that was removed from its list and did not return. */
export type DelistedRow = {
  readonly listing: string;
  /** Null if it was removed before this was recorded. */
  readonly name: string | null;
  readonly entityType: EntityType | null;
  /** Whether it is still in the publisher's file, as delisted. */
  readonly inFile: boolean;
  /** When it was removed here, Unix milliseconds. */
  readonly at: number;
};
