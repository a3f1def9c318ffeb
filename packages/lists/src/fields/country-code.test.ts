import { describe, expect, it } from 'vitest';
import { countryAtEnd, countryCode, keyOf } from './country-code.ts';
import { COUNTRY_TABLE, NOT_A_COUNTRY } from './country-table.ts';

describe('countryCode', () => {
  it.each([
    ['Russia', 'RU'],
    ['RUSSIAN FEDERATION', 'RU'],
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Democratic People’s Republic of Korea', 'KP'],
    ['Congo, Democratic Republic of (was Zaire)', 'CD'],
    ['Congo', 'CG'],
    ['Côte d’Ivoire', 'CI'],
    ['Türkiye', 'TR'],
    ['The Gambia', 'GM'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Palestinian', 'PS'],
    ['Region: Gaza', 'PS'],
    ['Burma', 'MM'],
    ['Swaziland', 'SZ'],
    ['Afghan', 'AF'],
    ['Kosovo', 'XK'],
    ['GB', 'GB'],
    ['UK', 'GB'],
    ['CS', 'RS'],
  ])('resolves %s to %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each(['00', 'UNKNOWN', 'former Soviet Union', 'YU', 'na', '', 'Atlantis', 'constructor'])(
    'resolves %j to nothing',
    (text) => {
      expect(countryCode(text)).toBeUndefined();
    },
  );

  it('gives each name to one country only', () => {
    const owners = new Map<string, string>();
    for (const line of COUNTRY_TABLE.trim().split('\n')) {
      const code = line.slice(0, 2);
      for (const key of new Set(line.slice(3).split('|').map(keyOf))) {
        expect([key, owners.get(key) ?? code]).toEqual([key, code]);
        expect(NOT_A_COUNTRY.has(key)).toBe(false);
        owners.set(key, code);
      }
    }
  });
});

describe('countryAtEnd', () => {
  it('reads the country at the end of an address, also one written with a comma', () => {
    expect(countryAtEnd('Harbour Road 5, Limassol, Cyprus')).toBe('CY');
    expect(countryAtEnd('Dock 2, Wonsan, Korea, North')).toBe('KP');
    expect(countryAtEnd('Iran')).toBe('IR');
    expect(countryAtEnd('Nowhere Street, Springfield')).toBeUndefined();
  });
});
