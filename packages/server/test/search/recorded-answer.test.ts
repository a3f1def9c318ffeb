import { compactResponseSchema, searchResponseSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { compactView } from '../../src/modules/records/compact-view.ts';
import { answerText, readAnswer } from '../../src/modules/records/recorded-answer.ts';

const HEX = 'ab'.repeat(32);
const DECISION = {
  id: 'dec_1',
  listing: 'list_a:1',
  verdict: 'false_positive',
  reason: 'different_birth_date',
  by: 'user:usr_1',
  at: '2026-03-02T09:15:00.000Z',
};
const RESULT = {
  entityId: 'list_a:1',
  entityType: 'person',
  priority: 'review',
  score: 82.1,
  nameScore: 84,
  primaryName: 'Ada',
  ofacScoreEstimate: null,
  matchedName: null,
  reasons: [],
  evidence: { tokens: [], fields: [], waterfall: [] },
  listings: [],
  aliases: [],
  birthDates: [],
  birthPlaces: [],
  nationalities: [],
  addresses: [],
  identifiers: [],
  positions: [],
  relations: [],
  decision: DECISION,
  decisions: [DECISION],
  possiblySameAs: [
    { entityId: 'list_b:2', primaryName: 'Ada', list: 'list_b', code: 'name_and_birth_date', why: 'So.' },
  ],
};
const LIST = {
  id: 'list_a',
  version: '7',
  publishedAt: '2026-03-01T00:00:00.000Z',
  checkedAt: null,
  ageSeconds: 60,
  records: 40,
  sha256: HEX,
  status: 'fresh',
};

/** As the release before the member `view` recorded it. */
const EARLIER = JSON.stringify({
  searchId: 'srch_1',
  searchText: 'Ada',
  searchedAt: '2026-03-02T09:15:00.000Z',
  interpretedAs: ['name'],
  outcome: 'potential_match',
  complete: true,
  notCompared: [],
  total: 1,
  nextCursor: null,
  results: [RESULT],
  suppressed: {
    weakAliasOnly: 1,
    overLimit: 2,
    nearMisses: 3,
    lightNames: 4,
    byEffect: 5,
    byRule: 6,
    goodGuys: 7,
    items: [],
  },
  lists: [LIST, { ...LIST, id: 'list_b', version: null, records: null, sha256: null, status: 'missing' }],
  coverage: { notCovered: [], heldRemovals: [], notSearched: [] },
  engine: {
    version: '0.8.0',
    modelHash: `sha256:${HEX}`,
    policy: 'default',
    policyHash: `sha256:${HEX}`,
    basePolicyHash: `sha256:${HEX}`,
    threshold: 75,
    tookMs: 1,
  },
  deviations: [],
  restricted: false,
  warnings: [],
});

describe('an answer that an earlier release recorded', () => {
  it('is read in today’s words: it fits the schema of today, in full and in short', () => {
    const answer = readAnswer(EARLIER);
    expect(searchResponseSchema.safeParse(answer).error).toBeUndefined();
    expect(compactResponseSchema.safeParse(compactView(answer)).error).toBeUndefined();
  });

  it('says what it said: counts, hashes, people and sentences under their names of today', () => {
    const { suppressed, lists, results } = readAnswer(EARLIER);
    expect(suppressed).toEqual({
      weakAliasOnlyCount: 1,
      overLimitCount: 2,
      nearMissCount: 3,
      lightNameCount: 4,
      byEffectCount: 5,
      byRuleCount: 6,
      goodGuyCount: 7,
      items: [],
    });
    expect(lists.map(({ fileHash, recordCount }) => [fileHash, recordCount])).toEqual([
      [`sha256:${HEX}`, 40],
      [null, null],
    ]);
    const by = { id: 'user:usr_1', kind: 'user', name: null };
    expect(results[0]).toMatchObject({ possiblySameAs: [{ text: 'So.' }], decision: { by }, decisions: [{ by }] });
    expect(results[0]?.possiblySameAs[0]).not.toHaveProperty('why');
  });

  it('is the same when it is read from its own translation, and as text', () => {
    const text = answerText(EARLIER);
    expect(JSON.parse(text)).toEqual(readAnswer(EARLIER));
    expect(readAnswer(text)).toEqual(readAnswer(EARLIER));
    expect(answerText(text)).toBe(text);
  });
});
