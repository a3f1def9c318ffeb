import { type ColumnDefinitionBuilder, type Expression, type RawBuilder, sql } from 'kysely';
import type { SignalTopic } from '../signals.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A statement that the database runs for each row; `when` and `run` name the row `new` or `old`. */
export type Trigger = {
  readonly name: string;
  readonly event: 'insert' | 'delete';
  readonly table: string;
  readonly when?: string;
  readonly run: string;
};

/** What differs between databases when tables are made: data, so that one migration serves all. */
export type ColumnTypes = {
  readonly bytes: 'blob' | 'bytea';
  readonly time: 'integer' | 'bigint';
  /** Type of a table's own growing number. */
  readonly serial: 'integer' | 'bigserial';
  /** Texts are compared by their bytes. */
  readonly text: 'text' | Expression<string>;
  /** Whether jobs are in a table of this program. */
  readonly hasJobTable: boolean;
  /** Of screenings: their own number, what follows the columns, and indexes and parts made next. */
  readonly screenings: {
    readonly seq: Column;
    readonly end: RawBuilder<unknown>;
    readonly indexes: readonly RawBuilder<unknown>[];
  };
  /** What keeps the database from compressing a column of bytes that are compressed already. */
  readonly uncompressed: (table: string, column: string) => readonly RawBuilder<unknown>[];
  /** What keeps a table out of the database's log: its rows may be lost with a crash. */
  readonly volatile: (table: string) => readonly RawBuilder<unknown>[];
  /** What makes changes of tables known to other processes, by the table's name and the topic that is signalled. */
  readonly signals: (topics: Readonly<Record<string, SignalTopic>>) => readonly RawBuilder<unknown>[];
  /** What runs a statement after each row that is inserted or deleted, in the same transaction. */
  readonly afterEach: (trigger: Trigger) => readonly RawBuilder<unknown>[];
  /** What takes a trigger of `afterEach` away, by its name. */
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

/** SQLite: an INTEGER PRIMARY KEY is the row's own number and takes no room. */
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
 * PostgreSQL: a screening's id begins with its time, so that ranges of ids are months. What uniquely identifies a row
 * must hold the id there; the number is given by the writer.
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
  // The trigger goes with its function.
  withoutTrigger: (name) => sql`drop function ${sql.ref(name)}() cascade`,
};
