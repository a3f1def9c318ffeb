import type { SearchResult } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { changedFacts, foundIn } from './changed-facts.ts';

const result = (facts: object): SearchResult =>
  ({
    primaryName: 'Quelmar Tolbrecht',
    aliases: [],
    birthDates: [{ text: '1971-04-02' }],
    birthPlaces: [],
    nationalities: ['DE'],
    identifiers: [],
    addresses: [],
    listings: [{ id: 'a:1', programs: ['P1'] }],
    evidence: { fields: [{ field: 'birthDate', submitted: '1984-05-17' }] },
    ...facts,
  }) as unknown as SearchResult;
const found = (facts: object = {}, searchText = 'Quelmar Tolbrecht') => ({ result: result(facts), searchText });

describe('what changed between two screenings', () => {
  it('is nothing where both have the same facts', () => {
    expect(changedFacts(found(), found())).toEqual([]);
  });

  it('names what the listing has now, and what it no longer has', () => {
    const changed = { birthDates: [{ text: '1984-05-17' }], aliases: [{ value: 'Q. Tolbrecht' }] };
    expect(changedFacts(found(), found(changed))).toEqual([
      { side: 'listing', fact: 'Names', gone: [], come: ['Q. Tolbrecht'] },
      { side: 'listing', fact: 'Birth dates', gone: ['1971-04-02'], come: ['1984-05-17'] },
    ]);
  });

  it('names another listing of the party, and countries as people read them', () => {
    const changed = {
      nationalities: ['FR'],
      listings: [
        { id: 'a:1', programs: ['P1'] },
        { id: 'b:2', programs: [] },
      ],
    };
    expect(changedFacts(found(), found(changed))).toEqual([
      { side: 'listing', fact: 'Nationalities', gone: ['Germany'], come: ['France'] },
      { side: 'listing', fact: 'Listings', gone: [], come: ['b:2'] },
    ]);
  });

  it('names what is otherwise about the customer', () => {
    const changed = { evidence: { fields: [{ field: 'birthDate', submitted: null }] } };
    expect(changedFacts(found(), found(changed, 'Quelmar Vranok'))).toEqual([
      { side: 'customer', fact: 'Name', gone: ['Quelmar Tolbrecht'], come: ['Quelmar Vranok'] },
      { side: 'customer', fact: 'Birth date', gone: ['1984-05-17'], come: [] },
    ]);
  });
});

it('a party is found in an answer by any of its listings', () => {
  const answer = { results: [result({ listings: [{ id: 'c:3' }] }), result({})], searchText: 'Quelmar Tolbrecht' };
  expect(foundIn(answer, [{ id: 'b:2' }, { id: 'a:1' }])?.result).toBe(answer.results[1]);
  expect(foundIn(answer, [{ id: 'd:4' }])).toBeUndefined();
});
