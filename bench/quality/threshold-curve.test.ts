import { expect, it } from 'vitest';
import { thresholdCurve } from './threshold-curve.ts';

const point = (set: string, nameScore: number, alert: boolean) => ({ set, nameScore, score: nameScore, alert });

it('tells what each threshold shows of positives and of innocent people', () => {
  const points = [
    point('name-pairs', 90, true),
    point('name-pairs', 74, true),
    point('name-pairs', 99, false),
    point('innocent-us', 76, false),
    point('innocent-us', 0, false),
  ];
  const curve = thresholdCurve(points, 74, 77);
  expect(curve.map(({ threshold }) => threshold)).toEqual([74, 75, 76, 77]);
  expect(curve.map(({ recall }) => recall['name-pairs'])).toEqual([100, 50, 50, 50]);
  expect(curve.map(({ innocents }) => innocents['innocent-us'])).toEqual([50, 50, 50, 0]);
});

it('leaves out sets that were not measured', () => {
  expect(thresholdCurve([], 75, 75)).toEqual([{ threshold: 75, recall: {}, innocents: {} }]);
});
