import { createHash } from 'node:crypto';
import type { BatchFormat, BatchLayoutView, BatchState, FileEncoding, ROW_OUTCOMES, Scope } from '@namesake/contract';
import type { BatchGround } from './ground.ts';

/**
 * Where a name of several words is misplaced: among codes always; among titles and products where it looks like a
 * person's; among places besides only where the row has no other name of several words.
 */
export const USUAL_CELLS = ['any', 'codes', 'titles', 'places'] as const;
type UsualCells = (typeof USUAL_CELLS)[number];

/** What one column of a file holds, and what its cells usually are. */
export type BatchColumn = BatchLayoutView['columns'][number] & { readonly usual?: UsualCells };

/** How the rows of a file with columns are read. */
export type BatchLayout = Omit<BatchLayoutView, 'columns'> & { readonly columns: readonly BatchColumn[] };

/** What the caller says that a column holds. */
export type SaidColumn = Pick<BatchColumn, 'heading' | 'member'>;

/** A sheet of a workbook; `rows` are those with values, headings included. */
export type Sheet = { readonly name: string; readonly rows: number; readonly hidden: boolean };

/** The outcome of a row. */
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
  /** The group whose watch its rows are put under; null: they are screened only. */
  readonly watchGroup: string | null;
  /** Whether only new customers are put into the group, as it was not said: others stay in theirs. */
  readonly keepsGroups: boolean;
  /** Whether the file has every customer of the group. */
  readonly isWholeBook: boolean;
  /** Whether a case is opened for each result of each row. */
  readonly opensCases: boolean;
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

/** One row and its outcome. */
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

/** A change of the state of a batch, where it is in one of some states. */
export type BatchChange = Partial<Pick<Batch, 'state' | 'problem' | 'startedAt' | 'endedAt'>> & {
  readonly reading?: BatchReading;
};

/** A batch as pages find it. */
export type PlacedBatch = Batch & { readonly place: number };

/** What is stored with rows that are done. */
export type RowsProgress = {
  /** Bytes of the file that were read until now. */
  readonly readBytes: number;
  /** What these rows were screened with and no row before. */
  readonly grounds: readonly BatchGround[];
};

const BYTES = 16;
const TIME_BYTES = 6;

/** Behind the time (6) and the row (4). */
const RANDOM_FROM = 10;

/** What ids of rows are made from: the random id of a batch, and when it was started, in Unix milliseconds. */
export type StartedBatch = { readonly id: string; readonly startedAt: number };

/**
 * The id of the screening of a row, the same however often the row is tried: it is recorded once. It begins with when
 * the batch started and the row, so that rows are in their order wherever ids are; the rest is of the id of the batch,
 * which is random, so that nobody guesses it.
 */
export function rowScreeningId({ id, startedAt }: StartedBatch, row: number): Buffer {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUIntBE(startedAt, 0, TIME_BYTES);
  bytes.writeUInt32BE(row, TIME_BYTES);
  hashOf(id, row).copy(bytes, RANDOM_FROM);
  return bytes;
}

/** The id that earlier versions gave a row: one that they recorded keeps it. */
export function earlierRowScreeningId({ id, startedAt }: StartedBatch, row: number): Buffer {
  const bytes = Buffer.from(hashOf(id, row).subarray(0, BYTES));
  bytes.writeUIntBE(startedAt, 0, TIME_BYTES);
  return bytes;
}

const hashOf = (id: string, row: number): Buffer => createHash('sha256').update(`${id} ${row}`).digest();
