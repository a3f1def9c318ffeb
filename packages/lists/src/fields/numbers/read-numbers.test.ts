import { describe, expect, it } from 'vitest';
import { labelledNumbersIn, numbersOf } from './read-numbers.ts';

const read = (text: string) =>
  numbersOf(text, { type: 'registration_number' }).map(({ type, value, inProse }) => [
    type,
    value,
    ...(inProse ? ['in prose'] : []),
  ]);

describe('a field of numbers', () => {
  it.each([
    ['0011223344', [['registration_number', '0011223344']]],
    ['OGRN - 0077000000018', [['registration_number', '0077000000018']]],
    ['Tax number: VAT: 0000000019', [['tax_id', '0000000019']]],
    ['0000000019 (INN) ', [['tax_id', '0000000019']]],
    ['0077000000018 - OGRN', [['registration_number', '0077000000018']]],
    ['000 112 233', [['registration_number', '000 112 233']]],
    ['0000072-OMI', [['imo', '0000072']]],
    ['SWIFT: QUVK VAPV', [['bic', 'QUVKVAPV']]],
    ['QV0001234F', [['registration_number', 'QV0001234F']]],
    ['Number - Place: Zubrowka: Q 000438 D 0009', [['registration_number', 'Q 000438 D 0009']]],
  ])('holds one number in %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['INN – 0000000019OGRN - 0077000000018', ['0000000019', '0077000000018']],
    ['Trade Register Number: 00839IP Identification: 0000396626', ['00839', '0000396626']],
    ['0000000019 - INN 0077000000018 - OGRN', ['0000000019', '0077000000018']],
    ['0000000019/000001001', ['0000000019', '000001001']],
    ['Unknown register ID: 0009833Unknown chamber of commerce ID: 000486', ['0009833', '000486']],
    ['SWIFT/BIN QUVKVAPV / 0040942458', ['QUVKVAPV', '0040942458']],
    ['series 0018 No. 000282', ['0018', '000282', '0018 000282']],
    [
      'Numéro d’enregistrement - Date d’enregistrement: 18.2.1979 - INN: 0000000019: 000025742',
      ['0000000019', '000025742'],
    ],
    ['架空旅券D0009001（2021年10月12日発行）; 架空旅券 P00009002', ['D0009001', 'P00009002']],
  ])('holds each number in %j, however labels and numbers are joined', (text, expected) => {
    expect(numbersOf(text, { type: 'passport' }).map(({ value }) => value)).toEqual(expected);
  });

  it('has the type and country that the label of each number says, before it or behind it', () => {
    expect(numbersOf('Russia KPP - 000001001; 0000000019 (TIN)', { type: 'other' })).toMatchObject([
      { type: 'tax_id', value: '000001001', country: 'RU', label: 'Russia KPP' },
      { type: 'tax_id', value: '0000000019', label: 'TIN' },
    ]);
  });

  it('keeps the publisher’s words, and marks what may be something else', () => {
    const [first, second] = numbersOf('Port licence 000839 of berth 00017', { type: 'registration_number' });
    expect([first?.note, first?.inProse, second?.inProse]).toEqual(['Port licence 000839 of berth 00017', true, true]);
  });

  it('has no number in days, years, addresses of the web or words', () => {
    const text =
      'Registered 12.7.1996, 4 March 2001 and 2021年10月12日, in 1998, at www.quesk77.example or a1234@quesk.example';
    expect(numbersOf(text, { type: 'other' }).map(({ value }) => value)).toEqual([]);
  });
});

describe('numbers in remarks', () => {
  it('count where a label says what they are', () => {
    const text = 'Owns 40000 barrels. Registration number: 000112233 (Quesk). Tax ID No. 0000000019, phone 000 1112.';
    expect(labelledNumbersIn(text).map(({ type, value }) => [type, value])).toEqual([
      ['registration_number', '000112233'],
      ['tax_id', '0000000019'],
    ]);
  });

  it('are numbers as any where the remark is nothing but a label and one', () => {
    expect(labelledNumbersIn('Registration number: 000112233')[0]?.inProse).toBeUndefined();
  });
});
