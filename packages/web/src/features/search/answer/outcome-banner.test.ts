import type { SearchResponse } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { outcomeNotes, outcomeText, outcomeTitle } from './outcome-banner.tsx';
import { suppressedSummary } from './suppressed-view.tsx';

const list = {
  id: 'sample',
  version: '1',
  publishedAt: null,
  checkedAt: null,
  ageSeconds: 60,
  recordCount: 1_500,
  fileHash: null,
  status: 'fresh',
} as const;

const answer = (changes: Partial<SearchResponse>): SearchResponse => ({
  view: 'full',
  searchId: 'srch_1',
  searchText: 'x',
  searchedAt: '2026-03-02T09:15:00.000Z',
  interpretedAs: ['name'],
  outcome: 'no_match',
  complete: true,
  notCompared: [],
  total: 0,
  results: [],
  suppressed: {
    weakAliasOnlyCount: 0,
    overLimitCount: 0,
    nearMissCount: 0,
    lightNameCount: 0,
    items: [],
  },
  lists: [list, { ...list, id: 'other', recordCount: null }],
  coverage: { notCovered: [], heldRemovals: [], notSearched: [] },
  engine: {
    version: '0',
    modelHash: '',
    policy: 'default',
    policyHash: '',
    basePolicyHash: '',
    threshold: 75,
    tookMs: 1,
  },
  deviations: [],
  restricted: false,
  warnings: [],
  ...changes,
});

describe('the words of an outcome', () => {
  it('says of a name that too many share something else than of an input that names nobody', () => {
    const [nobody, many] = [0, 3].map((total) => outcomeText(answer({ outcome: 'insufficient_name', total })));
    expect(many).toContain('Too many parties share it');
    expect(nobody).toContain('contains no name');
  });

  it('counts potential matches before the limit', () => {
    expect(outcomeTitle(answer({ outcome: 'potential_match', total: 45 }))).toBe('45 potential matches');
    expect(outcomeTitle(answer({ outcome: 'potential_match', total: 1 }))).toBe('1 potential match');
  });

  it('tells what a no_match was drawn from', () => {
    expect(outcomeText(answer({}))).toContain('2 lists with 1,500 records');
  });

  it('tells that the policy left parties out by their legal effect', () => {
    const suppressed = { ...answer({}).suppressed, byEffectCount: 2 };
    expect(outcomeNotes(answer({ suppressed })).map(({ text }) => text)).toEqual([
      expect.stringContaining('excludes the legal effects of 2 parties'),
    ]);
    expect(outcomeNotes(answer({}))).toEqual([]);
  });

  it('does not say so of a no_match that is not complete', () => {
    const text = outcomeText(answer({ complete: false, restricted: true }));
    expect(text).toContain('not complete');
    expect(text).not.toContain('up to date');
  });

  it('says of an incomplete answer that part of what was given could not be compared', () => {
    const notCompared = [
      { field: 'searchText', index: null, span: { start: 0, end: 1 }, why: 'unknown_symbol' },
    ] as const;
    expect(outcomeText(answer({ outcome: 'incomplete', notCompared }))).toContain('could not be compared');
    expect(outcomeText(answer({ outcome: 'incomplete' }))).not.toContain('could not be compared');
  });

  it('tells a warning without values in its own words, and else in those of the answer', () => {
    const warnings = [
      { code: 'direction_override', text: 'as the server says it' },
      { code: 'list_ageing', text: 'un_sc is 30 hours old.' },
    ] as const;
    expect(outcomeNotes(answer({ warnings })).map(({ text }) => text)).toEqual([
      'Text with a right-to-left override was read both ways',
      'un_sc is 30 hours old.',
    ]);
  });

  it('names warnings and deviations, and in a demo leaves missing lists to the banner', () => {
    const warnings = [{ code: 'list_unusable', text: 'un_sc is required and not loaded.' }] as const;
    const deviations = [{ member: 'threshold', text: 'The threshold is 90 instead of 75.' }];
    expect(outcomeNotes(answer({ warnings, deviations }))).toHaveLength(2);
    expect(outcomeNotes(answer({ outcome: 'demo', warnings, deviations }))).toEqual(deviations);
  });
});

describe('what was left out', () => {
  it('is named by kind, and is absent where there is nothing', () => {
    const none = answer({}).suppressed;
    expect(suppressedSummary(none)).toEqual([]);
    expect(suppressedSummary({ ...none, overLimitCount: 20, nearMissCount: 1 })).toEqual([
      '20 over the limit',
      '1 near miss',
    ]);
  });
});
