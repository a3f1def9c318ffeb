import { createHash } from 'node:crypto';
import type { BatchFormat, BatchLayoutView, BatchState, FileEncoding, ROW_OUTCOMES, Scope } from '@namesake/contract';
import type { PlacedBasisEntry } from './basis-entry.ts';

/**
 * Kinds of columns in which a name of several words is misplaced. In `codes` it always is; in `titles` if it looks like
 * a person's name; in `places` only if the row has no other name of several words.
 */
export const USUAL_CELLS = ['any', 'codes', 'titles', 'places'] as const;
type UsualCells = (typeof USUAL_CELLS)[number];

/** Content of one column of a file, and what its cells usually are. */
export type BatchColumn = BatchLayoutView['columns'][number] & { readonly usual?: UsualCells };

/** How the rows of a file with columns are read. */
export type BatchLayout = Omit<BatchLayoutView, 'columns'> & { readonly columns: readonly BatchColumn[] };

/** Content of a column according to the caller. */
export type SaidColumn = Pick<BatchColumn, 'heading' | 'member'>;

/** A sheet of a workbook; `rows` are those with values, headings included. */
export type Sheet = { readonly name: string; readonly rows: number; readonly hidden: boolean };

export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** A file of rows that are screened in the background in the name of its uploader. */
export type Batch = {
  readonly id: string;
  readonly name: string;
  readonly format: BatchFormat;
  /** Detected character encoding; null if it cannot be detected. */
  readonly encoding: FileEncoding | null;
  /** JSON: members of its rows that are set aside. */
  readonly ignored: readonly string[];
  /** XLSX: its sheets. */
  readonly sheets: readonly Sheet[];
  /** Hexadecimal hash of the file as uploaded. */
  readonly fileSha256: string;
  readonly fileBytes: number;
  readonly policy: string;
  /** Group in which its rows are put under watch; null if they are only screened. */
  readonly watchGroup: string | null;
  /** Whether only new customers are put into the group, because none was specified. Existing ones stay in theirs. */
  readonly keepsGroups: boolean;
  /** Whether the file contains every customer of the group. */
  readonly isWholeBook: boolean;
  /** Whether a case is opened for each result of each row. */
  readonly opensCases: boolean;
  /** Null for JSON. */
  readonly layout: BatchLayout | null;
  readonly state: BatchState;
  readonly problem: string | null;
  /** `user:…` or `token:…`, and the scopes held at the time of the upload. */
  readonly createdBy: string;
  readonly scopes: readonly Scope[];
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Number of finished rows. */
  readonly rows: number;
  /** Bytes of the file read for these rows; absent before it is stored. */
  readonly readBytes?: number;
  /** By outcome, and `suppressed`: parties suppressed by good guys or rules. */
  readonly counts: Readonly<Partial<Record<RowOutcome | 'suppressed', number>>>;
};

/** Fields of a batch that determine how its rows are read. */
export type BatchReading = Pick<Batch, 'layout' | 'ignored'>;

/** One row and its outcome. */
export type BatchRow = {
  readonly row: number;
  readonly line: number;
  readonly ownId: string | null;
  readonly outcome: RowOutcome;
  /** 16 bytes; null if the row was not screened. */
  readonly screeningId: Buffer | null;
  readonly total: number;
  readonly suppressed: number;
  readonly error: RowError | null;
  /** Cells as in the file; null for JSON, for erased rows, and for rows from before cells were stored. */
  readonly cells: readonly string[] | null;
  /** Members left out because they cannot be read. */
  readonly notes: readonly string[];
} & RowSurroundings;

/** Why a row cannot be screened. For JSON, `raw` has its text for repair. */
export type RowError = {
  readonly code: string;
  readonly detail: string;
  readonly raw: string;
};

/** Parts of a row that were not screened with the name. */
export type RowSurroundings = {
  /** Heading that names the party, if it is not the row's own party. */
  readonly role: string | null;
  /** Columns or members with words that were set aside. */
  readonly setAside: readonly string[];
  readonly context: readonly { readonly heading: string; readonly value: string }[];
};

/** A change of a batch, applied only in certain states. */
export type BatchChange = Partial<Pick<Batch, 'state' | 'problem' | 'startedAt' | 'endedAt'>> & {
  readonly reading?: BatchReading;
};

/** A batch with its place in the order of pages. */
export type PlacedBatch = Batch & { readonly place: number };

/** Progress stored with finished rows. */
export type RowsProgress = {
  /** Bytes of the file read so far. */
  readonly readBytes: number;
  /** What these rows were screened with and no earlier row was. */
  readonly basis: readonly PlacedBasisEntry[];
};

const BYTES = 16;
const TIME_BYTES = 6;

/** Offset after the time (6 bytes) and the row number (4 bytes). */
const RANDOM_FROM = 10;

/** Parts of row ids: the random id of a batch, and its start in Unix milliseconds. */
export type StartedBatch = { readonly id: string; readonly startedAt: number };

/**
 * Id of the screening of a row. It is the same on every attempt, so that a row is recorded once. Start time and row
 * number come first, so that ids sort in row order. The rest is a hash of the random batch id and cannot be guessed.
 */
export function rowScreeningId({ id, startedAt }: StartedBatch, row: number): Buffer {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUIntBE(startedAt, 0, TIME_BYTES);
  bytes.writeUInt32BE(row, TIME_BYTES);
  hashOf(id, row).copy(bytes, RANDOM_FROM);
  return bytes;
}

/** Id of a row in earlier versions. Rows recorded under it keep it. */
export function earlierRowScreeningId({ id, startedAt }: StartedBatch, row: number): Buffer {
  const bytes = Buffer.from(hashOf(id, row).subarray(0, BYTES));
  bytes.writeUIntBE(startedAt, 0, TIME_BYTES);
  return bytes;
}

const hashOf = (id: string, row: number): Buffer => createHash('sha256').update(`${id} ${row}`).digest();
