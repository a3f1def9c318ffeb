import { expect, it } from 'vitest';
import { calibrationOf } from './calibration.ts';

const bin = (from: number, points: Parameters<typeof calibrationOf>[0]) =>
  calibrationOf(points).find((one) => one.from === from);

it('tells the share of true matches in five points of score', () => {
  const points = [
    { score: 75, alert: true },
    { score: 79.9, alert: false },
    { score: 76, alert: false },
    { score: 80, alert: true },
  ];
  expect(bin(75, points)).toEqual({ from: 75, matches: 1, others: 2, share: 33.3 });
  expect(bin(80, points)).toEqual({ from: 80, matches: 1, others: 0, share: 100 });
});

it('a score of 100 is in the last five points', () => {
  expect(bin(95, [{ score: 100, alert: true }])?.matches).toBe(1);
});

it('says nothing where no row is, and leaves out rows that found nothing', () => {
  expect(calibrationOf([{ score: 0, alert: false }]).every(({ share }) => share === null)).toBe(true);
});
