import { describe, expect, it } from 'vitest';
import { datesOfComparison, futureDates } from './check-birth-dates.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');

describe('birth dates of a comparison', () => {
  it('in the future are named, of either party', () => {
    const dates = datesOfComparison({
      query: { searchText: 'x', birthDate: '2027' },
      entity: { names: ['x'], birthDates: ['1970', 'Dec 2026'] },
    });
    expect(futureDates(dates, NOON).map(({ pointer }) => pointer)).toEqual([
      '/query/birthDate',
      '/entity/birthDates/1',
    ]);
  });
});
