import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryIdentifier } from '../../src/types/query.ts';
import { company, identifier, party, vessel } from '../builders/party.ts';
import { codesOf, hitOn, search } from '../builders/search.ts';

const IMO = '9123453';
const OTHER_IMO = '9074729';
const ETHEREUM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';
const BITCOIN = '1QxV7kTnZpR4mYb9GdH2sWcE8uJ5aLf3Xo';
const ship = vessel('Quelm Star', { identifiers: [identifier('imo', `IMO ${IMO}`)] });
const person = party('Varnok Tolbrecht', { identifiers: [identifier('passport', 'QX 4711-22')] });

describe('a number alone', () => {
  it.each([
    'QX471122',
    'QX 4711 22',
    'qx4711-22',
    'Passport QX471122',
    'passport no. QX 471122',
    'Passport: QX471122',
    'passportQX471122',
    'Dalvor PassportNoQX471122',
  ])('"%s" finds its bearer exactly', (text) => {
    const found = search([person, ship], text);
    expect(found.hits.map(({ entityId }) => entityId)).toEqual([person.id]);
    expect(found.hits[0]).toMatchObject({ priority: 'high', score: 100 });
    expect(codesOf(found.hits[0])).toContain('identifier_match');
    expect(found.interpretedAs).toContain('identifier');
  });

  it('that is one digit off finds nobody', () => expect(search([person], 'QX471123').hits).toEqual([]));

  it.each(['IMO 9 123 453', 'IMO9123453', 'imo: 9123453', '9123453', 'IMO No. 9123453', 'IMO 9123-453'])(
    'of a ship: %s',
    (text) => expect(search([person, ship], text).hits[0]).toMatchObject({ entityId: ship.id, priority: 'high' }),
  );

  it.each([
    'IMO 9123454',
    'IMO 9 123 454',
    'imo no. 9123-454',
    { searchText: 'Tolvane Breeze', identifiers: [{ type: 'imo' as const, value: '9123454' }] },
  ])('with a failed checksum is a warning, never a clear: %o', (query) => {
    const found = search([ship], query);
    expect(found.warnings.map(({ code }) => code)).toContain('identifier_checksum_failed');
  });
});

describe('a number that fails the check of its kind', () => {
  const LEI = '5493001KJTIIGC8Y1R12';
  const warned = (query: Parameters<typeof search>[1]) =>
    search([person], query).warnings.filter(({ code }) => code === 'identifier_checksum_failed');
  const given = (one: QueryIdentifier) => warned({ searchText: 'Dalvor Quelmaz', identifiers: [one] });

  it.each<[string, QueryIdentifier]>([
    ['An LEI', { type: 'lei', value: '5493001KJTIIGC8Y1R13' }],
    ['An LEI', { type: 'lei', value: LEI.slice(0, -1) }],
    ['A BIC', { type: 'bic', value: 'QUVKVAP' }],
    ['A BIC', { type: 'bic', value: 'QUVKVAPVXX' }],
    ['An MMSI', { type: 'mmsi', value: '27344290' }],
    ['An IBAN', { value: 'GB83 WEST 1234 5698 7654 32' }],
    ['An IBAN', { type: 'other', value: 'IBAN GB82 WEST 1234 5698 7654 3' }],
    ['A Russian INN', { type: 'tax_id', value: '7707083894', country: 'RU' }],
    ['A Russian INN', { type: 'tax_id', value: '77070838931', country: 'RU' }],
    ['A Russian OGRN', { type: 'registration_number', value: '1027700132196', country: 'ru' }],
    ['A Russian OGRN', { type: 'registration_number', value: '102770013219', country: 'RU' }],
  ])('is a warning that says how it is written, never a clear: %s %o', (words, one) => {
    expect(given(one)).toHaveLength(1);
    expect(given(one)[0]?.text).toContain(words);
  });

  it.each([`LEI ${LEI.slice(0, -1)}3`, 'GB83WEST12345698765432'])('also in the text: %s', (text) =>
    expect(warned(text)).toHaveLength(1),
  );

  it.each<QueryIdentifier>([
    { type: 'lei', value: LEI },
    { type: 'lei', value: `LEI code: ${LEI.toLowerCase()}` },
    { type: 'lei', value: 'HWUPKR0MPOU8FGXBT394' },
    { type: 'bic', value: 'quvkvapv' },
    { type: 'bic', value: 'QUVKVAPVXXX' },
    { type: 'bic', value: '044525225' },
    { type: 'imo', value: `IMO No. ${IMO}` },
    { type: 'mmsi', value: 'MMSI 273442900' },
    { value: 'GB82 WEST 1234 5698 7654 32' },
    { value: 'No 1234567890123' },
    { type: 'tax_id', value: 'INN 7707083893', country: 'RU' },
    { type: 'tax_id', value: '500100732259', country: 'RU' },
    { type: 'tax_id', value: '773601001', country: 'RU' },
    { type: 'tax_id', value: '7707083894', country: 'KZ' },
    { type: 'registration_number', value: '1027700132195', country: 'RU' },
    { type: 'passport', value: '4711223' },
  ])('is none that is written as its kind is, with its label or without: %o', (one) => expect(given(one)).toEqual([]));

  it('is found as any other where a list has it so', () => {
    const listed = company('Quelvak Bank', { identifiers: [identifier('lei', '5493001KJTIIGC8Y1R13')] });
    const query = { searchText: 'Dalvor', identifiers: [{ type: 'lei' as const, value: '5493001KJTIIGC8Y1R13' }] };
    expect(hitOn(search([listed], query), listed)?.priority).toBe('high');
  });

  it('by any one digit of an LEI is noticed', () =>
    fc.assert(
      fc.property(fc.nat(LEI.length - 1), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = Number(LEI[at]);
        fc.pre(Number.isInteger(digit));
        const value = `${LEI.slice(0, at)}${(digit + more) % 10}${LEI.slice(at + 1)}`;
        expect(given({ type: 'lei', value })).toHaveLength(1);
      }),
    ));
});

