import { expect, it } from 'vitest';
import { ageText, durationText } from './statistics-words.ts';

const AGES = [4, 24, 72, 168, 720, null].map((belowHours) => ({ belowHours, count: 0 }));

it('each class of ages has a name that says where it begins and ends', () => {
  expect(AGES.map((_, at) => ageText(AGES, at))).toEqual([
    'under 4 hours',
    '4 to 24 hours',
    '1 to 3 days',
    '3 to 7 days',
    '7 to 30 days',
    'over 30 days',
  ]);
});

it.each([
  [0, '0.0 h'],
  [5.5, '5.5 h'],
  [47.9, '47.9 h'],
  [48, '2.0 d'],
  [75, '3.1 d'],
])('%d hours are "%s"', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});
