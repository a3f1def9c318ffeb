import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Baseline, dropsSince, TOLERANCE } from './baseline.ts';
import { calibrationOf } from './calibration.ts';
import type { Finished } from './finished.ts';
import type { Measure } from './measure.ts';
import { CURVE_FROM } from './measures/innocents.ts';
import { MEASURES } from './measures.ts';
import { printFigures } from './print-figures.ts';
import { printRows } from './print-rows.ts';
import { writeReport } from './report/write-report.ts';
import { runMeasures } from './run-measures.ts';
import { INNOCENT_SETS, RECALL_SETS, thresholdCurve } from './threshold-curve.ts';

const BASELINE = fileURLToPath(new URL('../baseline/quality.json', import.meta.url));
const REPORT = fileURLToPath(new URL('../report.html', import.meta.url));
const CURVE_TO = 95;

/** Sets whose scores are used for calibration: parties against parties, not words. */
const CALIBRATED = new Set([...RECALL_SETS, ...INNOCENT_SETS, 'different-parties']);

export type QualityOptions = {
  readonly lists: string;
  readonly cases: string;
  readonly json: boolean;
  /** Every row instead of samples. */
  readonly all: boolean;
  /** Smaller samples, without slow measures. */
  readonly quick: boolean;
  /** The usual samples without slow measures: CI compares these with the baseline. */
  readonly short: boolean;
  /** Also prints breakdowns by type, script and kind of change. */
  readonly parts: boolean;
  /** Only measures whose id starts with this; several separated by commas. */
  readonly only?: string | undefined;
  /** Prints the mistakes of sets whose name starts with this. */
  readonly rows?: string | undefined;
  /** Compares with the committed baseline; a regression sets exit code 1. */
  readonly check: boolean;
  /** Rewrites the committed baseline. */
  readonly update: boolean;
};

/** Measures matching quality under the default policy and prints a table. */
export async function measureQuality(options: QualityOptions) {
  const { lists, cases } = options;
  const measures = chosen(options);
  const isPart = measures.length < MEASURES.length;
  if (isPart && options.update)
    throw new Error('A baseline is made of every measure: leave --only, --rows, --quick and --short out.');
  if (options.update && options.all) throw new Error('The baseline is made of the usual samples: leave --all out.');
  if (options.check && (options.quick || options.all))
    throw new Error('The baseline is made of the usual samples: leave --quick and --all out.');
  const sample = options.all ? 'all' : options.quick ? 'few' : 'some';
  const finished = await runMeasures(measures, { lists, cases, sample });
  const report = reportOf(finished);
  writeReport(REPORT, report, finished);
  if (options.rows !== undefined) printRows(finished, options.rows);
  if (!options.json) {
    printFigures(report.figures, options.parts);
    console.log(finished.map(({ id, seconds }) => `${id} ${seconds} s`).join(' · '));
  }
  if (options.check) check(report, isPart);
  if (options.update) {
    mkdirSync(dirname(BASELINE), { recursive: true });
    writeFileSync(BASELINE, `${JSON.stringify(report, null, 2)}\n`);
  }
  return report;
}

function chosen({ only, rows, quick, short }: QualityOptions): readonly Measure[] {
  const wanted = (only ?? rows)?.split(',');
  const measures = MEASURES.filter(({ id, slow }) =>
    wanted ? wanted.some((one) => id.startsWith(one) || one.startsWith(id)) : !((quick || short) && slow),
  );
  if (measures.length === 0) throw new Error(`No such measure. There are: ${MEASURES.map(({ id }) => id).join(', ')}.`);
  return measures;
}

function reportOf(finished: readonly Finished[]): Baseline {
  const points = finished.flatMap((one) => one.points);
  return {
    figures: finished.flatMap(({ figures }) => figures),
    calibration: calibrationOf(points.filter(({ set }) => CALIBRATED.has(set))),
    curve: thresholdCurve(points, CURVE_FROM, CURVE_TO),
  };
}

function check({ figures }: Baseline, isPart: boolean): void {
  if (!existsSync(BASELINE)) throw new Error('There is no baseline: run with --update.');
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Baseline;
  const measured = new Set(figures.map(({ id }) => id.split('/')[0]));
  const comparable = isPart ? baseline.figures.filter(({ id }) => measured.has(id.split('/')[0])) : baseline.figures;
  const drops = dropsSince({ figures: comparable }, figures);
  for (const drop of drops) console.error(`bench: worse than the baseline: ${drop}`);
  if (drops.length > 0) process.exitCode = 1;
  else
    console.error(
      `bench: no figure is worse than the baseline by more than ${TOLERANCE.percent} points, ${TOLERANCE.share} of a share, or one row`,
    );
}
