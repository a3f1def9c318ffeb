import type { Effect } from '@namesake/engine';

/** One version of one list: which bytes were read and what came out. */
export type ListVersion = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  /** The publisher's version, usually the publication date. */
  readonly version: string;
  /** ISO 8601 instant, from inside the file. */
  readonly publishedAt: string;
  /** The file has no date: `publishedAt` is when it was last replaced, which a copy changes. */
  readonly isUndated?: true;
  /**
   * ISO 8601 instant of the last successful check with the publisher; for a file on disk, when it was last replaced.
   */
  readonly checkedAt: string;
  /** Listings that came out. */
  readonly records: number;
  /** Records without id or usable name, or with the id of an earlier record. */
  readonly rejected: number;
  /** `sha256:` and 64 hex digits over the bytes of the file as they are (compressed, where it is). */
  readonly sha256: string;
  /** The publisher's address of the list; empty for a private list. */
  readonly sourceUrl: string;
  /** Path that was read. */
  readonly file: string;
  /** The publisher's `Last-Modified`, where the file was downloaded. */
  readonly sourceUpdated?: string;
  /** An operator took this file as it is after it had been refused: nothing that it lacks is doubted. */
  readonly isAccepted?: true;
  /** Name of the form, of official lists. */
  readonly form?: string;
  /** The last good version as it was kept, searched in the place of a file that must not be used. */
  readonly isKept?: true;
  /** Such a version, of which the newest file cannot be read: it proves nothing, however young it is. */
  readonly isStandIn?: true;
  /** What is wrong in it, though it is used: whole sentences for the operator. */
  readonly warnings?: readonly string[];
  /** How many of its listings have each effect in law, where that was counted. */
  readonly effects?: readonly { readonly effect: Effect; readonly listings: number }[];
};
