/** Cells of a row by column name in lower case; blank cells are absent. */
export type AuRow = ReadonlyMap<string, string>;

/** Rows below the headings; undefined if a sheet lacks this list's headings. */
export function rowsIn(rows: readonly (readonly string[])[]): readonly AuRow[] | undefined {
  const at = rows.slice(0, 10).findIndex((cells) => {
    const names = cells.map(tidy);
    return names.includes('reference') && names.includes('name of individual or entity');
  });
  if (at < 0) return undefined;
  const columns = rows[at]?.map(tidy) ?? [];
  return rows.slice(at + 1).flatMap((cells) => {
    const row = cells.map((cell, column) => [columns[column] ?? '', cell.trim()] as const);
    const said = row.filter(([column, cell]) => column !== '' && cell !== '');
    return said.length === 0 ? [] : [new Map(said)];
  });
}

function tidy(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim().toLowerCase();
}
