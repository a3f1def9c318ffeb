import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBirthDates, yearsApart } from '../../src/score/fields/birth-date.ts';
import { civilDays, daysInMonth, rangeOf } from '../../src/score/fields/civil-days.ts';
import { readBirthDate } from '../../src/score/fields/read-birth-date.ts';
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
  ])('"%s" is no date', (text) => expect(rangeOf(text)).toBeUndefined());
});

describe('a submitted birth date', () => {
  const read = (text: string) =>
    readBirthDate(text).map(({ earliest, latest, circa }) => `${circa ? '~' : ''}${earliest}/${latest}`);
  const OCTOBER_7 = '1952-10-07/1952-10-07';
  const JULY_10 = '1952-07-10/1952-07-10';

  it.each([
    ['1952', '1952-01-01/1952-12-31'],
    ['1952-02', '1952-02-01/1952-02-29'],
    ['1952-10-07', OCTOBER_7],
    [' 1952-10-07 ', OCTOBER_7],
    ['1952-10-07T00:00:00Z', OCTOBER_7],
    ['1952-10-07 00:00:00.000', OCTOBER_7],
    ['1952-10-7', OCTOBER_7],
    ['1952/10/07', OCTOBER_7],
    ['1952.10.07', OCTOBER_7],
    ['19521007', OCTOBER_7],
    ['7 Oct 1952', OCTOBER_7],
    ['7-OCT-1952', OCTOBER_7],
    ['7th October 1952', OCTOBER_7],
    ['Oct 7, 1952', OCTOBER_7],
    ['07.10.1952', OCTOBER_7],
    ['25/10/1952', '1952-10-25/1952-10-25'],
    ['10/25/1952', '1952-10-25/1952-10-25'],
    ['10.25.1952', '1952-10-25/1952-10-25'],
    ['10-25-1952', '1952-10-25/1952-10-25'],
    ['10/10/1952', '1952-10-10/1952-10-10'],
    ['00/00/1952', '1952-01-01/1952-12-31'],
    ['dd/10/1952', '1952-10-01/1952-10-31'],
    ['Oct 1952', '1952-10-01/1952-10-31'],
    ['circa 1952', '~1952-01-01/1952-12-31'],
    ['1950 to 1952', '1950-01-01/1952-12-31'],
    ['1950-1952', '1950-01-01/1952-12-31'],
    ['between 1950 and 1952', '1950-01-01/1952-12-31'],
  ])('%j is read as %s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    ['07/10/1952', OCTOBER_7, JULY_10],
    ['7-10-1952', OCTOBER_7, JULY_10],
    ['circa 07/10/1952', `~${OCTOBER_7}`, `~${JULY_10}`],
  ])('%j is read with the day first and with the month first', (text, ...expected) =>
    expect(read(text)).toEqual(expected),
  );

  it.each([
    '2021-02-30',
    '30 Feb 2021',
    '2021-13-01',
    '31/31/1952',
    '1952-1007',
    '195210',
    '07.10.52',
    '7/10',
    'unknown',
    '',
    '0',
    'x'.repeat(300),
  ])('%j is none', (text) => expect(readBirthDate(text)).toEqual([]));

  it('keeps its words', () => expect(readBirthDate('7 Oct 1952 ')).toMatchObject([{ text: '7 Oct 1952 ' }]));
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
    ['1950-06-01', born('1950-05-31'), 'close', 'the next day, in the next month'],
    ['1950-12-31', born('1951-01-01'), 'close', 'the day before, in the year before'],
    ['1951-01-03', born('1950-12-03'), 'close', 'the next month, in the next year'],
    ['3 May 1950', born('1950-05-03'), 'match', 'the same day in words'],
    ['03/05/1950', born('1950-05-03'), 'match', 'one of two orders'],
    ['03/05/1950', born('1950-03-05'), 'match', 'the other one'],
    ['03/05/1950', born('1960-05-03'), 'conflict', 'neither order'],
    ['circa 1950', born('1950'), 'close', 'a doubt of the submitter'],
    ['circa 1950', born('1952-05-03'), 'close', 'two years from a submitted circa'],
    ['circa 1950', born('1955-05-03'), 'conflict', 'five years from a submitted circa'],
    ['1950 to 1952', born('1951-05-03'), 'close', 'a submitted range that holds it'],
    ['1950 to 1952', born('1950 to 1952'), 'match', 'the same range'],
    ['1950 to 1952', born('1953'), 'conflict', 'beside a submitted range'],
    ['1950', born('1950', true), 'close', 'circa'],
    ['1952', born('1950', true), 'close', 'two years from a circa'],
    ['1948-07-01', born('1950', true), 'close', 'less than two years from a circa'],
    ['1955', born('1950', true), 'conflict', 'five years from a circa'],
    ['1950-06-04', born('1950-05-03'), 'conflict', 'another day and month'],
    ['1950-06-02', born('1950-05-31'), 'conflict', 'two days and a month'],
    ['1951-06-03', born('1950-05-03'), 'conflict', 'a month and a year'],
    ['1960-05-03', born('1950-05-03'), 'conflict', 'ten years apart'],
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
