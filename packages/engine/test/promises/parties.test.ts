import { describe, expect, it } from 'vitest';
import { decideParties } from '../../src/index/build/parties/decide-parties.ts';
import type { Listing } from '../../src/types/listing.ts';
import type { PartyDecision } from '../../src/types/party.ts';
import { born, company, party, vessel } from '../builders/party.ts';
import { randomFrom, shuffled } from '../builders/random.ts';
import { indexOf } from '../builders/search.ts';

const NAME = 'Varnok Pavlovich Tolbrecht';
const sdn = (more: Partial<Listing> = {}) => ({ ...party(NAME), ...more });
const eu = (name = NAME, more: Partial<Listing> = {}) => ({ ...party(name, { list: 'eu_fsf' }), ...more });
const uk = (name = NAME, more: Partial<Listing> = {}) => ({ ...party(name, { list: 'gb_fcdo' }), ...more });
const on = (day: string) => ({ birthDates: [born(day)] });

const partyOf = (listings: readonly Listing[], of: Listing) => indexOf(listings).entityOf(of.id)?.listings ?? [];
const codes = (listings: readonly Listing[], of: Listing) =>
  indexOf(listings)
    .entityOf(of.id)
    ?.ties.map(({ code }) => code);
const areOne = (...listings: readonly [Listing, ...Listing[]]) =>
  partyOf(listings, listings[0]).length === listings.length;

describe('people are one party', () => {
  it('with a name in common and an equal birth date', () => {
    const two = [sdn(on('1961-05-17')), eu('Varnock Pavlovic TOLBREKHT', on('1961-05-17'))] as const;
    expect(codes(two, two[0])).toEqual(['name_and_birth_date']);
  });

  it('with three telling words and an equal birth year', () => {
    const two = [sdn(on('1961-05-17')), eu(NAME, { birthDates: [born('1961')] })] as const;
    expect(codes(two, two[1])).toEqual(['name_and_birth_year']);
  });

  it('with three telling words and the same regime, where one list knows no birth date', () => {
    const two = [sdn({ ...on('1961-05-17'), programs: ['DALVOR-IRAN'] }), eu(NAME, { programs: ['IRN'] })] as const;
    expect(codes(two, two[0])).toEqual(['name_and_programme']);
  });

  it('with the same passport and a name in common', () => {
    const passport = { identifiers: [{ type: 'passport' as const, value: 'QX4711229' }] };
    const two = [sdn(passport), eu('Varnok Tolbrecht', passport)] as const;
    expect(codes(two, two[0])).toEqual(['document']);
  });
});

describe('two records of one list are one party', () => {
  const number = { identifiers: [{ type: 'registration_number' as const, value: '1047796940465' }] };

  it('with the same passport, where each has the main name of the other', () =>
    expect(areOne(sdn(doc()), { ...sdn(doc()), id: 'us_ofac_sdn:2', sourceId: '2' })).toBe(true));

  it('never where one only has the other’s name besides its own', () =>
    expect(
      areOne(company('Tolvane Quelm', number), company('Dorvane Energo', { ...number, aliases: ['Tolvane Quelm'] })),
    ).toBe(false));

  it('banks too, by the first eight characters of a BIC', () => {
    const bic = (value: string) => ({ identifiers: [{ type: 'bic' as const, value }] });
    const [ours, theirs] = [
      company('Quelm Bank', bic('QLMBRUMM')),
      company('Quelm Bank', { ...bic('QLMBRUMMXXX'), list: 'eu_fsf' }),
    ];
    expect(codes([ours, theirs], ours)).toEqual(['document']);
  });
});

describe('people are not one party', () => {
  it.each([
    ['born in other years', sdn(on('1961-05-17')), eu(NAME, on('1974-02-03'))],
    [
      'of two genders',
      sdn({ ...on('1961-05-17'), gender: 'male' }),
      eu(NAME, { ...on('1961-05-17'), gender: 'female' }),
    ],
    ['twins', sdn(on('1961-05-17')), eu('Zelimir Pavlovich Tolbrecht', on('1961-05-17'))],
    ['with a relative’s passport', sdn(doc()), eu('Mirza Quelbani', doc())],
    ['with an equal name and nothing else', party('Varnok Tolbrecht'), eu('Varnok Tolbrecht')],
    [
      'on one list, unless the records say the same',
      sdn(on('1961-05-17')),
      party('Varnok Pavlovich Tolbrecht-Dalvor', on('1961-05-17')),
    ],
  ] as const)('%s', (_, one, other) => expect(areOne(one, other)).toBe(false));

  it('where two contradict each other, though a third is tied to both: the stronger tie holds', () => {
    const third = eu(NAME, { birthDates: [born('1961-05-17'), born('1974')] });
    const [one, other] = [sdn(on('1961-05-17')), uk(NAME, { birthDates: [born('1974')] })];
    const index = indexOf([one, other, third]);
    expect(index.entityOf(third.id)?.listings).toEqual([one.id, third.id]);
    expect(index.entityOf(other.id)?.listings).toEqual([other.id]);
  });
});

