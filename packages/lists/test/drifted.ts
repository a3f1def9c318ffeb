import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvRows } from '../src/formats/csv-rows.ts';
import { headingKey } from '../src/formats/row-groups.ts';
import type { Fixture } from './fixtures.ts';
import { makeWorkbook, type SheetDraft } from './make-workbook.ts';

/** Writes a file of a form with one field under another name; gives the path to read. */
export async function writeDrifted({ format, write, sheets }: Fixture, field: string, dir: string): Promise<string> {
  if (sheets !== undefined) {
    const path = join(dir, 'list.xlsx');
    const drafts = sheets.map((sheet) => withHeading(sheet, field));
    await writeFile(path, makeWorkbook(drafts, '2026-01-31T01:02:03Z'));
    return path;
  }
  const from = await write(dir);
  const path = join(dir, `drifted${from.slice(from.lastIndexOf('.'))}`);
  await writeFile(path, withField(await readFile(from, 'utf8'), format, field));
  return path;
}

/** The text of a file of a form, with one field under another name. */
export function withField(text: string, format: string, field: string): string {
  if (/CSV/.test(format)) return withColumn(text, field);
  return /JSON/.test(format) ? withMember(text, field) : withTag(text, field);
}

/** The element or attribute that a path ends in. */
function withTag(xml: string, field: string): string {
  const [path = field, attribute] = field.split('@');
  const tag = path.split('/').at(-1) ?? path;
  return attribute === undefined
    ? xml.replace(new RegExp(`(</?(?:\\w+:)?)(${tag}(?:-[\\w-]+)?)(?=[\\s>/])`, 'gi'), '$1Renamed_$2')
    : xml.replace(new RegExp(`(?<=<${tag}\\b[^>]*\\s)${attribute}(?==")`, 'g'), `renamed_${attribute}`);
}

function withMember(json: string, field: string): string {
  const member = field.split('/').at(-1) ?? field;
  return json.replaceAll(`"${member}":`, `"Renamed_${member}":`);
}

/** In one of the first two rows. */
function withColumn(csv: string, field: string): string {
  const separator = csv.slice(0, 200).includes(';') ? ';' : ',';
  const rows: (readonly string[])[] = [];
  const reader = new CsvRows((cells) => void rows.push(cells));
  reader.write(csv);
  reader.end();
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const renamed = rows.map((cells, at) => (at < 2 ? cells.map((cell) => otherHeading(cell, field)) : cells));
  return renamed.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('');
}

function withHeading({ name, rows }: SheetDraft, field: string): SheetDraft {
  const change = (cell: SheetDraft['rows'][number][number]) =>
    typeof cell === 'string' ? otherHeading(cell, field) : cell;
  return { name, rows: rows.map((cells, at) => (at < 10 ? cells.map(change) : cells)) };
}

const otherHeading = (cell: string, field: string): string =>
  headingKey(cell) === headingKey(field) ? `Renamed ${cell}` : cell;
