import { expect, it } from 'vitest';
import { fillBlocks } from './fill-blocks.ts';
import { qualityPages } from './quality-docs.ts';

it('the pages tell the figures of the committed baseline: run "npm run docs:quality" after it changes', () => {
  for (const { url, written, made } of qualityPages()) expect(written, url.pathname).toBe(made);
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
