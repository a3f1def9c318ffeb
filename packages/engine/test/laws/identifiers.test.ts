import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isListedIdentifier, matchIdentifiers } from '../../src/identify/match-identifiers.ts';
import { typedIdentifiers } from '../../src/identify/typed-identifiers.ts';
import type { IdentifierType } from '../../src/types/listing.ts';
import { company, identifier, party, vessel } from '../builders/party.ts';
import { runs } from '../builders/runs.ts';
import { indexOf } from '../builders/search.ts';

/** An invented identifier of each kind, and whether its digits may be written in groups. */
const KINDS: readonly (readonly [type: IdentifierType, value: string, label: string])[] = [
  ['imo', '9123453', 'IMO'],
  ['mmsi', '211234560', 'MMSI'],
  ['lei', '5299QUELMARDALVOR087', 'LEI'],
  ['passport', 'QX4711229', 'Passport No.'],
  ['national_id', '38104290417', 'national ID'],
  ['tax_id', '7707083897', 'ИНН'],
  ['registration_number', '1027700132193', 'ОГРН'],
  ['aircraft_serial', '19000642', 'MSN'],
  ['bic', 'QUVKVAPV', 'BIC'],
  ['crypto_address', '1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo', 'XBT'],
  ['crypto_address', 'TQxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo', 'wallet'],
  ['crypto_address', '0xab5801a7d398351b8be11c439e05c5b3259aec9b', 'ETH'],
  ['crypto_address', 'bc1qx7v2kt9nzpr4myw9gdh2swce8uj5alf3xq0t', 'BTC'],
];
const WALLET = new Set<IdentifierType>(['crypto_address']);
const SHORT = ['QX471', '40417', 'C1234'];

const listings = [
  ...KINDS.map(([type, value], i) => vessel(`Quelmar ${i}`, { identifiers: [identifier(type, value)] })),
  ...SHORT.map((value, i) => party(`Tolbrecht ${i}`, { identifiers: [identifier('passport', value)] })),
  company('Vantal Holding'),
];
const index = indexOf(listings);
const read = (text: string) => typedIdentifiers(text, (folded) => isListedIdentifier(index, folded));
const finds = (text: string, at: number): boolean =>
  matchIdentifiers(index, read(text).identifiers).has(index.positionOf(listings[at]?.id ?? '') ?? -1);

const digitsFrom = (zero: number) => (value: string) =>
  value.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const between = (sign: string, every: number) => (value: string) =>
  value.replace(new RegExp(`(.{${every}})(?=.)`, 'g'), `$1${sign}`);
const asWritten = (value: string): string => value;

/** Ways in which digits are written; a wallet address is whole, and of letters that case tells apart. */
const SCRIPTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6].map(digitsFrom);
const HIDDEN = ['\u200b', '\u200d', '\u2060', '\u202e', '\ufeff', '\u00ad'].map((sign) => between(sign, 1));
const GROUPED = [' ', '.', '-', '/', '\u00a0', '\u2011', '\n'].flatMap((sign) => [between(sign, 3), between(sign, 4)]);
const AROUND: readonly ((value: string) => string)[] = [
  asWritten,
  (value) => `(${value})`,
  (value) => `"${value}".`,
  (value) => `«${value}»;`,
  (value) => `[${value}],`,
  (value) => `bitcoin:${value}?amount=0.5`,
  (value) => `ethereum:${value}@1`,
  (value) => `https://vantal.example/a/${value}?x=1`,
  (value) => `#${value}!`,
];

const word = fc.constantFrom(
  ...'pay to for goods Quelmar Dalvor invoice harbour of and Vantal oil steel dated amount the'.split(' '),
);
const words = fc.array(word, { minLength: 1, maxLength: 30 }).map((all) => all.join(' '));
const kind = fc.nat({ max: KINDS.length - 1 });

describe('an identifier among other words', () => {
  it('is found in any digits, with hidden characters or in groups, whatever stands around it', () => {
    const disguise = fc.nat({ max: SCRIPTS.length + HIDDEN.length + GROUPED.length });
    fc.assert(
      fc.property(kind, disguise, fc.constantFrom(...AROUND), words, words, (at, way, around, before, behind) => {
        const [type, value] = KINDS[at] ?? ['other', ''];
        const ways = [asWritten, ...SCRIPTS, ...HIDDEN, ...(WALLET.has(type) ? [asWritten] : GROUPED)];
        const write = ways[way % ways.length] ?? asWritten;
        const text = `${before} ${around(write(value))} ${behind}`;
        expect(finds(text, at), text).toBe(true);
      }),
      runs(1500),
    );
  });

  it('is found behind its label, set off or written as one with it', () => {
    const gap = fc.constantFrom(' ', ': ', ' no. ', ' No: ', ' #', ' № ', '=', ' nr ', '-');
    fc.assert(
      fc.property(kind, gap, words, words, (at, sign, before, behind) => {
        const [, value, label] = KINDS[at] ?? ['other', '', ''];
        const text = `${before} ${label}${sign}${value} ${behind}`;
        expect(finds(text, at), text).toBe(true);
      }),
      runs(500),
    );
  });

  it('says where it stands', () => {
    fc.assert(
      fc.property(kind, words, words, (at, before, behind) => {
        const [, value] = KINDS[at] ?? ['other', ''];
        const text = `${before}, (${value}) ${behind}`;
        const spans = read(text).identifiers.map(({ span: [start, end] }) => text.slice(start, end));
        expect(spans).toContain(value);
      }),
      runs(200),
    );
  });

  it('is found at the end of ten thousand characters', () => {
    for (const [at, [, value]] of KINDS.entries()) expect(finds(`${'goods paid '.repeat(900)}${value}`, at)).toBe(true);
  });
});

describe('a short number', () => {
  const short = fc.constantFrom(...SHORT.keys());
  const numberAt = (at: number): string => SHORT[at] ?? '';
  const place = (at: number): number => KINDS.length + at;

  it('that nothing calls an identifier is none among other words, listed or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 99_999 }), short, words, words, (any, at, before, behind) => {
        for (const value of [String(any), numberAt(at)])
          expect(read(`Quelmar ${before} ${value} ${behind}`).identifiers).toEqual([]);
      }),
      runs(500),
    );
  });

  it.each([
    'passport',
    'Passport No.:',
    'Reisepass Nr.',
    'pasaporte n°',
    'numéro de passeport',
    'паспорт №',
    'رقم جواز السفر',
    '护照号码',
    '護照號碼：',
    'パスポート番号',
    '여권번호',
    'D.N.I.',
    'ת.ז.',
    'национальный паспорт серия',
  ])('behind the label "%s" is found', (label) => {
    for (const at of SHORT.keys())
      expect(finds(`pay Quelmar, ${label} ${numberAt(at)} for goods`, place(at))).toBe(true);
  });

  it.each(['', 'No. ', '#', 'N° ', '('])('that is all of the text is found: "%s"', (before) => {
    for (const at of SHORT.keys()) expect(finds(`${before}${numberAt(at)}`, place(at))).toBe(true);
  });
});