function doc() {
  return { identifiers: [{ type: 'passport' as const, value: 'QX4711229' }] };
}

describe('organizations are one party', () => {
  const [ours, theirs] = [
    company('Tolbrecht Quelmar Shipping LLC'),
    company('Tolbrecht Quelmar Shipping Ltd', { list: 'eu_fsf' }),
  ];
  const at = (country: string) => ({ addresses: [{ text: `Harbour Road 5, ${country}`, country }] });

  it('with the same name but for the legal form', () => {
    expect(codes([ours, theirs], ours)).toEqual(['organization_name']);
  });

  it('unless their countries or numbers differ', () => {
    const number = (value: string) => ({ identifiers: [{ type: 'tax_id' as const, value, country: 'RU' }] });
    expect(areOne({ ...ours, ...at('RU') }, { ...theirs, ...at('CY') })).toBe(false);
    expect(areOne({ ...ours, ...number('7701234567') }, { ...theirs, ...number('7709999999') })).toBe(false);
  });

  it('not by words that many share', () => {
    expect(areOne(company('General Trading Company'), company('General Trading LLC', { list: 'eu_fsf' }))).toBe(false);
  });
});

describe('ships are one party', () => {
  const imo = (value: string) => ({ identifiers: [{ type: 'imo' as const, value }] });
  it('by their number, whatever they are called, and never with two numbers', () => {
    const [old, renamed] = [
      { ...vessel('Quelmar Star'), ...imo('9074729') },
      { ...vessel('Dalvor', { list: 'eu_fsf' }), ...imo('9074729') },
    ];
    expect(codes([old, renamed], old)).toEqual(['imo']);
    expect(areOne(old, { ...renamed, ...imo('9176187'), unReference: 'QXe.1' })).toBe(false);
  });
});

describe('an operator', () => {
  const listings = [sdn(on('1961-05-17')), eu(NAME, on('1961-05-17')), uk(NAME, on('1961-05-17'))] as const;
  const stranger = party('Mirza Quelbani');
  const [a, b, c] = listings.map(({ id }) => id) as [string, string, string];
  const index = indexOf([...listings, stranger]);
  const decided = (...decisions: PartyDecision[]) => {
    const { entity } = decideParties(index.data.listings, decisions, index.positionOf);
    const rootOf = (id: string) => index.listingId(entity[index.positionOf(id) ?? 0] ?? 0);
    return (...ids: string[]) => ids.map(rootOf);
  };

  it('takes a listing out; the others stay together though it tied them', () => {
    expect(decided({ kind: 'split', listings: [a], others: [b, c] })(a, b, c)).toEqual([a, b, b]);
    expect(decided({ kind: 'split', listings: [b], others: [a, c] })(a, b, c)).toEqual([a, b, a]);
  });

  it('puts parties together that nothing ties', () => {
    const rootsOf = decided({ kind: 'join', listings: [stranger.id], others: [a, b, c] });
    expect(new Set(rootsOf(a, b, c, stranger.id)).size).toBe(1);
  });

  it('decides nothing of listings that are gone', () => {
    expect(decided({ kind: 'split', listings: ['eu_fsf:gone'], others: [a] })(a, b, c)).toEqual([a, a, a]);
  });
});

it('equal listings in any order are equal parties', () => {
  const random = randomFrom(7);
  const all = Array.from({ length: 40 }, (_, i) =>
    [sdn, eu, uk].map((of) => ({
      ...of(`Varnok${'abcdefghij'[i % 10]} Pavlovich Tolbrecht`),
      ...on(`19${60 + (i % 5)}-05-17`),
    })),
  ).flat();
  const ties = (listings: readonly Listing[]) => {
    const { entity, tiedTo, tiedBy } = indexOf(listings).data.listings;
    return [[...entity], [...tiedTo], [...tiedBy]];
  };
  expect(ties(shuffled(all, random))).toEqual(ties(all));
});
