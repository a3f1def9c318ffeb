/**
 * Paths of values in a published form, as in `RecordValues`, each with the minimum share of records (percent) that have
 * a value there: half the share in real files. 0: known, and rarely used.
 */
export type PublishedFields = ReadonlyMap<string, number>;

/**
 * Parses a table of fields: a line per share, `share: field | field`.
 * @throws Error when a line has no share
 */
export function publishedFields(table: string): PublishedFields {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.flatMap((line) => {
      const [share = '', names = ''] = line.split(/:(.*)/s);
      if (!/^\s*\d+\s*$/.test(share)) throw new Error(`A table of fields has the line ${line}, without a share`);
      return names.split('|').map((name) => [name.trim(), Number(share)] as const);
    }),
  );
}
