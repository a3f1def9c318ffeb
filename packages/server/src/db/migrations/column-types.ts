import { type ColumnDefinitionBuilder, type Expression, type RawBuilder, sql } from 'kysely';
import type { SignalTopic } from '../signals.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A trigger statement, run for each row; `when` and `run` refer to the row as `new` or `old`. */
export type Trigger = {
  readonly name: string;
  readonly event: 'insert' | 'delete';
  readonly table: string;
  readonly when?: string;
  readonly run: string;
};

/** DDL that differs between databases, as data, so that one migration serves all. */
export type ColumnTypes = {
  readonly bytes: 'blob' | 'bytea';
  readonly time: 'integer' | 'bigint';
  /** Type of a table's own auto-increment number. */
  readonly serial: 'integer' | 'bigserial';
  /** Text compared by bytes. */
  readonly text: 'text' | Expression<string>;
  /** Whether jobs are stored in a table of this program. */
  readonly hasJobTable: boolean;
  /** For screenings: their own number, the clause after the columns, and further indexes and partitions. */
  readonly screenings: {
    readonly seq: Column;
    readonly end: RawBuilder<unknown>;
    readonly indexes: readonly RawBuilder<unknown>[];
  };
  /** Keeps the database from compressing a column of bytes that are compressed already. */
  readonly uncompressed: (table: string, column: string) => readonly RawBuilder<unknown>[];
  /** Keeps a table out of the database's log: its rows may be lost in a crash. */
  readonly volatile: (table: string) => readonly RawBuilder<unknown>[];
  /** Notifies other processes of changes: table name, and topic to signal. */
  readonly signals: (topics: Readonly<Record<string, SignalTopic>>) => readonly RawBuilder<unknown>[];
  /** Runs a statement after each inserted or deleted row, in the same transaction. */
  readonly afterEach: (trigger: Trigger) => readonly RawBuilder<unknown>[];
  /** Removes a trigger of `afterEach` by name. */
  readonly withoutTrigger: (name: string) => RawBuilder<unknown>;
};

const headOf = ({ name, event, table, when }: Omit<Trigger, 'run'>): RawBuilder<unknown> =>
  sql.raw(
    `create trigger ${name} after ${event} on ${table} for each row ${when === undefined ? '' : `when (${when})`}`,
  );

/** A column that must hold a value. */
export const required: Column = (column) => column.notNull();

/** A column that must hold a value no other row has. */
export const unique: Column = (column) => column.notNull().unique();

/** The column that identifies the row. */
export const primary: Column = (column) => column.primaryKey();

/** SQLite: an INTEGER PRIMARY KEY is the row id and takes no extra space. */
export const SQLITE_COLUMNS: ColumnTypes = {
  bytes: 'blob',
  time: 'integer',
  serial: 'integer',
  text: 'text',
  hasJobTable: true,
  screenings: { seq: primary, end: sql``, indexes: [] },
  uncompressed: () => [],
  volatile: () => [],
  signals: () => [],
  afterEach: ({ run, ...trigger }) => [sql`${headOf(trigger)} begin ${sql.raw(run)}; end`],
  withoutTrigger: (name) => sql`drop trigger ${sql.ref(name)}`,
};

/**
 * PostgreSQL: a screening's id begins with its time, so ranges of ids are months. Unique keys of a partitioned table
 * must include the id; the writer assigns the number.
 */
export const POSTGRES_COLUMNS: ColumnTypes = {
  bytes: 'bytea',
  time: 'bigint',
  serial: 'bigserial',
  text: sql`text collate "C"`,
  hasJobTable: false,
  screenings: {
    seq: required,
    end: sql`partition by range (id)`,
    indexes: [
      sql`create index screening_seq on screening (seq)`,
      sql`create table screening_other partition of screening default`,
    ],
  },
  uncompressed: (table, column) => [
    sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set storage external`,
  ],
  volatile: (table) => [sql`alter table ${sql.table(table)} set unlogged`],
  signals: (topics) => [
    sql`create or replace function namesake_signal() returns trigger language plpgsql as
      $$ begin perform pg_notify('namesake', tg_argv[0]); return null; end $$`,
    ...Object.entries(topics).map(
      ([table, topic]) =>
        sql`create trigger ${sql.ref(`${table}_signal`)} after insert or update or delete on ${sql.table(table)}
          for each statement execute function namesake_signal(${sql.lit(topic)})`,
    ),
  ],
  afterEach: ({ run, ...trigger }) => [
    sql`create function ${sql.ref(trigger.name)}() returns trigger language plpgsql as
      $$ begin ${sql.raw(run)}; return null; end $$`,
    sql`${headOf(trigger)} execute function ${sql.ref(trigger.name)}()`,
  ],
  // Dropping the function drops its trigger.
  withoutTrigger: (name) => sql`drop function ${sql.ref(name)}() cascade`,
};
