import { describe, expect, it } from 'vitest';
import { birthYears, countriesOf } from './row-facts.ts';

const date = (earliest: string, latest = earliest) => ({ text: '', earliest, latest, circa: false, listing: 'a:1' });

describe('the facts of a row', () => {
  it('are one birth year where the lists agree, else the range, else nothing', () => {
    expect(birthYears({ birthDates: [date('1971-04-02'), date('1971-01-01', '1971-12-31')] })).toBe('1971');
    expect(birthYears({ birthDates: [date('1973-01-01'), date('1969-05-05', '1970-01-01')] })).toBe('1969–1973');
    expect(birthYears({ birthDates: [] })).toBe('');
  });

  it('are nationalities before countries of addresses, two at most, each once', () => {
    const addresses = [{ text: 'Port Vantal', country: 'FR', listing: 'a:1' }];
    expect(countriesOf({ nationalities: ['DE', 'DE'], addresses })).toBe('Germany');
    expect(countriesOf({ nationalities: [], addresses })).toBe('France');
    expect(countriesOf({ nationalities: ['DE', 'FR', 'IT', 'ES'], addresses: [] })).toBe('Germany, France +2');
  });
});
