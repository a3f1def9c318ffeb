import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scoringPage } from '../../tools/scoring-page.ts';

const written = readFileSync(new URL('../../../../docs/guide/scoring.md', import.meta.url), 'utf8');

it('the scoring page says what the engine computes with: run "npm run docs:scoring" after a change', () => {
  expect(written).toBe(scoringPage());
});
