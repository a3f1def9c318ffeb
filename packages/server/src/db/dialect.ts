import { type RawBuilder, sql } from 'kysely';

/** What differs between databases in the statements of stores: data. */
export type Dialect = {
  /** The elements of a JSON array as rows of a table `j` with a column `value`, itself JSON. */
  readonly elements: (json: string) => RawBuilder<unknown>;
};

export const SQLITE: Dialect = { elements: (json) => sql`json_each(${json}) as j` };

export const POSTGRES: Dialect = {
  elements: (json) => sql`json_array_elements(cast(${json} as json)) as j(value)`,
};

/**
 * What a database is opened for: a service looks it through first, and writes soon. For a preview, tables have to be
 * those of this version, and stay as they are with all that is in them.
 */
export type OpenFor = 'service' | 'command' | 'preview';

/** A list of texts of any length, for `in`: one parameter, where databases limit how many there are. */
export function listed(dialect: Dialect, items: readonly string[]): RawBuilder<unknown> {
  return sql`(select j.value ->> 0 from ${dialect.elements(JSON.stringify(items.map((item) => [item])))})`;
}

/** The same of whole numbers. */
export function listedNumbers(dialect: Dialect, items: readonly number[]): RawBuilder<unknown> {
  const rows = dialect.elements(JSON.stringify(items.map((item) => [item])));
  return sql`(select cast(j.value ->> 0 as bigint) from ${rows})`;
}
