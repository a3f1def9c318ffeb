import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { DEFAULT_POLICY, ENGINE_VERSION } from '@namesake/engine';
import type { Baseline } from '../baseline.ts';
import { DISPUTES, disputeOf } from '../disputed-labels.ts';
import type { Finished } from '../finished.ts';
import type { Row } from '../measure.ts';
import { MEASURES } from '../measures.ts';
import { bestPeer, reaches, targetText, valueText } from '../print-figures.ts';
import { TARGETS } from '../targets.ts';
import { BIN_WIDTH, type Histogram, type ReportData } from './report-data.ts';

/** Maximum number of mistakes of one set and kind on the page. */
const WORST = 150;

/** Scripts of the page in dependency order. */
const SCRIPTS = ['dom', 'charts', 'evidence', 'figures-view', 'charts-view', 'mistakes-view', 'page'];

/** Writes one self-contained HTML file. It contains names from cases and lists, so it is never committed. */
export function writeReport(path: string, report: Baseline, finished: readonly Finished[]): void {
  // Only "<" could end a script element.
  const data = JSON.stringify(dataOf(report, finished)).replaceAll('<', '\\u003c');
  const page = read('page.html')
    .replace('/* style */', () => read('page.css'))
    .replace('"embedded data"', () => data)
    .replace('/* script */', () => SCRIPTS.map(scriptText).join('\n'));
  writeFileSync(path, page);
}

const read = (file: string): string => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');

/** Strips types and imports between the scripts, which form a single script on the page. */
const scriptText = (name: string): string =>
  stripTypeScriptTypes(read(`${name}.ts`))
    .replace(/^import[\s\S]*?;$/gm, '')
    .replace(/^export /gm, '');

function dataOf({ figures, calibration, curve }: Baseline, finished: readonly Finished[]): ReportData {
  const rows = finished.flatMap(({ mistakes }) => mistakes);
  return {
    made: new Date().toISOString().slice(0, 16).replace('T', ' '),
    engine: ENGINE_VERSION,
    shownFrom: DEFAULT_POLICY.threshold,
    highFrom: DEFAULT_POLICY.highFrom,
    about: Object.fromEntries(MEASURES.map(({ id, about }) => [id, about])),
    figures: figures.map((figure) => {
      const target = TARGETS[figure.id];
      return {
        ...figure,
        valueText: valueText(figure.unit, figure.value),
        targetText: targetText(figure),
        peers: target ? bestPeer(target) : '',
        ok: reaches(figure) ?? null,
      };
    }),
    calibration,
    curve,
    histograms: histogramsOf(finished),
    mistakes: [...Map.groupBy(rows, ({ set, wrong }) => `${set} ${wrong}`).values()].flatMap((group) =>
      group
        .toSorted((a, b) => severityOf(b) - severityOf(a))
        .slice(0, WORST)
        .map((row) => {
          const dispute = disputeOf(row);
          return { ...row, dispute: dispute ? DISPUTES[dispute] : null };
        }),
    ),
    counts: Object.fromEntries([...Map.groupBy(rows, ({ set }) => set)].map(([set, group]) => [set, group.length])),
  };
}

/** Distance of a score from the correct side. */
const severityOf = ({ alert, nameScore, score }: Row): number => (alert ? 100 - nameScore : score);

function histogramsOf(finished: readonly Finished[]): Histogram[] {
  const points = finished.flatMap((one) => one.points);
  return [...Map.groupBy(points, ({ set }) => set)].map(([set, group]) => {
    const bins = (alert: boolean) => {
      const counts = new Array<number>(100 / BIN_WIDTH).fill(0);
      for (const point of group) {
        const bin = Math.min(counts.length - 1, Math.floor(point.score / BIN_WIDTH));
        if (point.alert === alert) counts[bin] = (counts[bin] ?? 0) + 1;
      }
      return counts;
    };
    return { set, alerts: bins(true), others: bins(false) };
  });
}
