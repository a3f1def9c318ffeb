import { buildIndex, DEFAULT_POLICY, loadModel, openIndex } from '@namesake/engine';
import { expect, it } from 'vitest';
import { screenRow } from '../../src/cli/screening/screen-row.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const model = loadModel();
const data = buildIndex(SAMPLE_PARTIES, model);
const run = { policy: DEFAULT_POLICY, complete: true, nowMs: Date.UTC(2026, 0, 1) };
const row = { searchText: SAMPLE_PARTIES[0]?.names[0]?.value ?? '' };

it('a row that takes more work than a search may is an error, never a clearance', () => {
  const index = openIndex(data, model);
  const during = index.scratch.during.bind(index.scratch);
  Object.assign(index.scratch, { during: (search: () => unknown) => during(search, 10) });
  expect(screenRow(row, index, run)).toEqual({ error: { code: 'search_too_expensive' } });
});

it('and is answered where it takes less', () => {
  expect(screenRow(row, openIndex(data, model), run)).toMatchObject({ outcome: 'potential_match' });
});
