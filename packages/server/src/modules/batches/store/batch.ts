import type { BatchFormat, BatchLayoutView, BatchState, FileEncoding, ROW_OUTCOMES, Scope } from '@namesake/contract';

/** How the rows of a file with columns are read. */
export type BatchLayout = BatchLayoutView;

/** What one column of a file holds. */
export type BatchColumn = BatchLayout['columns'][number];

/** What somebody says that a column holds. */
export type SaidColumn = Pick<BatchColumn, 'heading' | 'member'>;

/** A sheet of a workbook; `rows` are those with values, headings included. */
export type Sheet = { readonly name: string; readonly rows: number; readonly hidden: boolean };

/** What a row came to. */
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** A file of rows that are screened in the background, in the name of who uploaded it. */
export type Batch = {
  readonly id: string;
  readonly name: string;
  readonly format: BatchFormat;
  /** How the letters seem to be written; null where that cannot be told. */
  readonly encoding: FileEncoding | null;
  /** JSON: members of its rows that are set aside. */
  readonly ignored: readonly string[];
  /** XLSX: its sheets. */
  readonly sheets: readonly Sheet[];
  /** Hexadecimal; of the file as it was uploaded. */
  readonly fileSha256: string;
  readonly fileBytes: number;
  readonly policy: string;
  /** Null for JSON. */
  readonly layout: BatchLayout | null;
  readonly state: BatchState;
  readonly problem: string | null;
  /** `user:…` or `token:…`, and what it might do when it uploaded the file. */
  readonly createdBy: string;
  readonly scopes: readonly Scope[];
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Rows that are done. */
  readonly rows: number;
  /** Bytes of the file that were read for these rows; absent before it is stored. */
  readonly readBytes?: number;
  /** By outcome, and `suppressed`: parties that good guys took away. */
  readonly counts: Readonly<Partial<Record<RowOutcome | 'suppressed', number>>>;
};

/** What of a batch says how its rows are read. */
export type BatchReading = Pick<Batch, 'layout' | 'ignored'>;

/** One row and what it came to. */
export type BatchRow = {
  readonly row: number;
  readonly line: number;
  readonly ownId: string | null;
  readonly outcome: RowOutcome;
  /** Sixteen bytes; null where it was not screened. */
  readonly screeningId: Buffer | null;
  readonly total: number;
  readonly suppressed: number;
  readonly error: RowError | null;
  /** As they were in the file; null of JSON, and of rows that were erased or are from before they were kept. */
  readonly cells: readonly string[] | null;
  /** Members that were left out because they cannot be read. */
  readonly notes: readonly string[];
} & RowSurroundings;

/** Why a row cannot be screened; of JSON with its text, to repair it. */
export type RowError = {
  readonly code: string;
  readonly detail: string;
  readonly raw: string;
};

/** What of a row was not screened with the name. */
export type RowSurroundings = {
  /** The heading that names the party, where it is another than the row's own. */
  readonly role: string | null;
  /** Columns or members with words that were set aside. */
  readonly setAside: readonly string[];
  readonly context: readonly { readonly heading: string; readonly value: string }[];
};
