import { percent, type Reliability } from '../../findings/reliability.ts';
import type { Baseline } from '../baseline.ts';
import type { Figure } from '../figures.ts';
import { reaches, targetText, valueText } from '../print-figures.ts';
import { TARGETS } from '../targets.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

const headlines = ({ figures }: Baseline): readonly Figure[] => figures.filter(({ part }) => !part);

/** Every figure next to those of peers. */
export function figuresTable(baseline: Baseline): string {
  const rows = headlines(baseline).map((figure) => {
    const { logicV2 = '', watchman = '', sketch = '' } = TARGETS[figure.id] ?? {};
    const reached = reaches(figure);
    return [
      figure.measure,
      `**${valueText(figure.unit, figure.value)}**`,
      figure.of.toLocaleString('en-GB'),
      `${targetText(figure)}${reached === false ? ' (not yet)' : ''}`,
      logicV2,
      watchman,
      sketch,
    ];
  });
  return tableOf(['measure', 'Namesake', 'of', 'target', 'logic-v2', 'Watchman 0.66', 'sketch'], rows);
}

/** Results at every fifth threshold, and around the default. */
export function curveTable({ curve }: Baseline): string {
  const shown = curve.filter(({ threshold }) => threshold % 5 === 0 || (threshold > 70 && threshold < 80));
  const [first] = shown;
  const innocents = Object.keys(first?.innocents ?? {});
  const recall = Object.keys(first?.recall ?? {});
  const percent = (value: number | undefined): string => (value === undefined ? '' : `${value} %`);
  const rows = shown.map((at) => [
    at.threshold === 75 ? '**75**' : `${at.threshold}`,
    ...innocents.map((set) => percent(at.innocents[set])),
    ...recall.map((set) => percent(at.recall[set])),
  ]);
  return tableOf(['threshold', ...innocents, ...recall], rows);
}

/** Observed share of true matches by five points, without empty bins. */
export function calibrationTable({ calibration }: Baseline): string {
  const rows = calibration
    .filter(({ share }) => share !== null)
    .map(({ from, matches, others, share }) => [
      from === 95 ? '95–100' : `${from}–${from + 4.9}`,
      `${matches}`,
      `${others}`,
      `${share} %`,
    ]);
  return tableOf(['score', 'same party', 'another party', 'share of the same'], rows);
}

/** Share of same-party pairs by five points of score, for generated pairs, and their distribution. */
export function reliabilityTable({ pairs, baseRate, sources, bins, commonest }: Reliability): string {
  const rows = bins.map(({ from, pairs: n, same }) => [
    from === 95 ? '95–100' : `${from}–${from + 4.9}`,
    n.toLocaleString('en-GB'),
    `${percent(same, n)} %`,
  ]);
  const [most] = commonest;
  return [
    `${pairs.toLocaleString('en-GB')} pairs, ${baseRate} % of them the same party (${Object.entries(sources)
      .map(([source, n]) => `${source}: ${n.toLocaleString('en-GB')}`)
      .join('; ')}). The commonest score below 99.5 is ${most?.score}, of ${most?.share} %.`,
    '',
    '![Pairs by score, and the share of them that are the same party](../images/reliability.svg)',
    '',
    tableOf(['score', 'pairs', 'the same party'], rows),
  ].join('\n');
}

/** Figures for positives by type, script and tier, and for words by script. */
export function partsTable({ figures }: Baseline): string {
  const rows = figures
    .filter(({ id, part, of }) => part && of >= 10 && /\/(type|script|quality|tier)=/.test(id))
    .map(({ measure, value, unit, of }) => [measure, valueText(unit, value), of.toLocaleString('en-GB')]);
  return tableOf(['measure', 'value', 'of'], rows);
}
