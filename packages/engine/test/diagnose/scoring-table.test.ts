import { describe, expect, it } from 'vitest';
import { scoringTable } from '../../src/diagnose/scoring-table.ts';
import { COSTS } from '../../src/knowledge/model/costs.ts';
import { FEATURES } from '../../src/score/fields/features.ts';
import { comparison } from '../builders/search.ts';

const table = scoringTable();

describe('the scoring table', () => {
  it('has every cost and every feature, in the order in which they count', () => {
    expect(Object.fromEntries(table.costs.map(({ name, value }) => [name, value]))).toEqual({ ...COSTS });
    expect(table.features.map(({ field, points }) => [field, points])).toEqual(
      FEATURES.map(({ field, points }) => [field, points]),
    );
    expect(table.costs.every(({ doc }) => doc.length > 10)).toBe(true);
  });

  it('gives for each feature an example of each verdict that counts, by as many points as the table says', () => {
    for (const { field, points, examples } of table.features) {
      expect(examples.map(({ verdict }) => verdict).sort(), field).toEqual(Object.keys(points).sort());
      if (field === 'identifier') continue;
      for (const { verdict, contribution } of examples) expect(contribution, field).toBe(points[verdict]);
    }
  });

  it('shows each way of agreement by a pair that agrees that way', () => {
    for (const { method, example } of table.methods) expect(example, method).not.toBeNull();
  });

  it('computes its examples: a comparison says the same', () => {
    const {
      query = '',
      listed = '',
      score,
    } = table.limits.find(({ code }) => code === 'possible_affiliate')?.example ?? {};
    expect(comparison(query, listed, 'organization').score).toBe(score);
    for (const { code, most, example } of table.limits)
      expect(Math.min(example.nameScore, example.score), code).toBeLessThanOrEqual(most);
  });
});
