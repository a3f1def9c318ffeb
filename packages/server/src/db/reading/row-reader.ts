import type { DatabaseSource } from './database-source.ts';

/** A row by column name. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a database as a whole, with statements that every database understands: `?` is a parameter. Whole numbers are
 * returned as numbers, bytes as `Uint8Array`.
 */
export interface RowReader {
  rows(sql: string, ...parameters: readonly Parameter[]): Promise<readonly Row[]>;
  /** Rows without column names, which is faster for many rows. */
  cells(sql: string, ...parameters: readonly Parameter[]): Promise<readonly (readonly unknown[])[]>;
  /** Runs reads on one snapshot. Keep it short: a log cannot be checkpointed meanwhile. */
  atOneMoment<Result>(work: () => Promise<Result>): Promise<Result>;
  hasTable(name: string): Promise<boolean>;
  /** The source for threads that must read the same snapshot, while this reader is open. */
  shared(source: DatabaseSource): Promise<DatabaseSource>;
  close(): Promise<void>;
}

/** Value of a `?`. */
export type Parameter = string | number | Uint8Array;
