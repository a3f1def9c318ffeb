import type { Listing } from '@namesake/engine';

/** A record that cannot become a listing. It is counted, and never given an invented id or name. */
export type Rejection = { readonly rejected: 'no_id' | 'no_name' };

/** Facts from the head of a file. */
export type FileFacts = {
  /** The publisher's version: usually the publication date. */
  readonly version: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  /** The file has no date: `publishedAt` is when it was last replaced. */
  readonly isUndated?: true;
  /** Number of records that the file declares, if it does. */
  readonly declaredRecords?: number;
};

/** Every value of a record in the file, with its path: `a/b@c` in XML, `a/b` in JSON, otherwise the column. */
export type RecordValues = () => Iterable<readonly [path: string, value: string]>;

/** For private lists, which leave out unmapped values, and for reads that need no values. */
export const NOT_FOLLOWED: RecordValues = () => [];

/**
 * Receives the records of a file. Every source passes the values of a listing, so that the census misses none; only a
 * census reads them.
 */
export type RecordSink = {
  (result: Rejection): void;
  (result: Listing | Rejection, values: RecordValues): void;
};

export type ReaderOptions = {
  readonly onRecord: RecordSink;
  /** Values will be requested, so readers that assemble records from several places must keep them. */
  readonly keepsValues?: boolean;
  /** Base name of the file, only for the last tie-break. */
  readonly fileName: string;
  readonly sourceHint?: string;
  /** Called once the form is recognised, before any of its records. */
  readonly onForm?: (form: string) => void;
};
