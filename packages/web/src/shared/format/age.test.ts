import { describe, expect, it } from 'vitest';
import { longAge, shortAge } from './age.ts';

describe('the age of a list', () => {
  it.each([
    [-5, '0s', '0 seconds'],
    [59, '59s', '59 seconds'],
    [60, '1m', '1 minute'],
    [3_599, '59m', '59 minutes'],
    [3_600, '1h', '1 hour'],
    [172_799, '47h', '47 hours'],
    [172_800, '2d', '2 days'],
    [2_592_000, '30d', '30 days'],
    [63_000_000, '729d', '729 days'],
    [145_000_000, '4y', '4 years'],
  ])('%d seconds is "%s" and "%s"', (seconds, short, long) => {
    expect([shortAge(seconds), longAge(seconds)]).toEqual([short, long]);
  });
});
