import { describe, expect, it } from 'vitest';
import { compactListing } from './compact-listing.ts';
import { detectScript } from './detect-script.ts';
import { documentNumber, readDocumentText } from './document-text.ts';
import { gregorianSpanOf } from './hijri-year.ts';
import { imoNumbersIn } from './imo-in-text.ts';
import { isShortLink } from './link.ts';
import { distinctNames, nameOf, withPrimary } from './name.ts';
import { placeOf } from './place.ts';

describe('detectScript', () => {
  it.each([
    ['Zdeňka Hrabošová', 'Latn'],
    ['Полуштоф', 'Cyrl'],
    ['Iван ПОЛУШТОФ', 'Cyrl'],
    ['بهروز', 'Arab'],
    ['ג׳ניה', 'Hebr'],
    ['Λεωνίδας', 'Grek'],
    ['欧阳柏舟', 'Hani'],
    ['東雲あかね', 'Hira'],
    ['ロベルト', 'Kana'],
    ['황보서린', 'Hang'],
    ['ლევან', 'Geor'],
    ['Արտակ', 'Armn'],
    ['ศิลาวัตร', 'Thai'],
    ['12 345', 'Zyyy'],
  ])('finds the script of %s', (text, script) => {
    expect(detectScript(text)).toBe(script);
  });
});

describe('names', () => {
  it('are nothing without a letter or digit', () => {
    expect(nameOf(' - ', { kind: 'primary', quality: 'strong' })).toBeUndefined();
    expect(nameOf('N', { kind: 'primary', quality: 'strong' })?.value).toBe('N');
  });

  it('of equal value stay once, with the better kind and quality', () => {
    const names = distinctNames([
      nameOf('Orlo', { kind: 'alias', quality: 'weak' }),
      nameOf('Orlo', { kind: 'alias', quality: 'strong' }),
    ]);
    expect(names).toEqual([{ value: 'Orlo', kind: 'alias', quality: 'strong', script: 'Latn' }]);
  });

  it('have a primary one even where the publisher marks none', () => {
    const names = distinctNames([
      nameOf('Old Orlo', { kind: 'former', quality: 'strong' }),
      nameOf('Орло', { kind: 'alias', quality: 'strong' }),
    ]);
    expect(withPrimary(names).map(({ kind }) => kind)).toEqual(['former', 'primary']);
  });
});

describe('documentNumber', () => {
  it.each([
    ['A0012345', { value: 'A0012345' }],
    [' D0000010,', { value: 'D0000010' }],
    ["'0000258", { value: '0000258' }],
    ['Quesk service passport number SA0000249', { value: 'SA0000249', around: 'Quesk service passport number' }],
    ['Ruritania,  number 000030601', { value: '000030601', around: 'Ruritania,  number' }],
    ['12/QUESKA(N)000199', { value: '12/QUESKA(N)000199' }],
    ['ИНН 7700000019', { value: '7700000019', around: 'ИНН' }],
    ['# 0078431', { value: '0078431', around: '#' }],
    ['000211261(УНП)', { value: '000211261', around: 'УНП' }],
    [
      'Ruritanian travel document (“Ausweis”) A 0000243',
      { value: 'A 0000243', around: 'Ruritanian travel document (“Ausweis”)' },
    ],
    ['Laissez-passer no. N°235/QUAY/HARBOUR/SP', { value: 'N°235/QUAY/HARBOUR/SP', around: 'Laissez-passer no.' }],
  ])('finds the number in %j', (text, expected) => {
    expect(documentNumber(text)).toEqual(expected);
  });

  it('finds none in a dash or a sentence', () => {
    expect(documentNumber('-')).toBeUndefined();
    expect(documentNumber('Town of Nowhere')).toBeUndefined();
  });
});

