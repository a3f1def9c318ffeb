import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldIdentifier, isValidImo, looksLikeWallet } from '../../src/normalise/identifiers/identifier.ts';
import { IDENTIFIER_TYPES } from '../../src/types/listing.ts';
import { runs } from '../builders/runs.ts';

describe('an identifier is compared', () => {
  it.each([
    ['QX 4711-22', undefined, 'QX471122'],
    [' qx4711/22 ', 'passport', 'QX471122'],
    ['ＱＸ４７１１', 'passport', 'QX4711'],
    ['IMO 9 123 453', 'imo', '9123453'],
    ['imo9123453', 'imo', '9123453'],
    ['MMSI 211 234 560', 'mmsi', '211234560'],
    ['0xABCDEF0123456789abcdef0123456789ABCDEF01', 'crypto_address', '0xabcdef0123456789abcdef0123456789abcdef01'],
    ['1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo', 'crypto_address', '1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo'],
    ['1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo', undefined, '1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo'],
    ['!!!', 'passport', ''],
  ] as const)('"%s" (%s) as "%s"', (value, type, folded) => expect(foldIdentifier(value, type)).toBe(folded));

  it('in a form that folds to itself, whatever is given', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }));
    fc.assert(
      fc.property(text, fc.constantFrom(undefined, ...IDENTIFIER_TYPES), (value, type) => {
        const once = foldIdentifier(value, type);
        expect(foldIdentifier(once, type)).toBe(once);
      }),
      runs(1000),
    );
  });
});

describe('an IMO number', () => {
  const digits = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'));
  const check = (six: string): number => [...six].reduce((sum, digit, i) => sum + Number(digit) * (7 - i), 0) % 10;

  it('has the check digit of IMO Res. A.1117(30), and no other', () => {
    fc.assert(
      fc.property(digits, (six) => {
        for (let last = 0; last < 10; last++) expect(isValidImo(`${six}${last}`)).toBe(last === check(six));
      }),
      runs(200),
    );
  });

  it.each(['', '912345', '91234530', 'IMO9123453', '912345a', '９１２３４５３'])('is not "%s"', (text) =>
    expect(isValidImo(text)).toBe(false),
  );
});

describe('a wallet address by its shape', () => {
  it.each([
    '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    '1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo',
    'TQxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo',
    'bc1qx7v2kt9nzpr4myw9gdh2swce8uj5alf3xq0t',
  ])('is %s', (value) => expect(looksLikeWallet(value)).toBe(true));

  it.each([
    'VARNOKTOLBRECHTQUELMIROZHDANOV',
    'varnoktolbrechtquelmirozhdan',
    '12345678901234567890123456',
    'Varnok',
    '',
  ])('is not "%s"', (value) => expect(looksLikeWallet(value)).toBe(false));
});
