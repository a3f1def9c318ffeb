import { expect, it } from 'vitest';
import { paceOf, type Sample, secondsLeft, withSample } from './pace.ts';

const samplesOf = (...all: readonly (readonly [seconds: number, rows: number])[]): readonly Sample[] =>
  all.reduce((samples: readonly Sample[], [seconds, rows]) => withSample(samples, { atMs: seconds * 1_000, rows }), []);

it('says nothing before a second has passed, then rows a second', () => {
  expect(paceOf(samplesOf())).toBeUndefined();
  expect(paceOf(samplesOf([0, 100], [0.5, 200]))).toBeUndefined();
  expect(paceOf(samplesOf([0, 100], [0.5, 200], [2, 500]))).toBe(200);
});

it('forgets what is more than half a minute ago', () => {
  expect(paceOf(samplesOf([0, 0], [10, 10_000], [39, 10_290]))).toBe(10);
});

it('begins again where fewer rows are done than before', () => {
  expect(samplesOf([0, 100], [1, 50])).toEqual([{ atMs: 1_000, rows: 50 }]);
});

it('tells the seconds that are left only where the end and the pace are known', () => {
  expect(secondsLeft(100, 400, 30)).toBe(10);
  expect(secondsLeft(500, 400, 30)).toBe(0);
  expect([secondsLeft(1, null, 30), secondsLeft(1, 400, undefined), secondsLeft(1, 400, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
