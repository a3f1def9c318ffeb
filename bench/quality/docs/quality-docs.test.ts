import { expect, it } from 'vitest';
import { fillBlocks } from './fill-blocks.ts';
import { qualityPage, reliabilityPicture } from './quality-docs.ts';

it('the guide has the figures of the committed baseline: run "npm run docs:quality" after it changes', () => {
  for (const { written, made } of [qualityPage(), reliabilityPicture()]) expect(written).toBe(made);
});

it('the guide has every table of figures', () => {
  const { made } = qualityPage();
  for (const name of [
    'quality-figures',
    'quality-parts',
    'quality-curve',
    'quality-calibration',
    'quality-reliability',
  ])
    expect(made).toContain(`<!-- made: ${name} -->`);
});

it('fills a block and leaves all else as it was', () => {
  const page = 'before\n<!-- made: some-table -->\nold\n<!-- end: some-table -->\nafter\n';
  const filled = 'before\n<!-- made: some-table -->\n\nnew\n\n<!-- end: some-table -->\nafter\n';
  expect(fillBlocks(page, { 'some-table': 'new' })).toBe(filled);
  expect(fillBlocks(filled, { 'some-table': 'new' })).toBe(filled);
});

it('refuses a block that nothing fills', () => {
  expect(() => fillBlocks('<!-- made: nobody -->\n\n<!-- end: nobody -->', {})).toThrow('nobody');
});
