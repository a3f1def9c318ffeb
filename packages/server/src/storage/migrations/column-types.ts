import type { ColumnDefinitionBuilder } from 'kysely';

/** What differs between databases when tables are made: data, so that one migration serves all. */
export type ColumnTypes = {
  readonly bytes: 'blob' | 'bytea';
  readonly time: 'integer' | 'bigint';
  /** Type of a table's own growing number. */
  readonly serial: 'integer' | 'bigserial';
};

/** SQLite: an INTEGER PRIMARY KEY is the row's own number and takes no room. */
export const SQLITE_COLUMNS: ColumnTypes = { bytes: 'blob', time: 'integer', serial: 'integer' };

/** A column that must hold a value. */
export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** A column that must hold a value no other row has. */
export const unique = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().unique();

/** The column that identifies the row. */
export const primary = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.primaryKey();
