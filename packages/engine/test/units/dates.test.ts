import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBirthDates, yearsApart } from '../../src/score/birth-date.ts';
import { civilDays, daysInMonth, rangeOf, rangeText } from '../../src/score/civil-days.ts';
import { born } from '../builders/party.ts';
import { runs } from '../builders/runs.ts';

const DAY_MS = 86_400_000;
const iso = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Days of the years 1600 to 2400. */
const day = fc.integer({ min: -135_140, max: 157_053 });

describe('days', () => {
  it('are counted as the platform’s calendar counts them', () => {
    fc.assert(
      fc.property(day, (days) => {
        const [year = 0, month = 0, dayOfMonth = 0] = iso(days).split('-').map(Number);
        expect(civilDays(year, month, dayOfMonth)).toBe(days);
      }),
      runs(500),
    );
  });

  it.each([
    [2000, 2, 29],
    [1900, 2, 28],
    [2024, 2, 29],
    [2023, 2, 28],
    [2023, 12, 31],
    [2023, 4, 30],
  ])('of %i-%i are %i', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));

  it.each([
    ['1950', '1950-01-01', '1950-12-31'],
    ['1950-02', '1950-02-01', '1950-02-28'],
    ['1952-02', '1952-02-01', '1952-02-29'],
    ['1950-05-03', '1950-05-03', '1950-05-03'],
  ])('%s may be any from %s to %s', (text, earliest, latest) => expect(rangeText(text)).toEqual({ earliest, latest }));

  it.each([
    '',
    '50',
    '1950-13',
    '1950-00',
    '1950-02-30',
    '1950-5-3',
    '03.05.1950',
    '1950-05-03T00:00',
    'x',
    '19500503',
  ])('"%s" is no date', (text) => expect([rangeOf(text), rangeText(text)]).toEqual([undefined, undefined]));
});

describe('a submitted birth date and a listed one', () => {
  it.each<[string, ReturnType<typeof born>, string, string]>([
    ['1950-05-03', born('1950-05-03'), 'match', 'the same day'],
    ['1950-05', born('1950-05'), 'match', 'the same month, both give no more'],
    ['1950', born('1950'), 'match', 'the same year, both give no more'],
    ['1950', born('1948 to 1952'), 'match', 'within a stated range'],
    ['1950-05-03', born('1948 to 1952'), 'match', 'a day within a stated range'],
    ['1950', born('1950-05-03'), 'close', 'less exact, and agrees'],
    ['1950-05-03', born('1950'), 'close', 'the list is less exact, and agrees'],
    ['1950-05-03', born('1950-05'), 'close', 'the list gives the month'],
    ['1950-01-02', born('1950-02-01'), 'close', 'day and month swapped'],
    ['1950-05-04', born('1950-05-03'), 'close', 'another day of the month'],
    ['1950-06-03', born('1950-05-03'), 'close', 'another month of the year'],
    ['1951-05-03', born('1950-05-03'), 'close', 'the same day of the next year'],
    ['1950', born('1950', true), 'close', 'circa'],
    ['1952', born('1950', true), 'close', 'two years from a circa'],
    ['1948-07-01', born('1950', true), 'close', 'less than two years from a circa'],
    ['1955', born('1950', true), 'conflict', 'five years from a circa'],
    ['1950-06-04', born('1950-05-03'), 'conflict', 'another day and month'],
    ['1951', born('1950'), 'conflict', 'another year'],
    ['1953', born('1948 to 1952'), 'conflict', 'outside a range'],
    ['1952-05-03', born('1950-05-03'), 'conflict', 'two years apart'],
    ['no date', born('1950'), 'unknown', 'what is no date'],
    ['1950-02-30', born('1950'), 'unknown', 'a day that is not'],
  ])('%s ~ %o: %s, %s', (submitted, listed, verdict) =>
    expect(compareBirthDates(submitted, { ...listed })).toBe(verdict),
  );

  it('agree when they are the same day, whatever day', () => {
    fc.assert(
      fc.property(day, (days) => {
        expect(compareBirthDates(iso(days), born(iso(days)))).toBe('match');
        expect(yearsApart(iso(days), born(iso(days)))).toBe(0);
      }),
      runs(100),
    );
  });

  it('conflict when they are three years apart or more', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 3 * 366, max: 40_000 }), (days, apart) => {
        expect(compareBirthDates(iso(days), born(iso(days + apart)))).toBe('conflict');
        expect(yearsApart(iso(days), born(iso(days + apart)))).toBeGreaterThanOrEqual(3);
      }),
      runs(100),
    );
  });
});
