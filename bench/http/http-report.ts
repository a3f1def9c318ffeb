import { readFileSync, writeFileSync } from 'node:fs';
import type { Found } from './answers-found.ts';
import type { Busy } from './busy.ts';
import type { Driven } from './drive.ts';

/**
 * Figures of the service over HTTP. Times in milliseconds, memory in MB (10⁶ bytes); null where the system has no
 * /proc.
 */
export type HttpReport = {
  /** As fast as it goes, with the load generator on the same machine. */
  readonly full: Driven;
  /** At half of that rate. */
  readonly half: Driven;
  /** Answers with results. */
  readonly found: Found;
  /** Beside a batch and lists that are loaded again; null on the sample. */
  readonly busy: Busy | null;
  /** CPU time for each search: of the process, and of its first thread, which bounds how many searches there can be. */
  readonly cpuMs: number | null;
  readonly mainCpuMs: number | null;
  /** The engine alone, for the same texts, in the load generator's process. */
  readonly engineMs: number;
  readonly besideEngineMs: number | null;
  /** What Node's own HTTP server takes for a request. */
  readonly bareMs: number | null;
  /** CPU time outside the engine as a multiple of that. */
  readonly timesBare: number | null;
  /** Bytes of the database for each screening. */
  readonly recordBytes: number;
  readonly rssReadyMb: number | null;
  readonly rssSearchedMb: number | null;
};

const TARGETS = { perSecond: 2_500, p99: 20, besideEngineMs: 0.4, busyP99: 40 } as const;
/** How much more than the baseline is a drop. */
const TOLERANCE = 1.25;
const BASELINE = new URL('../baseline/http.json', import.meta.url);

/** Prints the figures, each with its target if it has one. */
export function printHttp(report: HttpReport): void {
  const { full, half, found, busy, besideEngineMs } = report;
  const beside = busy === null ? {} : { 'beside a batch and loading lists': busy.driven };
  console.table({ 'full speed': full, 'half of it': half, 'listed names, one by one': found.driven, ...beside });
  if (busy !== null) console.log(`meanwhile ${busy.rows} rows of the batch a second`);
  console.log(`CPU per answer with results: ${found.cpuMs} ms`);
  console.log(
    `CPU per search: ${report.cpuMs} ms, of it main thread ${report.mainCpuMs} ms; engine alone ${report.engineMs} ms; outside it ${besideEngineMs} ms`,
  );
  console.log(`a bare server takes ${report.bareMs} ms a request: ${report.timesBare} of those outside the engine`);
  console.log(
    `record ${report.recordBytes} bytes; RSS ready ${report.rssReadyMb} MB, searched ${report.rssSearchedMb} MB`,
  );
  if (full.perSecond < TARGETS.perSecond) console.log(`${full.perSecond} searches/s, target ${TARGETS.perSecond}`);
  if (half.p99 > TARGETS.p99) console.log(`p99 at half of that ${half.p99} ms, target ${TARGETS.p99}`);
  if (busy !== null && busy.driven.p99 > TARGETS.busyP99)
    console.log(`p99 beside a batch and loading lists ${busy.driven.p99} ms, target ${TARGETS.busyP99}`);
  if (besideEngineMs !== null && besideEngineMs > TARGETS.besideEngineMs)
    console.log(`${besideEngineMs} ms CPU outside the engine, target ${TARGETS.besideEngineMs}`);
}

/** What is committed: ratios and counts, which a slower or busier machine does not change. */
type Baseline = Readonly<Record<'timesBare' | 'recordBytes', number>>;

/** Writes the baseline, or compares with it and sets the exit code where a figure dropped. */
export function keepOrCheck(report: HttpReport, how: { readonly update: boolean; readonly check: boolean }): void {
  const { timesBare, recordBytes } = report;
  if (timesBare === null) return;
  const now: Baseline = { timesBare, recordBytes };
  if (how.update) writeFileSync(BASELINE, `${JSON.stringify(now, null, 2)}\n`);
  if (!how.check) return;
  const before: Baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
  for (const figure of ['timesBare', 'recordBytes'] as const) {
    if (now[figure] <= before[figure] * TOLERANCE) continue;
    console.error(`${figure}: ${now[figure]}, was ${before[figure]}`);
    process.exitCode = 1;
  }
}
