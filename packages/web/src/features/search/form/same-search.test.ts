import { describe, expect, it } from 'vitest';
import { detailsGiven } from './details-given.ts';
import { sameSearch } from './same-search.ts';
import { EMPTY_DRAFT, type SearchDraft } from './search-draft.ts';

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
