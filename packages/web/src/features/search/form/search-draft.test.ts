import { parseRequest, searchRequestSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { detailsSet, EMPTY_DRAFT, type SearchDraft, toRequest } from './search-draft.ts';

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

  it('leaves the threshold to the policy unless another one is asked for', () => {
    const { threshold: _, ...request } = toRequest(FULL);
    expect(toRequest({ ...FULL, threshold: 70 })).toEqual(request);
  });
});
