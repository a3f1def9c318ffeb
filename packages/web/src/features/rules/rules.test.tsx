import type { RuleSimulation } from '@namesake/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SimulationResult } from './simulation.tsx';

const RECORDED: RuleSimulation['recorded'] = {
  screeningCount: 12,
  isCut: true,
  hitCount: 30,
  notJudgedCount: 1,
  lowerCount: 0,
  routeCount: 0,
  setDueCount: 0,
  discountCount: 7,
  emptiedCount: 4,
  trueMatchCount: 1,
  examples: [],
};
const LOST: RuleSimulation['distorted'] = {
  listingCount: 1,
  triedCount: 20,
  foundCount: 18,
  loweredCount: 0,
  lostCount: 5,
  examples: [
    {
      listing: 'sample:P-001',
      searchText: 'Orlan Vsetrakov',
      birthDate: '1972',
      name: 'letters_swapped',
      fact: 'year_off',
      row: 1,
    },
  ],
};
const textOf = (distorted: RuleSimulation['distorted']): string =>
  renderToStaticMarkup(<SimulationResult result={{ recorded: RECORDED, distorted }} />).replace(/<[^>]+>/g, ' ');

it('a simulation says what is taken away, and names listed parties that would be lost', () => {
  const text = textOf(LOST);
  expect(text).toContain('12 screenings with 30 results');
  expect(text).toContain('Only the newest screenings were tested.');
  expect(text).toMatch(/Removed from results\s+7/);
  expect(text).toContain('5 of 18 listed parties with mistakes in name and data would be lost');
  expect(text).toMatch(/Orlan Vsetrakov\s*, born 1972 \(one year off\)/);
});

it('a simulation says so where nobody would be lost', () => {
  expect(textOf({ ...LOST, lostCount: 0, examples: [] })).toContain('None of 18 listed parties');
});
