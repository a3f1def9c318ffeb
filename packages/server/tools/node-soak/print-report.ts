import type { NodeSoakReport } from './node-soak.ts';

const MAX_GROWTH = 1.25;
const SHOWN = 20;

/** Whether nothing was lost, doubled or different. */
export const isGood = (report: NodeSoakReport): boolean =>
  report.answered > 0 &&
  report.lost + report.doubledRecords + report.different.length + report.unanswered === 0 &&
  report.broken === null &&
  report.jobs.unfinished + report.jobs.doubled === 0 &&
  report.watch.different.length + report.watch.misattested === 0 &&
  report.watch.problem === null &&
  report.events.undelivered + report.events.disordered + report.events.unsigned + report.events.decidedTwice === 0 &&
  report.memory[1] <= report.memory[0] * MAX_GROWTH;

/** The report as a table. */
export function reportText(report: NodeSoakReport): string {
  const { memory, jobs, watch, events, refused } = report;
  const rows: readonly (readonly [string, string | number])[] = [
    ['searches answered', report.answered],
    ['searches that no node answered', report.unanswered],
    ['answered searches that are not recorded', report.lost],
    ['searches recorded twice', report.doubledRecords],
    ['answers that differ from one process', report.different.length],
    ['chain of records', report.broken ?? 'whole'],
    ['versions of the list', report.versions],
    ['slowest take-over', `${report.takeOverSeconds.toFixed(1)} s`],
    ['nodes killed', report.killed],
    ['restarts of the database', report.restarts],
    ['jobs', jobs.sent],
    ['jobs not finished', jobs.unfinished],
    ['steps of jobs done twice', jobs.doubled],
    ['customers under watch', watch.customers],
    ['customers lost or of another status', watch.different.length],
    ['everybody is screened', watch.problem ?? 'yes'],
    ['runs over all customers', watch.runs],
    ['runs not attested exactly once', watch.misattested],
    ['events of customers and cases', events.events],
    ['events not delivered', events.undelivered],
    ['events delivered again', events.again],
    ['events without a valid signature', events.unsigned],
    ['customers whose events came in another order', events.disordered],
    ['decisions on cases', events.decided],
    ['decisions made twice', events.decidedTwice],
    ['memory of one node', `${memory[0].toFixed(0)} MB warm, ${memory[1].toFixed(0)} MB at the end`],
    ...[...refused].map(([code, count]) => [`tries refused: ${code}`, count] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, value]) => `${name.padEnd(width)}${value}`);
  const different = [...report.different, ...watch.different].slice(0, SHOWN);
  return `${[...lines, ...different.map((text) => `  ${text}`)].join('\n')}\n`;
}
