import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEASURED, measureCensus } from '../../tools/measure-census.ts';
import { sharedPath } from '../shared-folder.ts';

const lists = sharedPath('lists');

it.skipIf(lists === undefined)('what the guide says was measured is so: else "npm run docs:lists -- DIR"', async () => {
  expect(await measureCensus(lists ?? '')).toEqual(JSON.parse(readFileSync(MEASURED, 'utf8')));
});
