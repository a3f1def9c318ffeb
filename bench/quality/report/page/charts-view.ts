import type { CurvePoint } from '../../threshold-curve.ts';
import type { ReportData } from '../report-data.ts';
import { barChart, lineChart } from './charts.ts';
import { h } from './dom.ts';

/** The threshold curve, the calibration and the scores of each set. */
export function chartsView({ curve, calibration, histograms, shownFrom, highFrom }: ReportData): HTMLElement {
  const range = [curve[0]?.threshold ?? 60, curve.at(-1)?.threshold ?? 95] as const;
  const marks = [
    { at: shownFrom, name: 'shown' },
    { at: highFrom, name: 'high' },
  ];
  return h(
    'div',
    {},
    section('Innocent people with any result, by threshold', lineChart(linesOf(curve, 'innocents'), range, marks)),
    section('Positives shown, by threshold', lineChart(linesOf(curve, 'recall'), range, marks)),
    section(
      'Observed share of true matches in each five points of score',
      barChart(
        calibration.map(({ from, matches, others, share }) => ({
          label: `${from}`,
          parts: [share ?? 0],
          title: `${from}–${from + 5}: ${matches} matches, ${others} others`,
        })),
        ['true matches, %'],
        ' %',
        100,
      ),
    ),
    h(
      'div',
      { class: 'small-charts' },
      ...histograms.map(({ set, alerts, others }) =>
        section(
          `Scores: ${set}`,
          barChart(
            alerts.map((count, i) => ({
              label: i % 2 === 0 ? `${i * 5}` : '',
              parts: [count, others[i] ?? 0],
              title: `${i * 5}–${i * 5 + 5}: ${count} should alert, ${others[i]} should not`,
            })),
            ['should alert', 'should not'],
            '',
          ),
        ),
      ),
    ),
  );
}

const section = (title: string, chart: HTMLElement): HTMLElement => h('section', {}, h('h2', {}, title), chart);

const linesOf = (curve: readonly CurvePoint[], side: 'recall' | 'innocents') =>
  Object.keys(curve[0]?.[side] ?? {}).map((name) => ({
    name,
    points: curve.map((point) => [point.threshold, point[side][name] ?? 0] as const),
  }));
