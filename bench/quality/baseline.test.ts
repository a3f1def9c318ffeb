import { expect, it } from 'vitest';
import { dropsSince } from './baseline.ts';
import { countWrong, type Figure, percentOf, percentWrong, shareOf } from './figures.ts';

const named = { id: 'set/shown', measure: 'set: shown' };
const drops = (before: Figure, after: Figure) => dropsSince({ figures: [before] }, [after]);

it('equal and better figures are no drop', () => {
  expect(drops(percentOf(named, 970, 1000), percentOf(named, 970, 1000))).toEqual([]);
  expect(drops(percentOf(named, 970, 1000), percentOf(named, 990, 1000))).toEqual([]);
  expect(drops(percentWrong(named, 10, 1000), percentWrong(named, 5, 1000))).toEqual([]);
});

it('names the figure that is worse beyond the tolerance, whichever way is better', () => {
  expect(drops(percentOf(named, 970, 1000), percentOf(named, 967, 1000))).toEqual(['set: shown: 96.7, was 97']);
  expect(drops(percentWrong(named, 10, 1000), percentWrong(named, 13, 1000))).toHaveLength(1);
  expect(drops(shareOf(named, 0.9, 100), shareOf(named, 0.89, 100))).toHaveLength(1);
});

it('allows what the tolerance says, and one row of a small set', () => {
  expect(drops(percentOf(named, 970, 1000), percentOf(named, 968, 1000))).toEqual([]);
  expect(drops(percentOf(named, 10, 10), percentOf(named, 9, 10))).toEqual([]);
  expect(drops(percentOf(named, 10, 10), percentOf(named, 8, 10))).toHaveLength(1);
});

it('a count may not grow by one', () => {
  expect(drops(countWrong(named, 0, 25), countWrong(named, 1, 25))).toHaveLength(1);
});

it('a figure that is gone is a drop, a new one is not, and a part is not compared', () => {
  const before = percentOf(named, 9, 10);
  expect(dropsSince({ figures: [before] }, [])).toEqual(['set/shown is no longer measured']);
  expect(dropsSince({ figures: [] }, [before])).toEqual([]);
  expect(dropsSince({ figures: [{ ...before, part: true }] }, [])).toEqual([]);
});

it('says so when a figure was measured on other rows', () => {
  expect(drops(percentOf(named, 97, 100), percentOf(named, 10, 20))).toEqual([
    'set: shown: 50, was 97 (on 20 rows, before on 100)',
  ]);
});
