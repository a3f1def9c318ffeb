import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Rows of a CSV file with a header line (RFC 4180 quoting), plain or gzip, by column name. */
export function readCases(dir: string, file: string): Record<string, string>[] {
  const bytes = readFileSync(join(dir, file));
  const [header = [], ...rows] = parseCsv((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ''])));
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted && char === '"' && text[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && char === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && (char === '\n' || char === '\r')) {
      if (cell !== '' || row.length > 0) rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else cell += char;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
