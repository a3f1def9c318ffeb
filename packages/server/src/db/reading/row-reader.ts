import type { DatabaseSource } from './database-source.ts';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a database as a whole, with statements that every database understands: `?` stands for a parameter. Whole
 * numbers come as numbers, bytes as `Uint8Array`.
 */
export interface RowReader {
  rows(sql: string, ...parameters: readonly Parameter[]): Promise<readonly Row[]>;
  /** The same without names, which is faster for many rows. */
  cells(sql: string, ...parameters: readonly Parameter[]): Promise<readonly (readonly unknown[])[]>;
  /** Runs something that reads all as at one moment; short, as a log cannot be carried over meanwhile. */
  atOneMoment<Result>(work: () => Promise<Result>): Promise<Result>;
  hasTable(name: string): Promise<boolean>;
  /** The same source for threads that are to read as at the same moment, while this one is open. */
  shared(source: DatabaseSource): Promise<DatabaseSource>;
  close(): Promise<void>;
}

/** What stands for a `?`. */
export type Parameter = string | number | Uint8Array;
