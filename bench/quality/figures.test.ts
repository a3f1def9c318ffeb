import { expect, it } from 'vitest';
import { partsBy, percentOf, percentWrong, shareOf } from './figures.ts';

const named = { id: 'set/shown', measure: 'set: shown' };

it('a percentage has two decimals, and nothing measured is 0', () => {
  expect(percentOf(named, 2, 3).value).toBe(66.67);
  expect(percentOf(named, 0, 0).value).toBe(0);
});

it('one row lost of very many is never rounded away', () => {
  expect(percentOf(named, 99_999, 100_000).value).toBe(99.99);
  expect(shareOf(named, 0.99999, 100_000).value).toBe(0.999);
  expect(shareOf(named, 1, 100_000).value).toBe(1);
});

it('says which way is better', () => {
  expect(percentOf(named, 1, 2).better).toBe('more');
  expect(percentWrong(named, 1, 2).better).toBe('less');
});

it('breaks a figure down by a label, without rows that have none', () => {
  const rows = [
    { type: 'vessel', shown: true },
    { type: 'person', shown: true },
    { type: 'person', shown: false },
    { type: undefined, shown: true },
  ];
  const parts = partsBy(
    rows,
    'type',
    ({ type }) => type,
    (group) => percentOf(named, group.filter(({ shown }) => shown).length, group.length),
  );
  expect(parts.map(({ id, value, of, part }) => [id, value, of, part])).toEqual([
    ['set/shown/type=person', 50, 2, true],
    ['set/shown/type=vessel', 100, 1, true],
  ]);
});
