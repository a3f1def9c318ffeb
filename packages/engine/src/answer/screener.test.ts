import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/build/build-index.ts';
import { openImage, openIndex } from '../index/open/open-index.ts';
import { packIndex } from '../index/tables/index-image.ts';
import { loadModel } from '../knowledge/model/model.ts';
import { DEFAULT_POLICY } from '../screen/default-policy.ts';
import { screen } from '../screen/screen.ts';
import type { Listing } from '../types/listing.ts';
import type { Policy, Query } from '../types/query.ts';
import { NotScreenedError } from './not-screened.ts';
import { createScreener, openScreener } from './screener.ts';

const LISTING: Listing = {
  id: 'own:1',
  list: 'own',
  sourceId: '1',
  entityType: 'person',
  names: [{ value: 'Orlan Vestrakov', kind: 'primary', quality: 'strong', script: 'Latn' }],
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
};
const LISTED = { searchText: 'Orlan Vestrakoff' };
const OTHER = { searchText: 'Zebulon Quartermaine' };
const whole = createScreener({ listings: [LISTING], gaps: [] });
const lacking = createScreener({ listings: [LISTING], gaps: ['The list un_sc is too old.'] });

/** As a program without types calls it. */
const anyQuery = (query: unknown): Query => query as Query;

describe('a screener', () => {
  it('says no_match only where no gap is stated', () => {
    expect(whole.screen(OTHER)).toMatchObject({ outcome: 'no_match', complete: true, gaps: [], total: 0 });
    expect(lacking.screen(OTHER)).toMatchObject({
      outcome: 'incomplete',
      complete: false,
      gaps: ['The list un_sc is too old.'],
    });
  });

  it('says that nothing found on a sample is a demonstration', () => {
    const sample = createScreener({ listings: [LISTING], gaps: [], isSample: true });
    expect([sample.screen(OTHER).outcome, sample.screen(LISTED).outcome]).toEqual(['demo', 'demo']);
  });

  it.each<[string, Partial<Policy>, string]>([
    ['a higher threshold', { threshold: 90 }, 'threshold 90 instead of 75'],
    ['some lists only', { lists: ['other'] }, 'without the required own'],
    ['some effects only', { effects: ['pep'] }, 'only the effects pep'],
  ])('never says no_match under a policy with %s', (_, change, gap) => {
    const answer = whole.screen(OTHER, { ...DEFAULT_POLICY, ...change });
    expect(answer).toMatchObject({ outcome: 'incomplete', complete: false, gaps: [gap] });
  });

  it('finds what the engine finds, with the same evidence', () => {
    const model = loadModel();
    const screening = screen(openIndex(buildIndex([LISTING], model), model), LISTED, DEFAULT_POLICY);
    expect(whole.screen(LISTED)).toEqual({ ...screening, outcome: 'potential_match', complete: true, gaps: [] });
  });

  it('answers the same from an index that was packed, saved and put into memory that is not shared', () => {
    const { layout, bytes } = packIndex(whole.index.data);
    const saved = Uint8Array.from(new Uint8Array(bytes)).buffer;
    const opened = openScreener(openImage({ layout, bytes: saved }, loadModel()), { gaps: [] });
    for (const query of [LISTED, OTHER]) expect(opened.screen(query)).toEqual(whole.screen(query));
  });

  it('explains why a party is found, and why not', () => {
    expect(whole.explain(LISTED, 'own:1')).toMatchObject({ stage: 'found' });
    expect(whole.explain(OTHER, 'own:1').stage).not.toBe('found');
    expect(whole.explain(OTHER, 'own:2')).toMatchObject({ stage: 'not_listed' });
  });

  it('throws where nothing can be compared: that is no answer', () => {
    expect(() => whole.screen({ searchText: '?!' })).toThrow(NotScreenedError);
    expect(() => whole.screen({ searchText: 'DE89 3704 0044 0532 0130 00' })).toThrow(
      expect.objectContaining({ code: 'identifier_not_covered' }),
    );
  });

  it.each<[string, unknown]>([
    ['it has no member "birthdate"', { ...LISTED, birthdate: '1971' }],
    ['searchText is missing', { name: 'Orlan' }],
    ['searchText must be a string', { searchText: 7 }],
    ['searchText may have at most 10000 characters', { searchText: 'a'.repeat(10_001) }],
    ['birthDate must be a date', { ...LISTED, birthDate: 'soon' }],
    ['countries must be ISO 3166-1', { ...LISTED, countries: ['Germany'] }],
    ['gender must be one of', { ...LISTED, gender: 'F' }],
    ['identifiers value is missing', { ...LISTED, identifiers: [{ type: 'passport' }] }],
    ['it has no member "constructor"', { ...LISTED, constructor: 1 }],
  ])('refuses a query and says why: %s', (reason, query) =>
    expect(() => whole.screen(anyQuery(query))).toThrow(reason),
  );

  it('refuses a threshold below which parties would be lost unseen', () =>
    expect(() => whole.screen(LISTED, { ...DEFAULT_POLICY, threshold: 40 })).toThrow(
      'threshold must be a number from 50 to 100',
    ));
});
