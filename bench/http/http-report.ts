import { readFileSync, writeFileSync } from 'node:fs';
import type { Found } from './answers-found.ts';
import type { Busy } from './busy.ts';
import type { Driven } from './drive.ts';

/**
 * Figures of the service over HTTP. Times in milliseconds, memory in MB (10⁶ bytes); null if the system has no /proc.
 */
export type HttpReport = {
  /** At full speed, with the load generator on the same machine. */
  readonly full: Driven;
  /** At half of that rate. */
  readonly half: Driven;
  /** Responses with results. */
  readonly found: Found;
  /** While a batch runs and lists are reloaded; null on the sample. */
  readonly busy: Busy | null;
  /** CPU time for each search: of the process, and of its main thread, which limits the number of searches. */
  readonly cpuMs: number | null;
  readonly mainCpuMs: number | null;
  /** CPU time of the engine alone, for the same texts, in the load generator's process. */
  readonly engineMs: number;
  readonly besideEngineMs: number | null;
  /** CPU time of Node's own HTTP server for a request. */
  readonly bareMs: number | null;
  /** CPU time outside the engine as a multiple of that. */
  readonly timesBare: number | null;
  /** Database bytes for each screening. */
  readonly recordBytes: number;
  readonly rssReadyMb: number | null;
  readonly rssSearchedMb: number | null;
};

const TARGETS = { perSecond: 2_500, p99: 20, besideEngineMs: 0.4, busyP99: 40 } as const;
/** Factor over the baseline from which a figure is a regression. */
const TOLERANCE = 1.25;
const BASELINE = new URL('../baseline/http.json', import.meta.url);

/** Prints the figures, each with its target if there is one. */
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

/** The committed figures: ratios and counts, which do not depend on the speed or load of the machine. */
type Baseline = Readonly<Record<'timesBare' | 'recordBytes', number>>;

/** Writes the baseline, or compares with it and sets the exit code if a figure regressed. */
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
