import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import { buildIndex } from '../../src/index/build/build-index.ts';
import { Budget, SearchTooExpensiveError } from '../../src/index/open/budget.ts';
import { type Index, openIndex } from '../../src/index/open/open-index.ts';
import { withSharedWords } from '../../src/index/tables/index-image.ts';
import { compare } from '../../src/screen/compare.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import { MAX_STEPS } from '../../src/screen/step-limits.ts';
import { inventListings } from '../builders/invent.ts';
import { company, party, vessel } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';
import { model } from '../builders/search.ts';

const DATA = buildIndex(
  [
    party('Orlan Vestrakov Tolbrecht', { aliases: ['Orlan Tolbrecht', 'O. V. Tolbrecht'] }),
    company('Quelmar Tolbrecht Trading Ltd', { aliases: ['Quelmartolbrecht'] }),
    vessel('Dalvor Star'),
    ...inventListings(60, randomFrom(3)),
  ],
  model,
);
const TEXT =
  'Invoice 17 of Quelmar Tolbrecht Trading, goods on board the Dalvor Star, paid by Mr Orlan Vestrakof Tolbrecht';
const QUERIES = [
  'Orlan Ali Tolbrecht',
  'Ахмад Али Толбрехт',
  'トルブレヒト オルラン',
  '톨브레흐트',
  '托尔布雷希特',
  TEXT,
];

const fresh = (words?: SharedArrayBuffer): Index => openIndex(DATA, model, words && { words });
const ask = (index: Index, searchText: string, mostSteps?: number) =>
  screen(index, { searchText }, DEFAULT_POLICY, mostSteps);
const stepsOf = (index: Index, searchText: string): number => {
  ask(index, searchText);
  return index.scratch.budget.spent;
};

describe('the steps of a search', () => {
  it.each(QUERIES)('are the same whatever was searched before, on whichever thread: %s', (text) => {
    const alone = stepsOf(fresh(), text);
    expect(alone).toBeGreaterThan(0);
    const warm = fresh();
    for (const other of [...QUERIES, ...QUERIES.toReversed()]) ask(warm, other);
    expect(stepsOf(warm, text)).toBe(alone);
    const { words } = withSharedWords({ layout: '', bytes: new SharedArrayBuffer(8) }, 1);
    const [one, other] = [fresh(words), fresh(words)];
    for (const each of QUERIES) ask(one, each);
    expect(stepsOf(other, text)).toBe(alone);
  });

  it.each(QUERIES)('may be exactly as many as it takes: %s', (text) => {
    const index = fresh();
    const expected = ask(index, text);
    const steps = index.scratch.budget.spent;
    expect(ask(index, text, steps)).toEqual(expected);
    expect(() => ask(index, text, steps - 1)).toThrow(SearchTooExpensiveError);
  });

  it.each(QUERIES)('that are used up leave nothing behind: %s', (text) => {
    const expected = QUERIES.map((each) => ask(fresh(), each));
    const steps = stepsOf(fresh(), text);
    const index = fresh();
    for (let i = 0; i < 40; i++) {
      expect(() => ask(index, text, (steps * i) / 40)).toThrow(SearchTooExpensiveError);
      expect(index.scratch.formCache ?? index.scratch.plans).toBeUndefined();
    }
    expect(QUERIES.map((each) => ask(index, each))).toEqual(expected);
  });

  it('grow with the text', () => {
    const index = fresh();
    const [once, often] = [stepsOf(index, TEXT), stepsOf(index, `${TEXT}. `.repeat(20))];
    expect(often).toBeGreaterThan(2 * once);
    expect(often).toBeLessThan(MAX_STEPS);
  });
});

it('a diagnosis and a comparison have a limit too', () => {
  const index = fresh();
  diagnose(index, { searchText: 'Orlan Tolbrecht' }, DEFAULT_POLICY, index.listingId(0));
  expect(index.scratch.budget.spent).toBeGreaterThan(stepsOf(index, 'Orlan Tolbrecht'));
  const names = Array.from({ length: 400 }, (_, i) => `Varnok Varnak Vornok ${i}`);
  const text = 'Varnok Varnak Vornok Varnuk Vernok '.repeat(280);
  expect(() => compare({ searchText: text, aliases: Array(50).fill(text) }, { names }, DEFAULT_POLICY, model)).toThrow(
    SearchTooExpensiveError,
  );
});

describe('what is measured', () => {
  it('is not held against the limit until it is spent', () => {
    const budget = new Budget();
    budget.begin(10);
    const { made, steps } = budget.measure(() => {
      budget.spend(100);
      return 'made';
    });
    expect([made, steps, budget.spent]).toEqual(['made', 100, 0]);
    expect(() => budget.spend(steps)).toThrow(SearchTooExpensiveError);
  });

  it('once costs its steps, then as little as a cached one', () => {
    const budget = new Budget();
    budget.begin(10);
    budget.spendOnce('word', 8, 1);
    budget.spendOnce('word', 8, 1);
    expect(budget.spent).toBe(9);
    budget.end();
    budget.begin(10);
    budget.spendOnce('word', 8, 1);
    expect(budget.spent).toBe(8);
  });
});
