import type { Call } from '../../../context/app.ts';
import { actorOf } from '../../../context/principal.ts';
import type { Block } from '../../../lib/pdf/block.ts';
import type { PrintOrder } from '../../../lib/pdf/print.ts';
import { openReport, type ReportFile, reportName, reportRows } from './open-report.ts';
import { printedRows } from './printed-rows.ts';
import { type BatchSummary, summarize } from './summarize.ts';
import { stateInWords, summaryFacts } from './summary-facts.ts';

const COUNT = new Intl.NumberFormat('en');

/**
 * Report of a batch as a PDF: its facts and outcome, also attached as JSON, and its rows.
 *
 * @throws ApiError `batch_not_found`; `overloaded`, `request_cancelled`, `deadline_exceeded`
 */
export async function exportBatchPdf(call: Call & Call, id: string): Promise<ReportFile<Buffer>> {
  const batch = await openReport(call, id, 'report.pdf');
  const rows = await printedRows(reportRows(call.app, batch));
  const order = batchOrder(await summarize(call, batch), rows, call.app.now());
  const content = await call.app.printer.print(actorOf(call.principal), call.gone(), order);
  return { name: reportName(batch, 'report', 'pdf'), content };
}

function batchOrder(summary: BatchSummary, rows: readonly Block[], madeAtMs: number): PrintOrder {
  const { id, name } = summary.batch;
  return {
    title: `Batch report: ${name}`,
    foot: `Batch report ${id}, ${summary.madeAt}`,
    madeAtMs,
    attached: [
      {
        name: `${id}-summary.json`,
        type: 'application/json',
        text: JSON.stringify(summary),
        about: 'The facts of this report, for programs.',
      },
    ],
    blocks: [
      { kind: 'title', text: 'Batch report' },
      notice(summary),
      ...summaryFacts(summary).flatMap(({ heading, facts }): readonly Block[] => [
        { kind: 'heading', text: heading },
        ...(facts.length === 0 ? [soft('None.')] : []),
        ...facts.map(([label, value]): Block => ({ kind: 'fact', label, value })),
      ]),
      ...rows,
      { kind: 'heading', text: 'What this proves' },
      soft(
        'This document summarises recorded screenings and proves nothing by itself. Each row has its own screening with a signed receipt. The CSV, JSON and XLSX reports list them all.',
      ),
    ],
  };
}

/** Never states that a party is listed or clear. */
function notice({ batch }: BatchSummary): Block {
  const { rowCount, counts } = batch;
  const title = `Rows with a potential match: ${COUNT.format(counts.potential_match)} of ${COUNT.format(rowCount)}`;
  const unscreened = counts.error === 0 ? '' : ` Rows that could not be screened: ${COUNT.format(counts.error)}.`;
  return {
    kind: 'notice',
    title,
    text: `State: ${stateInWords(batch)}.${unscreened} Each potential match needs a review. No match on these lists says nothing about other lists.`,
  };
}

const soft = (text: string): Block => ({ kind: 'text', look: 'soft', text });
