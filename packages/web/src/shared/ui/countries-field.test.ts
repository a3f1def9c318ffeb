import { describe, expect, it } from 'vitest';
import { findCountry } from './countries-field.tsx';

describe('finding a country from what was typed', () => {
  it.each([
    ['de', 'DE'],
    ['UK', 'GB'],
    ['Germany', 'DE'],
    ['  côte d’ivoire ', 'CI'],
    ['Cote d’Ivoire', 'CI'],
    ['Switz', 'CH'],
    ['SU', 'SU'],
    ['Oman', 'OM'],
  ])('%s is %s', (typed, code) => {
    expect(findCountry(typed)).toBe(code);
  });

  it.each(['', 'QQ', 'xy', 'Atlantis'])('"%s" is none', (typed) => {
    expect(findCountry(typed)).toBeUndefined();
  });
});
