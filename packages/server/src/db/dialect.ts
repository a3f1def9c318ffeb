import { type RawBuilder, sql } from 'kysely';

/** SQL that differs between databases. */
export type Dialect = {
  /** Elements of a JSON array as rows of a table `j` with a column `value`, itself JSON. */
  readonly elements: (json: string) => RawBuilder<unknown>;
};

export const SQLITE: Dialect = { elements: (json) => sql`json_each(${json}) as j` };

export const POSTGRES: Dialect = {
  elements: (json) => sql`json_array_elements(cast(${json} as json)) as j(value)`,
};

/**
 * Purpose of opening a database: a service checks it first, and writes soon. A preview requires this version's tables,
 * and changes nothing.
 */
export type OpenFor = 'service' | 'command' | 'preview';

/** Values for `in`, of any number: passed as one parameter, because databases limit the number of parameters. */
export function listed(dialect: Dialect, items: readonly string[]): RawBuilder<unknown> {
  return sql`(select j.value ->> 0 from ${dialect.elements(JSON.stringify(items.map((item) => [item])))})`;
}

/** Same as `listed`, for whole numbers. */
export function listedNumbers(dialect: Dialect, items: readonly number[]): RawBuilder<unknown> {
  const rows = dialect.elements(JSON.stringify(items.map((item) => [item])));
  return sql`(select cast(j.value ->> 0 as bigint) from ${rows})`;
}
