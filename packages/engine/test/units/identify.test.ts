import { describe, expect, it } from 'vitest';
import { typedIdentifiers } from '../../src/identify/typed-identifiers.ts';
import { bankOfIban, isIban, isValidLei } from '../../src/normalise/identifiers/iban.ts';
import { identifierForms } from '../../src/normalise/identifiers/identifier-forms.ts';

describe('an IBAN', () => {
  it.each(['GB82WEST12345698765432', 'DE89370400440532013000', 'NO9386011117947'])('is %s', (text) =>
    expect(isIban(text)).toBe(true),
  );

  it.each([
    'GB82WEST12345698765433',
    'GB82WEST1234569876543',
    'ZZ82WEST12345698765432',
    'GB82 WEST 1234 5698 7654 32',
    '',
  ])('is not "%s"', (text) => expect(isIban(text)).toBe(false));

  it.each([
    ['GB82WEST12345698765432', 'WESTGB'],
    ['RU0304452522540817810538091310419', '044525225'],
    ['DE89370400440532013000', undefined],
  ])('%s tells of its bank: %s', (iban, bank) => expect(bankOfIban(iban)).toBe(bank));
});

it.each([
  ['5299QUELMARDALVOR087', true],
  ['5299QUELMARDALVOR088', false],
  ['5299QUELMARDALVOR08', false],
])('a legal entity identifier has the check digits of ISO 17442: %s', (text, valid) =>
  expect(isValidLei(text)).toBe(valid),
);

describe('a published value with more than a number', () => {
  it.each([
    ['2019-05-06, 2014-05-07, DB0007366', ['2019050620140507DB0007366', 'DB0007366']],
    ['38104290 (expired 25 Jan. 2016)', ['38104290EXPIRED25JAN2016', '38104290']],
    ['Diplomatic passport D014433', ['DIPLOMATICPASSPORTD014433', 'D014433']],
    ['7702165391 / 770101009', ['7702165391770101009', '7702165391', '770101009']],
    ['CNIC: 35202-5400413-9', ['CNIC3520254004139', '3520254004139']],
  ])('is found by the whole and by the number: %s', (value, forms) => expect(identifierForms(value)).toEqual(forms));

  it.each(['QX 4711-22', '12/XAKANA(N)020199', 'GOVD891125MVZ', '45 08 123456'])('is only the whole in "%s"', (value) =>
    expect(identifierForms(value)).toHaveLength(1),
  );
});

describe('a text', () => {
  const read = (text: string, ...listed: string[]) => typedIdentifiers(text, (folded) => listed.includes(folded));

  it('is no identifier where it is a name with a number', () => {
    for (const text of ['Tolvane2', '2QUELMAR PTE LTD', 'Quelmar Bank 131', 'Swift Investments (PVT) Ltd'])
      expect(read(text)).toMatchObject({ identifiers: [], only: false });
  });

  it('is nothing but identifiers where only labels stand beside them', () => {
    expect(read('IMO 9 123 454')).toMatchObject({ identifiers: [{ value: '9123454', type: 'imo' }], only: true });
    expect(read('Quelmar IMO 9123453')).toMatchObject({ identifiers: [{ type: 'imo' }], only: false });
  });

  it('holds a ship’s number of seven digits, whatever number follows', () =>
    expect(read('IMO 9123453 12.03.2024').identifiers[0]).toMatchObject({ value: '9123453', type: 'imo' }));

  it('holds no Norwegian account in "no." and thirteen digits', () => {
    const digits = '9386011117947'.slice(0, 13);
    expect(read(`passport no. ${digits}`, digits).identifiers).toMatchObject([{ value: digits }]);
    expect(read(`NO${digits}`)).toMatchObject({ notCovered: ['iban'] });
  });

  it('names the IBANs that no list covers, and where they stand', () => {
    const text = 'pay DE89 3704 0044 0532 0130 00 today';
    const { notCovered, notCoveredSpans, identifiers } = read(text);
    expect([notCovered, identifiers]).toEqual([['iban'], []]);
    expect(notCoveredSpans.map(([start, end]) => text.slice(start, end))).toEqual(['DE89 3704 0044 0532 0130 00']);
  });

  it('is not looked up number by number within an IBAN', () =>
    expect(read('DE89 3704 0044 0532 0130 00', '37040044', '05320130').identifiers).toEqual([]));

  it('is looked through letters of other alphabets that look alike', () =>
    expect(read('паспорт 00ВС521743 выдан', '00BC521743').identifiers).toHaveLength(1));
});
