import type { Listing } from '@namesake/engine';

/** A record that cannot become a listing. It is counted, never given an invented id or name. */
export type Rejection = { readonly rejected: 'no_id' | 'no_name' };

/** What the head of a file says about itself. */
export type FileFacts = {
  /** The publisher's version: usually the publication date. */
  readonly version: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  /** The file has no date: `publishedAt` is when it was last replaced. */
  readonly isUndated?: true;
  /** How many records the file says it holds, where it does. */
  readonly declaredRecords?: number;
};

/**
 * What a record says in the file, value by value: the place of each, as `a/b@c` in XML, `a/b` in JSON and by column
 * elsewhere, and its text.
 */
export type RecordValues = () => Iterable<readonly [path: string, value: string]>;

/**
 * Of private lists, which leave out what their owner does not map; and of files that are read while nobody follows
 * them.
 */
export const NOT_FOLLOWED: RecordValues = () => [];

/**
 * Takes the records of a file. Every source says what a listing came of, so that none is left out of the census; only a
 * census asks for it.
 */
export type RecordSink = {
  (result: Rejection): void;
  (result: Listing | Rejection, values: RecordValues): void;
};

export type ReaderOptions = {
  readonly onRecord: RecordSink;
  /**
   * Values will be requested: readers that assemble records from several places keep them. Otherwise it may forget
   * them.
   */
  readonly keepsValues?: boolean;
  /** Base name of the file, for the last tie-break only. */
  readonly fileName: string;
  readonly sourceHint?: string;
  /** Called when the form is recognised, before any record of it. */
  readonly onForm?: (form: string) => void;
};
