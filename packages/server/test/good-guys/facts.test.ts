import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerChanges,
  customerFacts,
  listingChanges,
  listingFacts,
  textKey,
} from '../../src/modules/good-guys/store/facts.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const [PERSON] = SAMPLE_PARTIES;
if (PERSON === undefined) throw new Error('There is no sample party.');
const changed = (members: Partial<Listing>) =>
  listingChanges(listingFacts(PERSON, []), listingFacts({ ...PERSON, ...members }, [])).map(({ fact }) => fact);

describe('a listing that changed', () => {
  it('matters where a name, birth date, country, identifier, programme, kind or status did', () => {
    const [name] = PERSON.names;
    if (name === undefined) throw new Error('The party has no name.');
    expect(changed({ names: [...PERSON.names, { ...name, value: 'Orlan Tolbrecht' }] })).toEqual(['name']);
    expect(changed({ birthDates: [] })).toEqual(['birth_date']);
    expect(changed({ nationalities: ['DE'] })).toEqual(['country']);
    expect(changed({ addresses: [{ text: 'Vantal', country: 'TR' }] })).toEqual(['country']);
    expect(changed({ identifiers: [{ type: 'passport', value: 'K 8812 004' }] })).toEqual(['identifier']);
    expect(changed({ programs: ['DEMO-2'] })).toEqual(['programme']);
    expect(changed({ entityType: 'organization' })).toEqual(['type']);
    expect(changed({ status: 'delisted' })).toEqual(['status']);
  });

  it('does not matter where only remarks, order, spacing or letter case did', () => {
    expect(changed({ remarks: ['Another one.'], legalBasis: 'Another', url: 'https://example.org' })).toEqual([]);
    expect(changed({ names: PERSON.names.toReversed() })).toEqual([]);
    expect(changed({ names: PERSON.names.map((one) => ({ ...one, value: ` ${one.value.toUpperCase()}` })) })).toEqual(
      [],
    );
  });
});

describe('the party of a listing', () => {
  const between = (before: readonly string[], after: readonly string[]) =>
    listingChanges(listingFacts(PERSON, before), listingFacts(PERSON, after)).map(({ fact }) => fact);

  it('matters where it loses a listing, whose facts were compared', () =>
    expect(between(['un_sc:QDi.1', 'eu_fsf:EU.1'], ['un_sc:QDi.1'])).toEqual(['party']));

  it('does not matter where it gains one: that has no good guy, and is a result', () =>
    expect(between(['un_sc:QDi.1'], ['un_sc:QDi.1', 'eu_fsf:EU.1'])).toEqual([]));
});

describe('a customer who changed', () => {
  const before = customerFacts({ searchText: 'Orlan Vestrakov', birthDate: '1985-02-03', countries: ['DE', 'TR'] });
  const changes = (request: Parameters<typeof customerFacts>[0]) =>
    customerChanges(before, customerFacts(request)).map(({ fact, before: then, after }) => [fact, then, after]);

  it('matters where something is given that was not', () => {
    expect(changes({ searchText: 'Orlan Vestrakov', birthDate: '1971' })).toEqual([
      ['birth_date', ['1985-02-03'], ['1971']],
    ]);
    expect(changes({ searchText: 'Orlan Tolbrecht' })).toEqual([['name', ['Orlan Vestrakov'], ['Orlan Tolbrecht']]]);
    expect(changes({ searchText: 'orlan  VESTRAKOV', identifiers: [{ value: 'K1' }], countries: ['FR'] })).toEqual([
      ['country', ['DE', 'TR'], ['FR']],
      ['identifier', [], ['K1']],
    ]);
  });

  it('does not matter where a request says less', () => {
    expect(changes({ searchText: 'Orlan Vestrakov' })).toEqual([]);
    expect(changes({ searchText: 'Orlan Vestrakov', countries: ['tr'] })).toEqual([]);
  });

  it('is compared only in what is known of an import', () => {
    const given = customerFacts({ searchText: 'Orlan Vestrakov', birthDate: '1971' });
    expect(customerChanges({}, given)).toEqual([]);
    expect(customerChanges({ birth_date: ['1985'] }, given)).toMatchObject([{ fact: 'birth_date' }]);
  });
});

it('nothing changes between equal facts, whatever they are', () => {
  const facts = fc.record({ searchText: fc.string(), countries: fc.array(fc.string()), birthDate: fc.string() });
  fc.assert(
    fc.property(facts, (request) => {
      const one = customerFacts(request);
      expect([...customerChanges(one, one), ...listingChanges(one, one)]).toEqual([]);
      expect(textKey(request.searchText)).toBe(textKey(` ${request.searchText}`));
    }),
  );
});
