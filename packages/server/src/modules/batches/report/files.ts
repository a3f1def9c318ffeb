import { Readable } from 'node:stream';
import type { Call } from '../../../context/app.ts';
import { csvRow } from '../../../lib/formats/csv-row.ts';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import type { Cell } from '../../../lib/xlsx/cell-xml.ts';
import { writeWorkbook } from '../../../lib/xlsx/write-workbook.ts';
import { OWN_COLUMNS } from '../../../row-files/guess-columns.ts';
import { lineResult, rowLine } from '../../../row-files/row-line.ts';
import { partiesOfJson } from '../../../row-files/row-of-json.ts';
import { errorText } from '../error-text.ts';
import type { ReadRow } from '../read-row.ts';
import type { Batch } from '../store/batch.ts';
import { reportColumns } from './columns.ts';
import { openReport, type ReportFile, reportName, reportRows } from './open-report.ts';
import { summarize } from './summarize.ts';
import { summaryFacts } from './summary-facts.ts';

type Pages = AsyncIterable<readonly ReadRow[]>;

const FACT_COLUMNS = [
  { heading: 'fact', width: 24 },
  { heading: 'value', width: 90 },
];

/** All finished rows, as CSV. @throws ApiError `batch_not_found` */
export async function exportBatchCsv(call: Call, id: string): Promise<ReportFile<Readable>> {
  const batch = await openReport(call, id, 'report.csv');
  const columns = reportColumns(batch);
  const head = columns.map(({ heading }) => heading);
  const cellsOf = (row: ReadRow) => columns.map(({ cell }) => cell(row));
  return { name: reportName(batch, 'report', 'csv'), content: csv(head, reportRows(call.app, batch), cellsOf) };
}

/**
 * Rows that could not be screened, with their original cells and headings, followed by line, code and reason, so that
 * the repaired file can be uploaded again. A JSON row is one cell.
 *
 * @throws as `exportBatchCsv`
 */
export async function exportBatchErrors(call: Call, id: string): Promise<ReportFile<Readable>> {
  const batch = await openReport(call, id, 'errors.csv');
  const headings = batch.layout?.columns.map(({ heading }) => heading) ?? ['row'];
  const cellsOf = ({ line, error, cells }: ReadRow) => [
    ...headings.map((_, at) => (cells ?? [error?.raw ?? ''])[at] ?? ''),
    line,
    error?.code ?? null,
    error === null ? null : errorText(error),
  ];
  const pages = oncePerRow(reportRows(call.app, batch, 'error'), batch);
  return { name: reportName(batch, 'errors', 'csv'), content: csv([...headings, ...OWN_COLUMNS], pages, cellsOf) };
}

/** Parties of one file row are reported as one error row. */
async function* oncePerRow(pages: Pages, batch: Batch): AsyncGenerator<readonly ReadRow[]> {
  let isOfLast = (_: ReadRow): boolean => false;
  for await (const page of pages)
    yield page.filter((read) => {
      if (isOfLast(read)) return false;
      isOfLast = sameRowAs(read, batch);
      return true;
    });
}

/** Returns a test for whether a later row is a party of the same file row. */
function sameRowAs({ row, line, error }: ReadRow, { format, ignored, policy }: Batch): (other: ReadRow) => boolean {
  if (format !== 'json') return (other) => other.line === line;
  // Array elements may share a line. Of two identical elements, the same parties fail.
  const raw = error?.raw ?? '';
  const end = row + partiesOfJson(raw, ignored, policy).length;
  return (other) => other.line === line && other.error?.raw === raw && other.row < end;
}

function csv(head: readonly string[], pages: Pages, cellsOf: (row: ReadRow) => readonly Cell[]): Readable {
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(csvRow(head));
    for await (const page of pages)
      yield Buffer.from(page.map((row) => csvRow(cellsOf(row).map((cell) => String(cell ?? '')))).join(''));
  }
  return Readable.from(lines(), { objectMode: false });
}

/**
 * All finished rows, as JSON lines: the output of `namesake screen`, and more.
 *
 * @throws ApiError `batch_not_found`
 */
export async function exportBatchJsonl(call: Call, id: string): Promise<ReportFile<Readable>> {
  const batch = await openReport(call, id, 'report.jsonl');
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const page of reportRows(call.app, batch)) yield Buffer.from(page.map(lineOf).join(''));
  }
  return {
    name: reportName(batch, 'report', 'jsonl'),
    content: Readable.from(lines(), { objectMode: false }),
  };
}

function lineOf(read: ReadRow): string {
  const { row, line, ownId, outcome, screeningId, total, notes, role, setAside, context, error, results, party } = read;
  const searchId = screeningId === null ? null : formatScreeningId(screeningId);
  const more = { row, line, searchId, total, notes, role, setAside, context, party };
  if (error !== null) {
    const { code, detail } = error;
    return rowLine(
      ownId,
      { error: { code, line } },
      { outcome, results: [], ...more, error: { code, line, detail, text: errorText(error) } },
    );
  }
  const found = results.map((one) => lineResult({ ...one, listings: one.listings.map(({ id }) => id) }));
  return rowLine(ownId, { outcome, results: found }, more);
}

/**
 * All finished rows as a workbook. Its last sheet says which batch they are from, and when it was read.
 *
 * @throws ApiError `batch_not_found`
 */
export async function exportBatchXlsx(call: Call, id: string): Promise<ReportFile<Readable>> {
  const batch = await openReport(call, id, 'report.xlsx');
  const columns = reportColumns(batch);
  const summary = await summarize(call, batch);
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const page of reportRows(call.app, batch))
      for (const row of page) yield columns.map(({ cell }) => cell(row));
  }
  const facts = summaryFacts(summary).flatMap(({ facts }) => facts);
  const content = writeWorkbook(
    [
      { name: 'Rows', columns, rows: rows() },
      { name: 'Batch', columns: FACT_COLUMNS, rows: facts },
    ],
    call.app.now(),
  );
  return { name: reportName(batch, 'report', 'xlsx'), content };
}
