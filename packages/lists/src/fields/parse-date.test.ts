import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate, parseYears } from './parse-date.ts';
import { parseAmericanDay, parseDay } from './parse-day.ts';
import { parseInstant } from './parse-instant.ts';

const spanOf = (text: string) => {
  const date = parseDate(text);
  return date === undefined ? undefined : `${date.circa ? '~' : ''}${date.earliest}/${date.latest}`;
};

describe('parseDate', () => {
  it.each([
    ['12 Mar 1957', '1957-03-12/1957-03-12'],
    ['12 March 1957', '1957-03-12/1957-03-12'],
    ['1st Sept. 1957', '1957-09-01/1957-09-01'],
    ['March 12, 1957', '1957-03-12/1957-03-12'],
    ['Mar 1957', '1957-03-01/1957-03-31'],
    ['Feb 1956', '1956-02-01/1956-02-29'],
    ['Nov. 1973', '1973-11-01/1973-11-30'],
    ['1957', '1957-01-01/1957-12-31'],
    ['circa 1957', '~1957-01-01/1957-12-31'],
    ['circa 12 Mar 1957', '~1957-03-12/1957-03-12'],
    ['Approximately 1968', '~1968-01-01/1968-12-31'],
    ['1957 to 1959', '1957-01-01/1959-12-31'],
    ['circa 1957 to 1959', '~1957-01-01/1959-12-31'],
    ['circa 1979-1982', '~1979-01-01/1982-12-31'],
    ['01 Jan 1961 to 31 Dec 1962', '1961-01-01/1962-12-31'],
    ['Jan 1961 to Mar 1961', '1961-01-01/1961-03-31'],
    ['between 1950 and 1952', '1950-01-01/1952-12-31'],
    ['Between Aug. and Sep. 1977', '1977-08-01/1977-09-30'],
    ['1950 or 1951', '1950-01-01/1951-12-31'],
    ['1955 – 1958', '1955-01-01/1958-12-31'],
    ['01/2001', '2001-01-01/2001-01-31'],
    ['dd/mm/1967-1969', '1967-01-01/1969-12-31'],
    ["'00/00/1975", '1975-01-01/1975-12-31'],
    ['12 Mar 1957_x000D_', '1957-03-12/1957-03-12'],
    ['09/30/1978', '1978-09-30/1978-09-30'],
    ['1958-03-12', '1958-03-12/1958-03-12'],
    ['1958-03', '1958-03-01/1958-03-31'],
    ['2015-03-27-04:00', '2015-03-27/2015-03-27'],
    ['2015-03-27T10:00:00Z', '2015-03-27/2015-03-27'],
    ['12/03/1958', '1958-03-12/1958-03-12'],
    ['dd/mm/1957', '1957-01-01/1957-12-31'],
    ['dd/03/1958', '1958-03-01/1958-03-31'],
    ['00/00/1980', '1980-01-01/1980-12-31'],
    ['00/07/1980', '1980-07-01/1980-07-31'],
    ['1960s', '1960-01-01/1969-12-31'],
    ['early 1960s', '~1960-01-01/1963-12-31'],
    ['late 1950s', '~1957-01-01/1959-12-31'],
  ])('reads %s', (text, expected) => {
    expect(spanOf(text)).toBe(expected);
  });

  it.each([
    '',
    '31 Feb 1957',
    '29 Feb 1957',
    '13/13/1958',
    'a long time ago',
    '30-35 years old',
    '1959 to 1957',
    '0000',
    '15/mm/1960',
    '12 Mar',
  ])('leaves %j to the caller', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('keeps the words as published, in one line', () => {
    expect(parseDate('  circa \n 1957 ')?.text).toBe('circa 1957');
  });

  it('yields ordered, real days whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-z /.-]{0,24}$/), fc.date().map(String)),
        (text) => {
          const date = parseDate(text);
          if (date === undefined) return;
          expect(date.earliest <= date.latest).toBe(true);
          for (const day of [date.earliest, date.latest]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
  });

  it('reads back every day it is given in the publishers’ forms', () => {
    const noInvalid = { noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('2999-12-31') };
    fc.assert(
      fc.property(fc.date(noInvalid), (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        expect(parseDay(iso)).toBe(iso);
        expect(parseDay(`${day}/${month}/${year}`)).toBe(iso);
        expect(parseAmericanDay(`${month}/${day}/${year}`)).toBe(iso);
      }),
    );
  });
});

describe('parseYears', () => {
  it('is undefined when the years run backwards', () => {
    expect(parseYears('1958', '1955')).toBeUndefined();
    expect(parseYears('1955', '1958')).toMatchObject({ earliest: '1955-01-01', latest: '1958-12-31' });
  });
});

describe('parseDay', () => {
  it('takes whole, certain days only', () => {
    expect(parseDay('1957')).toBeUndefined();
    expect(parseDay('circa 12 Mar 1957')).toBeUndefined();
    expect(parseDay('12 Mar 1957')).toBe('1957-03-12');
  });
});

describe('parseInstant', () => {
  it('takes a time without a zone as UTC, so that the machine’s own does not matter', () => {
    expect(parseInstant('2026-02-27T00:00:09.554')).toBe('2026-02-27T00:00:09.554Z');
    expect(parseInstant('2026-03-15T00:00:00.000+01:00')).toBe('2026-03-14T23:00:00.000Z');
    expect(parseInstant('2026-03-15')).toBe('2026-03-15T00:00:00.000Z');
    expect(parseInstant('soon')).toBeUndefined();
    expect(parseInstant('2026-13-45')).toBeUndefined();
  });
});
