import { parse } from 'csv-parse/sync';

const OPTIONS = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
};

/** Rows of a CSV text with a header line, by column name. Missing cells are empty. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parse(text, OPTIONS);
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])));
}
