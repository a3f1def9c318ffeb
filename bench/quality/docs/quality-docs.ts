import { readFileSync } from 'node:fs';
import type { Baseline } from '../baseline.ts';
import { fillBlocks } from './fill-blocks.ts';
import { calibrationTable, curveTable, figuresTable, partsTable, shortTable } from './quality-tables.ts';

const ROOT = new URL('../../../', import.meta.url);

export type Page = { readonly url: URL; readonly written: string; readonly made: string };

/** The pages that tell figures, as they stand and as the committed baseline makes them. */
export function qualityPages(): Page[] {
  const baseline = JSON.parse(readFileSync(new URL('bench/baseline/quality.json', ROOT), 'utf8')) as Baseline;
  const blocks = {
    'quality-short': shortTable(baseline),
    'quality-figures': figuresTable(baseline),
    'quality-parts': partsTable(baseline),
    'quality-curve': curveTable(baseline),
    'quality-calibration': calibrationTable(baseline),
  };
  return ['README.md', 'docs/guide/quality.md'].map((path) => {
    const url = new URL(path, ROOT);
    const written = readFileSync(url, 'utf8');
    return { url, written, made: fillBlocks(written, blocks) };
  });
}
