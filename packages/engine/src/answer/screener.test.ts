import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/build/build-index.ts';
import { openImage, openIndex } from '../index/open/open-index.ts';
import { packIndex } from '../index/tables/index-image.ts';
import { loadModel } from '../knowledge/model/model.ts';
import { DEFAULT_POLICY } from '../screen/default-policy.ts';
import { screen } from '../screen/screen.ts';
import { EFFECTS, type Listing } from '../types/listing.ts';
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

/** Passes an untyped query, as a JavaScript caller would. */
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

  it('is incomplete where there is no listing at all, as in an iterable that was used up', () => {
    function* once() {
      yield LISTING;
    }
    const lists = { listings: once(), gaps: [] };
    expect(createScreener(lists).screen(LISTED).outcome).toBe('potential_match');
    const empty = { outcome: 'incomplete', complete: false, gaps: ['The lists have no listing: nobody can be found.'] };
    expect(createScreener(lists).screen(LISTED)).toMatchObject(empty);
    expect(createScreener({ listings: [], gaps: [] }).screen(OTHER)).toMatchObject(empty);
  });

  it.each<[string, Partial<Policy>, object]>([
    ['a rule', { rules: { debarment: { threshold: 100 } } }, { byRule: 1 }],
    ['its effects', { effects: EFFECTS.filter((effect) => effect !== 'debarment') }, { byEffect: 1 }],
  ])('names in suppressed whom %s of the policy takes away beside sanctions, and is complete', (_, change, counts) => {
    const debarred = createScreener({ listings: [{ ...LISTING, effect: 'debarment' }], gaps: [] });
    expect(debarred.screen(LISTED, { ...DEFAULT_POLICY, ...change })).toMatchObject({
      outcome: 'no_match',
      complete: true,
      suppressed: { ...counts, items: [{ primaryName: 'Orlan Vestrakov' }] },
    });
    expect(whole.screen(LISTED, { ...DEFAULT_POLICY, ...change }).outcome).toBe('potential_match');
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

  it.each<[string, object]>([
    ['it has no member "list"', { list: ['own'] }],
    ['lists must be an array', { lists: 'own' }],
    ['effects must be one of', { effects: ['freeze'] }],
    ['includeDelisted must be true or false', { includeDelisted: 'no' }],
    ['rules it has no member "asset_freeze"', { rules: { asset_freeze: { threshold: 100 } } }],
    ['rules debarment it has no member "treshold"', { rules: { debarment: { treshold: 100 } } }],
    ['rules debarment needs must be one of', { rules: { debarment: { needs: ['fullname'] } } }],
  ])('refuses a policy and says why: %s', (reason, change) =>
    expect(() => whole.screen(LISTED, { ...DEFAULT_POLICY, ...change })).toThrow(reason),
  );

  it('refuses a threshold below which parties would be lost unseen', () =>
    expect(() => whole.screen(LISTED, { ...DEFAULT_POLICY, threshold: 40 })).toThrow(
      'threshold must be a number from 50 to 100',
    ));
});