describe('an identifier that is written otherwise', () => {
  const holder = party('Orlan Vestrakov', {
    identifiers: [identifier('national_id', '7003401058'), identifier('crypto_address', BITCOIN)],
  });
  const caller = vessel('Dalvor Breeze', { identifiers: [identifier('call_sign', 'EQXYZ')] });

  it.each([
    ['7OO34O1O58', 'the letter O for zero'],
    ['id 7OO34O1O58', 'the letter O for zero'],
    ['007003401058', 'leading zeros'],
    ['OO7003401058', 'the letter O for zero and leading zeros'],
    [BITCOIN.toLowerCase(), 'upper and lower case'],
    [BITCOIN.toUpperCase(), 'upper and lower case'],
  ])('is a review that names the difference: %s', (text, difference) => {
    const hit = hitOn(search([holder, ship], text), holder);
    expect(hit).toMatchObject({ priority: 'review', nameScore: 0 });
    expect(codesOf(hit)).toEqual(['identifier_close']);
    expect(hit?.reasons[0]?.text).toContain(difference);
  });

  it('by another digit is another', () => expect(search([holder], '7003401059').hits).toEqual([]));

  it('is high by its label, and a review where a call sign of letters may be a word', () => {
    expect(hitOn(search([caller], 'call sign EQXYZ'), caller)?.priority).toBe('high');
    const alone = search([caller], 'EQXYZ');
    expect(hitOn(alone, caller)).toMatchObject({ priority: 'review' });
    expect(alone.interpretedAs).toEqual(['name', 'identifier']);
  });

  it('is no reason not to read the word as a name too', () => {
    const namesake = party('Eqxyz Tolbrecht');
    expect(search([caller, namesake], 'EQXYZ').total).toBe(2);
  });
});

describe('a number of a travel document', () => {
  const holder = party('Orlan Vestrakov', {
    identifiers: [
      identifier('passport', 'QX4711223'),
      identifier('passport', 'K142736'),
      identifier('national_id', '7003401058'),
    ],
  });

  it.each([
    'passport QX4711223IRN',
    'passport RUSQX4711223',
    'passport K142736SYR',
    'we met the bearer of RUSQX4711223 on Friday',
    'QX47112234IRN6605171M2105174<<<<<<<<<<<<<<04',
    'K142736<<9RUS6605171M3101017<<<<<<<<<<<<<<02',
    'X99999999<RUS6605171M31010177003401058<<<<<02',
    'I<RUSK142736<<4<<<<<<<<<<<<<<<',
    'I<RUSQX47112234<<<<<<<<<<<<<<<',
    'IDRUSX99999999<7003401058<<<<<',
    'P<RUSTOLBRECHT<<UMAR<<<<<<<<<<<<<<<<<<<<<<<<\nQX4711223<RUS6605171M3101017<<<<<<<<<<<<<<02',
  ])('is found beside its country and by its place in a line for machines: %s', (text) => {
    const hit = hitOn(search([holder], text), holder);
    expect(hit).toMatchObject({ priority: 'high' });
    expect(codesOf(hit)).toContain('identifier_match');
  });

  it.each(['passport QX4711223XQZ', 'QX47112234IRN'])('is another beside other signs: %s', (text) =>
    expect(search([holder], text).hits).toEqual([]),
  );
});

