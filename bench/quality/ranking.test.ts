import { expect, it } from 'vitest';
import { atLevel, auc } from './ranking.ts';

const judged = [
  { score: 95, alert: true },
  { score: 85, alert: true },
  { score: 60, alert: true },
  { score: 85, alert: false },
  { score: 10, alert: false },
];

it('a score that equals the level is at it', () => {
  expect(atLevel(85, judged)).toEqual({ precision: 2 / 3, recall: 2 / 3, f1: 2 / 3 });
});

it('nothing at the level is no precision, no recall and no F1, not a division by zero', () => {
  expect(atLevel(100, judged)).toEqual({ precision: 0, recall: 0, f1: 0 });
  expect(atLevel(50, [])).toEqual({ precision: 0, recall: 0, f1: 0 });
});

it('the area counts pairs in the right order, and ties as half', () => {
  expect(auc(judged)).toBeCloseTo((2 + 1.5 + 1) / 6);
});

it('the area is 1 where every positive outscores every negative', () => {
  expect(
    auc([
      { score: 2, alert: true },
      { score: 1, alert: false },
    ]),
  ).toBe(1);
});
