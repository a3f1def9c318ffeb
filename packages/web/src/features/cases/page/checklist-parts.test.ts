import { expect, it } from 'vitest';
import { type Check, checklistParts } from './checklist-parts.ts';

const check = (item: string, verdict: Check['verdict'], doneAt: string | null = null): Check => ({
  item,
  verdict,
  text: item,
  doneAt,
  doneBy: null,
});
const LIST = [
  check('freeze', 'true_match', '2026-03-01T12:00:00.000Z'),
  check('report', 'true_match'),
  check('file', 'undecided'),
];

it('a checklist has a part for each verdict with something to do, and how much of it is done', () => {
  const parts = checklistParts(LIST, undefined).map(({ verdict, checks, doneCount }) => [
    verdict,
    checks.map(({ item }) => item),
    doneCount,
  ]);
  expect(parts).toEqual([
    ['true_match', ['freeze', 'report'], 1],
    ['undecided', ['file'], 0],
  ]);
});

it('the part of the verdict that is chosen is the first', () => {
  expect(checklistParts(LIST, 'undecided').map(({ verdict }) => verdict)).toEqual(['undecided', 'true_match']);
  expect(checklistParts(LIST, 'false_positive').map(({ verdict }) => verdict)).toEqual(['true_match', 'undecided']);
});
