import { describe, expect, it } from 'vitest';
import { canonical, differences } from './canonical.ts';

const answer = {
  searchId: 'scr_1',
  outcome: 'potential_match',
  results: [{ score: 91.2, spans: [{ start: 0, end: 5 }], reasons: [{ code: 'a', text: 'one' }] }],
};

describe('an answer', () => {
  it('is the same whatever its ids, texts of reasons and form of spans', () => {
    const other = {
      results: [{ reasons: [{ text: 'two', code: 'a' }], spans: [[0, 5]], score: 91.2 }],
      outcome: 'potential_match',
      searchId: 'scr_2',
    };
    expect(differences(canonical(answer), canonical(other))).toEqual([]);
  });

  it('differs where a score, an order or a member does, and says where', () => {
    const base = canonical(answer);
    const [result] = answer.results;
    expect(differences(base, canonical({ ...answer, results: [{ ...result, score: 91.3 }] }))).toEqual([
      'results.0.score',
    ]);
    expect(differences(base, canonical({ ...answer, results: [] }))).toEqual(['results.0']);
    expect(differences(base, canonical({ ...answer, complete: true }))).toEqual(['complete']);
  });
});
