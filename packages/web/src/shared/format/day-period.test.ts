import { describe, expect, it } from 'vitest';
import { dayPeriod, lastMonth } from './day-period.ts';

describe('a period of days', () => {
  it('goes from the beginning of the first day to the end of the last', () => {
    const { from, to } = dayPeriod({ from: '2026-03-01', to: '2026-03-01' }) ?? { from: '', to: '' };
    expect(new Date(from).getHours()).toBe(0);
    expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000);
  });

  it('is none where it ends before it begins, or a day is missing', () => {
    expect(dayPeriod({ from: '2026-03-02', to: '2026-03-01' })).toBeUndefined();
    expect(dayPeriod({ from: '', to: '2026-03-01' })).toBeUndefined();
  });

  it('is the last month at first', () => {
    expect(lastMonth(new Date(2026, 2, 15))).toEqual({ from: '2026-02-15', to: '2026-03-15' });
  });
});