describe('an aircraft with its mark as its name', () => {
  const aircraft = party('EP-QXV', { entityType: 'aircraft' });

  it.each([
    'tail no. EPQXV handling',
    'Reg. EPQXV parking fee',
    'REG/EPQXV DOF/260314',
    '(FPL-EPQXV-IN -A320/M -OIII1430)',
    'aircraft EP-QXV eta 1430Z',
  ])('is found by the mark behind a label, with a hyphen and without: %s', (text) =>
    expect(hitOn(search([aircraft], text), aircraft)).toMatchObject({ priority: 'high' }),
  );

  it('is no other kind of party with such a name', () =>
    expect(
      hitOn(search([company('EP-QXV')], 'tail no. EPQXV handling'), company('EP-QXV'))?.reasons ?? [],
    ).not.toContainEqual(expect.objectContaining({ code: 'identifier_match' })));
});

describe('a ship', () => {
  it('whose name was changed is found by its number', () => {
    const query = { searchText: 'Tolvane Breeze', identifiers: [{ type: 'imo' as const, value: IMO }] };
    expect(search([ship], query).hits[0]).toMatchObject({ entityId: ship.id, priority: 'high' });
    expect(search([ship], `Tolvane Breeze IMO ${IMO}`).hits[0]?.entityId).toBe(ship.id);
  });

  it.each([85, 70, 50])(
    'of the same name with another valid number is a review that names both, high from %d',
    (highFrom) => {
      const query = { searchText: 'Quelm Star', identifiers: [{ type: 'imo' as const, value: OTHER_IMO }] };
      const found = search([ship], query, { highFrom });
      const hit = hitOn(found, ship);
      expect(hit).toMatchObject({ priority: 'review', nameScore: 100 });
      const { text } = hit?.reasons.find(({ code }) => code === 'imo_conflict') ?? {};
      expect(text).toContain(OTHER_IMO);
      expect(text).toContain(IMO);
      expect(found.suppressed).toMatchObject({ byConflict: 0, items: [] });
    },
  );

  it('of the same name is a review where the text itself labels another number', () =>
    expect(hitOn(search([ship], `Quelm Star, IMO ${OTHER_IMO}`), ship)?.priority).toBe('review'));

  it('of the same name does not conflict with a number that nothing calls a ship’s', () => {
    const hit = hitOn(search([ship], `Quelm Star ${OTHER_IMO}`), ship);
    expect(hit).toBeDefined();
    expect(codesOf(hit)).not.toContain('imo_conflict');
  });

  it('of the same name with an invalid number stays a hit', () => {
    const query = { searchText: 'Quelm Star', identifiers: [{ type: 'imo' as const, value: '9074728' }] };
    expect(search([ship], query).hits).toHaveLength(1);
  });

  it('of another numeral, with no number, is a review', () => {
    const listing = vessel('Quelm Tolvane III');
    const hit = hitOn(search([listing], 'Quelm Tolvane II'), listing);
    expect(hit?.priority).toBe('review');
    expect(codesOf(hit)).toContain('possible_affiliate');
  });
});

describe('a wallet address', () => {
  const owner = party('Varnok Tolbrecht', { identifiers: [identifier('crypto_address', ETHEREUM)] });
  const other = company('Dalvor Quelmir', { identifiers: [identifier('crypto_address', BITCOIN)] });

  it('is found as an exact string, and it is said that exposure is not analysed', () => {
    const found = search([owner, other], BITCOIN);
    expect(found.hits.map(({ entityId }) => entityId)).toEqual([other.id]);
    expect(found.warnings.map(({ code }) => code)).toContain('wallet_exposure_not_analysed');
  });

  it('is high by its case where case tells, without where it is hexadecimal', () => {
    expect(search([owner], ETHEREUM.toLowerCase()).hits).toHaveLength(1);
    expect(search([owner], `0x${ETHEREUM.slice(2).toUpperCase()}`).hits).toHaveLength(1);
    expect(search([other], BITCOIN.toLowerCase()).hits[0]?.priority).toBe('review');
    expect(search([other], BITCOIN.replace('Q', 'q')).hits[0]?.priority).toBe('review');
  });

  const bare = ETHEREUM.slice('0x'.length);
  it.each([bare, bare.toLowerCase(), `ETH wallet ${bare} received`])(
    'in hexadecimal digits is found without its 0x, if it is listed: %s',
    (text) => {
      expect(hitOn(search([owner, other], text), owner)).toMatchObject({ priority: 'high' });
      expect(search([owner, other], text.replace(/b58/i, 'b59')).hits).toEqual([]);
    },
  );

  it.each(['XBT', 'ETH', 'wallet', 'Digital Currency Address - XBT'])('is found behind the label "%s"', (label) =>
    expect(hitOn(search([owner, other], `${label} ${BITCOIN}`), other)?.priority).toBe('high'),
  );
});

