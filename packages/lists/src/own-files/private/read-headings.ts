import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { membersOf } from '../../fields/members.ts';
import { CsvRows } from '../../formats/csv-rows.ts';
import { readWorkbook } from '../../formats/xlsx/read-workbook.ts';

/** Headings of a CSV file or workbook, or members of the first line of JSON, for starting a mapping. */
export async function readHeadings(path: string): Promise<readonly string[]> {
  const file = await readFile(path);
  const bytes = /\.gz$/i.test(path) ? gunzipSync(file) : file;
  const name = path.replace(/\.gz$/i, '').toLowerCase();
  if (name.endsWith('.xlsx')) {
    const rows = readWorkbook(bytes).sheets.flatMap((sheet) => sheet.rows().slice(0, 10));
    return rows.find((cells) => cells.filter((cell) => cell.trim() !== '').length > 1) ?? [];
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (/\.(?:jsonl|ndjson)$/.test(name)) return [...membersOf(JSON.parse(text.split('\n', 1)[0] ?? '')).keys()];
  let headings: readonly string[] = [];
  const rows = new CsvRows((cells) => {
    if (headings.length === 0) headings = cells;
  });
  rows.write(text.slice(0, 64 * 1024));
  return headings;
}
