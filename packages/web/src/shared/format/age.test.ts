import { describe, expect, it } from 'vitest';
import { longAge } from './age.ts';

describe('the age of a list', () => {
  it.each([
    [-5, '0 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [3_599, '59 minutes'],
    [3_600, '1 hour'],
    [172_799, '47 hours'],
    [172_800, '2 days'],
    [2_592_000, '30 days'],
    [63_000_000, '729 days'],
    [145_000_000, '4 years'],
  ])('%d seconds is "%s"', (seconds, long) => {
    expect(longAge(seconds)).toBe(long);
  });
});