describe('readDocumentText', () => {
  it('reads country and dates in the ways that publishers write them', () => {
    expect(readDocumentText('Libyan passport, issued on 5 May 2001, expires 4 May 2006')).toEqual({
      country: 'LY',
      issuedOn: '2001-05-05',
      expiresOn: '2006-05-04',
    });
    expect(readDocumentText('Expiry: 04 Jun 2018')).toEqual({ expiresOn: '2018-06-04' });
    expect(readDocumentText('Tunisian. Issued on 24.2.2011')).toEqual({ country: 'TN', issuedOn: '2011-02-24' });
    expect(readDocumentText('(issued by the Democratic People’s Republic of Korea)')).toEqual({ country: 'KP' });
    expect(readDocumentText('Issued in Kandahar, Afghanistan.')).toEqual({ country: 'AF' });
    expect(readDocumentText('lost at sea')).toEqual({});
  });
});

describe('imoNumbersIn', () => {
  it('finds each IMO number once', () => {
    const text = 'IMO 0010017 (“QUILL”) is … Namely, IMO number: 0010017. Company IMO Number: 0900004; IMO 12345678';
    expect(imoNumbersIn(text)).toEqual(['0010017', '0900004']);
  });
});

describe('gregorianSpanOf', () => {
  it('covers the solar year, the lunar year, or both', () => {
    expect(gregorianSpanOf(1343, 'solar')).toEqual({ earliest: '1964-03-20', latest: '1965-03-21' });
    const lunar = gregorianSpanOf(1402, 'lunar');
    expect(lunar.earliest <= '1982-04-19' && lunar.latest >= '1982-04-19').toBe(true);
    const either = gregorianSpanOf(1343, 'either');
    expect(either.earliest <= '1924-08-02' && either.latest >= '1965-03-20').toBe(true);
  });
});

describe('placeOf', () => {
  it('joins what is said and resolves the country', () => {
    expect(placeOf({ city: 'Nowhere', country: 'Iran (Islamic Republic of)', note: '(previous)' })).toEqual({
      text: 'Nowhere, Iran (Islamic Republic of) (previous)',
      city: 'Nowhere',
      country: 'IR',
    });
    expect(placeOf({})).toBeUndefined();
  });

  it('says a city that is a country once, and a country that the street ends with', () => {
    expect(placeOf({ street: '9 Osel Road', city: 'Singapore', country: 'Singapore' })).toEqual({
      text: '9 Osel Road, Singapore',
      street: '9 Osel Road',
      city: 'Singapore',
      country: 'SG',
    });
    expect(placeOf({ street: 'Osel Street, Libya', country: 'LIBYA' })?.text).toBe('Osel Street, Libya');
    expect(placeOf({ city: 'New Singapore', country: 'Singapore' })?.text).toBe('New Singapore, Singapore');
    expect(placeOf({ city: 'Korea, North', country: 'Korea, North' })).toMatchObject({
      text: 'Korea, North',
      country: 'KP',
    });
  });
});

describe('what a record says twice', () => {
  const date = (text: string, circa = false) => ({ text, earliest: '1970-01-01', latest: '1970-12-31', circa });
  const listing = { entityType: 'person' as const, names: [], programs: [] };

  it('is kept once', () => {
    const places = [{ text: 'Oselburg' }, { text: 'Quelm' }, { text: 'Oselburg' }];
    expect(compactListing({ ...listing, addresses: places, nationalities: ['KP', 'KP'] })).toEqual({
      ...listing,
      addresses: [{ text: 'Oselburg' }, { text: 'Quelm' }],
      nationalities: ['KP'],
    });
  });

  it('is one date with the words of both where it is a day in two spellings', () => {
    const birthDates = [date('1970年生'), date('Born 1970'), date('1970年生'), date('about 1970', true)];
    expect(compactListing({ ...listing, birthDates }).birthDates).toEqual([
      date('1970年生; Born 1970'),
      date('about 1970', true),
    ]);
  });
});

describe('isShortLink', () => {
  it('knows services that hide where a link leads', () => {
    expect(['http://bit.ly/1abc', 'https://www.tinyurl.com/x', 'HTTPS://T.CO/y'].every(isShortLink)).toBe(true);
    expect(['https://www.example.org/bit.ly', 'https://orbit.ly/x', 'bit.ly'].some(isShortLink)).toBe(false);
  });
});
