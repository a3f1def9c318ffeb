import type { Readable } from 'node:stream';
import type { Call } from '../../../context/app.ts';
import type { Cell } from '../../../lib/xlsx/cell-xml.ts';
import { writeWorkbook } from '../../../lib/xlsx/write-workbook.ts';
import { reportColumns } from './columns.ts';
import { openReport, type ReportFile, reportName, reportRows } from './open-report.ts';
import { summarize } from './summarize.ts';
import { summaryFacts } from './summary-facts.ts';

const FACT_COLUMNS = [
  { heading: 'fact', width: 24 },
  { heading: 'value', width: 90 },
];

/**
 * All rows that are done as a workbook, with a last sheet that says of which batch and when.
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
