import { Readable } from 'node:stream';
import { CsvRows } from '@namesake/lists';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { csvRow, FORMULA } from '../../lib/formats/csv-row.ts';
import { type GoodGuy, stateOf } from './store/good-guy.ts';
import { seenGoodGuys } from './view.ts';

/** Columns of the export. The import accepts them in any order. */
const COLUMNS = [
  'external_ref',
  'listing',
  'reason',
  'text',
  'expires_in_days',
  'name',
  'birth_date',
  'countries',
  'identifiers',
] as const;

/** Separator of several values in one cell. */
const BETWEEN = ';';

/** A row of an import: cells by column name, and its first line. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Rows below the header. @throws ListRefused if a quote is not closed */
export function readCsv(text: string): { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] } {
  let columns: readonly string[] | undefined;
  const rows: CsvRow[] = [];
  const reader = new CsvRows((cells, line) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (columns === undefined) {
      columns = cells.map((cell) => cell.trim().toLowerCase());
      return;
    }
    const named = columns.map((column, at): [string, string] => [column, plain(cells[at] ?? '')]);
    rows.push({ line, cells: Object.fromEntries(named) });
  });
  reader.write(text.endsWith('\n') ? text : `${text}\n`);
  reader.end();
  return { columns: columns ?? [], rows };
}

export const valuesOf = (cell: string): readonly string[] =>
  cell
    .split(BETWEEN)
    .map((value) => value.trim())
    .filter((value) => value !== '');

const cellOfValues = (values: readonly string[]): string => values.join(BETWEEN);

/** Removes the apostrophe that an export adds before formulas. */
function plain(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed;
}

/** All good guys as CSV, oldest first: the columns of an import, followed by state, id and times. */
export async function exportGoodGuys(call: Call): Promise<Readable> {
  const { app } = call;
  await audit(call, 'good_guy.exported', '');
  const nowMs = app.now();
  return Readable.from(lines(call, nowMs), { objectMode: false });
}

async function* lines(call: Call, nowMs: number): AsyncGenerator<Buffer> {
  yield Buffer.from(csvRow([...COLUMNS, 'state', 'id', 'made_at', 'expires_at']));
  for (let place = 0; ; ) {
    const page = await call.app.storage.goodGuys.after(place, AT_ONCE);
    const seen = await seenGoodGuys(call, page);
    if (seen.length > 0) yield Buffer.from(seen.map((one) => csvRow(cellsOf(one, nowMs))).join(''));
    if (page.length < AT_ONCE) return;
    place = page.at(-1)?.place ?? place;
  }
}

function cellsOf(goodGuy: GoodGuy, nowMs: number): readonly string[] {
  const { id, externalRef, listing, reason, expiresAt, customerFacts, events } = goodGuy;
  const { name = [], birth_date: birthDates = [], country = [], identifier = [] } = customerFacts;
  const days = expiresAt === null ? '' : String(Math.max(1, Math.ceil((expiresAt - nowMs) / DAY_MS)));
  const text = events[0]?.text ?? '';
  const facts = [name, birthDates, country, identifier].map(cellOfValues);
  const instant = (ms: number | null | undefined): string => (ms == null ? '' : new Date(ms).toISOString());
  const more = [stateOf(goodGuy, nowMs), id, instant(events[0]?.at), instant(expiresAt)];
  return [externalRef, listing, reason, text, days, ...facts, ...more];
}
