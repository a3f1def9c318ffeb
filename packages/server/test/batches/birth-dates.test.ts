import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessLayout } from '../../src/row-files/lay-out.ts';
import { rowOfCells } from '../../src/row-files/row-of-cells.ts';

const guessed = (heading: string, ...dates: readonly string[]) =>
  guessLayout([['Name', heading], ...dates.map((date) => ['Anna Vranok', date])]).columns;
const memberOf = (heading: string, ...dates: readonly string[]) => guessed(heading, ...dates)[1]?.member;
const readBy = (columns: Parameters<typeof rowOfCells>[1], date: string): unknown =>
  rowOfCells(['Anna Vranok', date], columns).parties[0]?.members['birthDate'];

describe('the order of day and month in a file', () => {
  it.each([
    ['DOB (DD/MM/YYYY)', 'birthDateDayFirst'],
    ['Geburtsdatum (TT.MM.JJJJ)', 'birthDateDayFirst'],
    ['Date de naissance [jj/mm/aaaa]', 'birthDateDayFirst'],
    ['Date of birth mm-dd-yyyy', 'birthDateMonthFirst'],
    ['Birth date (YYYY-MM-DD)', 'birthDate'],
  ])('is what the heading %s says', (heading, member) => expect(memberOf(heading, '03/04/1970')).toBe(member));

  it('is proved by a number above twelve', () => {
    expect(memberOf('DOB', '03/04/1970', '25/04/1970')).toBe('birthDateDayFirst');
    expect(memberOf('DOB', '03/04/1970', '04/25/1970')).toBe('birthDateMonthFirst');
  });

  it('stays open where both fit or values contradict each other', () => {
    expect(memberOf('DOB', '03/04/1970', '05/06/1981')).toBe('birthDate');
    expect(memberOf('DOB', '25/04/1970', '04/25/1970')).toBe('birthDate');
    expect(readBy(guessed('DOB', '03/04/1970'), '03/04/1970')).toBe('03/04/1970');
  });

  it('reads a date that only fits the other order as that order', () => {
    expect(readBy(guessed('DOB (DD/MM/YYYY)'), '04/25/1970')).toBe('04/25/1970');
  });

  it('tells every day apart where it is known', () => {
    const written = fc.record({
      day: fc.date({ min: new Date('1920-01-01'), max: new Date('2010-12-31'), noInvalidDate: true }),
      separator: fc.constantFrom('/', '-', '.'),
      isDayFirst: fc.boolean(),
    });
    fc.assert(
      fc.property(written, ({ day, separator, isDayFirst }) => {
        const iso = day.toISOString().slice(0, 10);
        const [year = '', month = '', date = ''] = iso.split('-');
        const text = [...(isDayFirst ? [date, month] : [month, date]), year].join(separator);
        const columns = guessed(isDayFirst ? 'DOB (dd/mm/yyyy)' : 'DOB (mm/dd/yyyy)', text);
        expect(readBy(columns, text)).toBe(iso);
      }),
    );
  });
});
