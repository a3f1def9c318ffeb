import type { Effect } from '@namesake/engine';

/** One version of one list: the bytes that were read, and the result. */
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
  /** Number of listings. */
  readonly records: number;
  /** Records without id or usable name, or with the id of an earlier record. */
  readonly rejected: number;
  /** `sha256:` and 64 hex digits over the bytes of the file (compressed, if it is). */
  readonly sha256: string;
  /** The publisher's address of the list; empty for a private list. */
  readonly sourceUrl: string;
  /** Path of the file. */
  readonly file: string;
  /** The publisher's `Last-Modified`, for a downloaded file. */
  readonly sourceUpdated?: string;
  /** An operator accepted this file after it had been refused: no removal in it is doubted. */
  readonly isAccepted?: true;
  /** Name of the form, for official lists. */
  readonly form?: string;
  /** Set for the last good stored version that is searched in place of an unusable file. */
  readonly isKept?: true;
  /** Set for such a version if the newest file cannot be read: it proves nothing, however recent it is. */
  readonly isStandIn?: true;
  /** Problems of a list that is used nonetheless: full sentences for the operator. */
  readonly warnings?: readonly string[];
  /** Number of its listings with each legal effect, if counted. */
  readonly effects?: readonly { readonly effect: Effect; readonly listings: number }[];
};
