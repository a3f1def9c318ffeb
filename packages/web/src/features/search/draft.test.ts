import { parseRequest, searchRequestSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { detailsGiven, detailsSet, EMPTY_DRAFT, type SearchDraft, sameSearch, toRequest } from './draft.ts';

const FULL: SearchDraft = {
  searchText: 'Orlan Vestrakov',
  type: 'person',
  birthDate: ' 1971-04 ',
  gender: 'male',
  countries: ['DE'],
  identifierType: 'passport',
  identifier: 'K 8812 004',
  policy: { name: 'payments', threshold: 70 },
  threshold: 80,
  includeDelisted: true,
  externalRef: ' customer-4711 ',
};
const ASKED: SearchDraft = { ...EMPTY_DRAFT, searchText: 'Varnok Tolbrecht', birthDate: '1971' };
const CHANGES: readonly Partial<SearchDraft>[] = [
  { searchText: 'Varnok Tolbrecht ' },
  { type: 'vessel' },
  { birthDate: '1972' },
  { birthDate: '' },
  { gender: 'female' },
  { countries: ['DE'] },
  { identifier: 'K 8812' },
  { policy: { name: 'payments', threshold: 75 } },
  { threshold: 80 },
  { includeDelisted: true },
];

describe('the request a search form makes', () => {
  it('holds only what was filled in', () => {
    expect(toRequest({ ...EMPTY_DRAFT, searchText: 'x' })).toEqual({ searchText: 'x', explain: 'full' });
    expect(detailsSet(EMPTY_DRAFT)).toBe(0);
  });

  it.each([
    ['a full form', FULL],
    ['a bare form', { ...EMPTY_DRAFT, searchText: 'x' }],
    ['an identifier of any kind', { ...FULL, identifierType: '' as const }],
  ])('is one the server takes: %s', (_, draft) => {
    expect(parseRequest(searchRequestSchema, toRequest(draft)).ok).toBe(true);
  });

  it('carries every field of a full form', () => {
    expect(toRequest(FULL)).toEqual({
      searchText: 'Orlan Vestrakov',
      explain: 'full',
      type: 'person',
      birthDate: '1971-04',
      gender: 'male',
      countries: ['DE'],
      identifiers: [{ type: 'passport', value: 'K 8812 004' }],
      externalRef: 'customer-4711',
      policy: 'payments',
      threshold: 80,
      includeDelisted: true,
    });
    expect(detailsSet(FULL)).toBe(9);
  });

  it('leaves the threshold to the policy unless another one is set', () => {
    const { threshold: _, ...request } = toRequest(FULL);
    expect(toRequest({ ...FULL, threshold: 70 })).toEqual(request);
  });
});

describe('a form beside an answer', () => {
  it.each(CHANGES)('asks for something else after %o', (change) => {
    expect(sameSearch(ASKED, { ...ASKED, ...change })).toBe(false);
  });

  it('asks for the same once its values are back, however they came back', () => {
    expect(sameSearch(ASKED, { ...ASKED, countries: [...ASKED.countries], birthDate: ' 1971 ' })).toBe(true);
  });

  it('asks for the same while an identifier has a type but no value: none is screened', () => {
    expect(sameSearch(ASKED, { ...ASKED, identifierType: 'imo' })).toBe(true);
  });
});

describe('what was screened besides the text', () => {
  it('is told field by field, and not at all where nothing was given', () => {
    expect(detailsGiven(EMPTY_DRAFT)).toEqual([]);
    expect(
      detailsGiven({
        ...ASKED,
        type: 'person',
        gender: 'female',
        countries: ['DE', 'FR'],
        identifierType: 'imo',
        identifier: ' 9000091 ',
        policy: { name: 'payments', threshold: 70 },
        threshold: 80,
        includeDelisted: true,
      }),
    ).toEqual([
      'Type: Person',
      'Birth date: 1971',
      'Gender: Female',
      'Countries: Germany, France',
      'IMO number: 9000091',
      'Policy: payments',
      'Threshold: 80',
      'Include delisted parties',
    ]);
  });
});