describe('a bank', () => {
  const [bank, office] = ['QUVKVAPV', 'TOLBVAPV077'];
  const listed = company('Quelvak Bank', { identifiers: [identifier('bic', bank)] });
  const branch = company('Tolbank', { identifiers: [identifier('bic', office)] });
  const british = company('Dalvor Bank', { identifiers: [identifier('bic', 'WESTGB2L')] });
  const IBAN = 'GB82 WEST 1234 5698 7654 32';

  it.each([
    bank,
    `${bank}XXX`,
    `BIC ${bank.toLowerCase()}`,
    'swift: quvk va pv xxx',
    bank.toLowerCase(),
    `:57A:${bank}XXX\ninvoice 20417`,
  ])('is found by its code, whose XXX is the head office: %s', (text) =>
    expect(hitOn(search([listed, branch], text), listed)).toMatchObject({ priority: 'high', score: 100 }),
  );

  it('is not found by a word in small letters that stands between others', () =>
    expect(search([listed], 'pay the quvkvapv amount').hits).toEqual([]));

  it.each([
    [`${bank}123`, listed],
    [`transfer through ${bank} 123 today`, listed],
    ['TOLBVAPV', branch],
    ['TOLBVAPVXXX', branch],
    ['TOLBVAPV078', branch],
  ])('is a review by the code of another branch: %s', (text, found) => {
    const hit = hitOn(search([listed, branch], text), found);
    if (text.includes(' ')) return expect(hit).toBeDefined();
    expect(hit).toMatchObject({ priority: 'review', nameScore: 0 });
    expect(codesOf(hit)).toEqual(['bic_branch']);
  });

  it.each([IBAN, IBAN.replaceAll(' ', ''), `pay to ${IBAN}, ref 20417`])(
    'is a review by an account with it: %s',
    (text) => {
      const found = search([british, listed], text);
      expect(found.hits.map(({ entityId, priority }) => [entityId, priority])).toEqual([[british.id, 'review']]);
      expect(codesOf(found.hits[0])).toEqual(['iban_bank']);
      expect(found.identifiersNotCovered).toEqual([]);
    },
  );

  it('is high where its name agrees too', () => {
    const hit = hitOn(search([british], { searchText: 'Dalvor Bank', identifiers: [{ value: IBAN }] }), british);
    expect(hit).toMatchObject({ priority: 'high', score: 100 });
    expect(codesOf(hit)).toContain('iban_bank');
  });
});

describe('what cannot be answered', () => {
  const [iban, listings] = ['GB82 WEST 1234 5698 7654 32', [person, ship]];

  it.each([iban, iban.replaceAll(' ', ''), 'DE89 3704 0044 0532 0130 00', 'IBAN DE89370400440532013000'])(
    'an IBAN alone is named as not covered: %s',
    (text) => {
      const found = search(listings, text);
      expect(found.identifiersNotCovered).toEqual(['iban']);
      expect(found.hits).toEqual([]);
    },
  );

  it('an IBAN beside a name does not keep the name from being found', () => {
    const found = search(listings, `Varnok Tolbrecht ${iban}`);
    expect(found.identifiersNotCovered).toEqual([]);
    expect(hitOn(found, person)).toBeDefined();
  });

  it.each(['!!!', '🚢', '🚢 🏴‍☠️', '\u200b\u200d', '—', '...', '  '])('"%s" is unscreenable', (text) => {
    const found = search(listings, text);
    expect(found).toMatchObject({ unscreenable: true, hits: [], total: 0, insufficientName: false });
  });

  it.each(['Varnok', '普', 'ⰂⰀⰓ', '11420', BITCOIN, iban])('"%s" is not', (text) =>
    expect(search(listings, text).unscreenable).toBe(false),
  );
});
