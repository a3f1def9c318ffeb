import { existsSync, readFileSync } from 'node:fs';
import type { Reliability } from '../../findings/reliability.ts';
import type { Baseline } from '../baseline.ts';
import { fillBlocks } from './fill-blocks.ts';
import { calibrationTable, curveTable, figuresTable, partsTable, reliabilityTable } from './quality-tables.ts';
import { reliabilityChart } from './reliability-chart.ts';

const ROOT = new URL('../../../', import.meta.url);

export type Page = { readonly url: URL; readonly written: string; readonly made: string };

/** The guide's page of figures as written, and as generated from the committed baselines. */
export function qualityPage(): Page {
  const baseline = JSON.parse(readFileSync(new URL('bench/baseline/quality.json', ROOT), 'utf8')) as Baseline;
  const reliability = reliabilityBaseline();
  const url = new URL('docs/guide/quality.md', ROOT);
  const written = readFileSync(url, 'utf8');
  const made = fillBlocks(written, {
    'quality-figures': figuresTable(baseline),
    'quality-parts': partsTable(baseline),
    'quality-curve': curveTable(baseline),
    'quality-calibration': calibrationTable(baseline),
    'quality-reliability': reliabilityTable(reliability),
  });
  return { url, written, made };
}

/** The chart of the page as drawn, and as generated from the committed baseline. */
export function reliabilityPicture(): Page {
  const url = new URL('docs/images/reliability.svg', ROOT);
  const written = existsSync(url) ? readFileSync(url, 'utf8') : '';
  return { url, written, made: reliabilityChart(reliabilityBaseline().points) };
}

const reliabilityBaseline = (): Reliability =>
  JSON.parse(readFileSync(new URL('bench/baseline/reliability.json', ROOT), 'utf8'));
