/** Builds a table on first use and caches it: most tables are large, and many searches need only a few. */
export function once<Table extends object>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => (made ??= make());
}
