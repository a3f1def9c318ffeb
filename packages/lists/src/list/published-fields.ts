/**
 * Places of values in a published form, as `RecordValues` names them, each with the least share of records (percent)
 * that say something there: half of what real files have. 0: known, and seldom said.
 */
export type PublishedFields = ReadonlyMap<string, number>;

/**
 * Reads a table of fields: a line for each share, `share: field | field`.
 *
 * @throws Error where a line has no share
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
