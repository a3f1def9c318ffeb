/** A table that is made when it is first asked for, and kept: most are large, and many searches need few of them. */
export function once<Table extends object>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => (made ??= make());
}
