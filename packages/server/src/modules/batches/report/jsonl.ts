import { Readable } from 'node:stream';
import type { Call } from '../../../context/app.ts';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import { lineResult, rowLine } from '../../../row-files/row-line.ts';
import type { ReadRow } from '../read-row.ts';
import { openReport, type ReportFile, reportName } from './open-report.ts';
import { reportRows } from './report-rows.ts';

/**
 * All rows that are done, a line of JSON for each: what `namesake screen` writes, and more.
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
    return rowLine(ownId, { error: { code, line } }, { outcome, results: [], ...more, error: { code, line, detail } });
  }
  const found = results.map((one) => lineResult({ ...one, listings: one.listings.map(({ id }) => id) }));
  return rowLine(ownId, { outcome, results: found }, more);
}
