import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParseMeasure } from './parse-once.ts';
import { LARGE_LISTS, writeLarge } from './write-large.ts';

/**
 * For each list: megabytes (10⁶ bytes) of XML per second of one thread's CPU time, memory, and cost relative to a bare
 * scan of the text.
 */
export type ListsReport = Readonly<Record<string, ParseMeasure>>;

const TARGETS = { mbPerCpuSecond: 25, memoryMb: 150 } as const;
/** Factor over the baseline, relative to the bare scan on the same machine, from which it is a regression. */
const TOLERANCE = 1.3;
const BASELINE = new URL('../baseline/lists.json', import.meta.url);
const LARGE_MB = 130;

export type ListsOptions = {
  readonly lists: string;
  readonly json: boolean;
  readonly check: boolean;
  readonly update: boolean;
};

/** Reads lists enlarged by repetition, each in a separate process, and prints speed and memory. */
export async function measureLists({ lists, json, check, update }: ListsOptions): Promise<ListsReport> {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-bench-lists-'));
  const report: Record<string, ParseMeasure> = {};
  try {
    for (const list of LARGE_LISTS) {
      const path = join(dir, `${list.id}.xml`);
      await writeLarge(list, lists, path, LARGE_MB * 1e6);
      report[list.id] = await measured(path);
      rmSync(path);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  if (!json) console.table(report);
  for (const line of misses(report)) console.log(line);
  if (update) writeFileSync(BASELINE, `${JSON.stringify(ratiosOf(report), null, 2)}\n`);
  if (check && drops(report).length > 0) {
    for (const line of drops(report)) console.error(line);
    process.exitCode = 1;
  }
  return report;
}

async function measured(path: string): Promise<ParseMeasure> {
  const script = new URL('./parse-once.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    script,
    path,
  ]);
  return JSON.parse(stdout);
}

function misses(report: ListsReport): string[] {
  return Object.entries(report).flatMap(([list, { mbPerCpuSecond, memoryMb }]) => [
    ...(mbPerCpuSecond < TARGETS.mbPerCpuSecond
      ? [`${list}: ${mbPerCpuSecond} MB/s, target ${TARGETS.mbPerCpuSecond}`]
      : []),
    ...(memoryMb > TARGETS.memoryMb ? [`${list}: ${memoryMb} MB over baseline, target ${TARGETS.memoryMb}`] : []),
  ]);
}

function ratiosOf(report: ListsReport): Record<string, number> {
  return Object.fromEntries(Object.entries(report).map(([list, { scans }]) => [list, scans]));
}

function drops(report: ListsReport): string[] {
  const before: Record<string, number> = JSON.parse(readFileSync(BASELINE, 'utf8'));
  return Object.entries(ratiosOf(report)).flatMap(([list, scans]) =>
    scans > (before[list] ?? scans) * TOLERANCE
      ? [`${list}: reading costs ${scans} bare scans of the text, was ${before[list]}`]
      : [],
  );
}
