import { describe, expect, it } from 'vitest';
import { rowAnswerOf } from '../src/answer.ts';
import type { BatchResult } from '../src/index.ts';
import { CLEAN, fakeService, json } from './fake-service.ts';

const HOLDS: readonly (readonly [string, object])[] = [
  ['a potential match', { outcome: 'potential_match' }],
  ['an outcome that this client does not know', { outcome: 'no_match_yet' }],
  ['an incomplete answer', { complete: false }],
  ['an answer that does not say that it is complete', { complete: undefined }],
  ['complete as a text', { complete: 'true' }],
  ['a restricted search', { restricted: true }],
  ['results beside a no_match', { results: [{}] }],
  ['results that are missing', { results: undefined }],
  ['a total', { total: 1 }],
  ['results after this page', { suppressed: { overLimitCount: 1 } }],
  ['a next page', { nextCursor: '2s.q83' }],
  ['a part that was not compared', { notCompared: [{}] }],
  ['lists of another day', { asOf: '2020-01-01' }],
  ['the sample', { outcome: 'demo', complete: false }],
];

describe('mayPass', () => {
  it('is true for a complete no_match, and the only truth value of an answer', async () => {
    const answer = await fakeService(json(CLEAN)).client.search({ searchText: 'x' });
    expect(answer).toEqual({ mayPass: true, outcome: 'no_match', searchId: 'srch_1', raw: CLEAN });
    expect(Object.values(answer).filter((value) => typeof value === 'boolean')).toEqual([true]);
  });

  it.each(HOLDS)('is false for %s', async (_, members) => {
    const answer = await fakeService(json({ ...CLEAN, ...members })).client.search({ searchText: 'x' });
    expect(answer.mayPass).toBe(false);
  });

  it('cannot be set', async () => {
    const answer = await fakeService(json({ ...CLEAN, complete: false })).client.search({ searchText: 'x' });
    expect(() => Object.assign(answer, { mayPass: true })).toThrow(TypeError);
  });
});

const ROW: BatchResult = {
  row: 1,
  line: 1,
  id: '4711',
  error: null,
  notes: [],
  role: null,
  setAside: [],
  context: [],
  outcome: 'no_match',
  searchId: 'srch_1',
  party: null,
  total: 0,
  best: null,
};

describe('mayPass of a row', () => {
  it('is true for a no_match', () => {
    expect(rowAnswerOf(ROW)).toEqual({ mayPass: true, outcome: 'no_match', id: '4711', searchId: 'srch_1', raw: ROW });
  });

  it.each([
    {
      outcome: 'error' as const,
      searchId: null,
      error: { code: 'empty_search_text', detail: '/searchText', text: 'A member is missing.' },
    },
    { outcome: 'incomplete' as const },
    { outcome: 'potential_match' as const, total: 1 },
    { outcome: 'insufficient_name' as const },
    { outcome: 'demo' as const },
    { total: 1 },
    { searchId: null },
  ])('is false for %j', (members) => {
    expect(rowAnswerOf({ ...ROW, ...members }).mayPass).toBe(false);
  });
});
