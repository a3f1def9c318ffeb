import { describe, expect, it } from 'vitest';
import { scoringTable } from '../../src/diagnose/scoring-table.ts';
import { COSTS } from '../../src/knowledge/model/costs.ts';
import { FEATURES } from '../../src/score/fields/features.ts';
import { isPart } from '../../src/score/match.ts';
import { scoreName } from '../../src/score/name/score-name.ts';
import { readQuery } from '../../src/screen/query/read-query.ts';
import { ENTITY_TYPES, type EntityType } from '../../src/types/listing.ts';
import { party } from '../builders/party.ts';
import { comparison, indexOf } from '../builders/search.ts';

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
    const { query = '', listed = '', score } = table.findings.find(({ code }) => code === 'more_trade')?.example ?? {};
    expect(comparison(query, listed, 'organization').score).toBe(score);
  });

  it('has an effect for every finding, which never adds, and an example that gives the finding’s reason', () => {
    for (const { code, effect, reason, example } of table.findings) {
      expect(effect, code).toBeLessThanOrEqual(0);
      if (!example) continue;
      const type = ENTITY_TYPES.find((one) => findingIn(example, one) === code);
      expect(type, code).toBeDefined();
      if (type)
        expect(
          comparison(example.query, example.listed, type).reasons.map((one) => one.code),
          code,
        ).toContain(reason);
    }
  });
});

/** The finding of the best name score of two names. */
function findingIn({ query, listed }: { readonly query: string; readonly listed: string }, entityType: EntityType) {
  const index = indexOf([party(listed, { entityType })]);
  const { readings } = readQuery(index, { searchText: query }).texts[0] ?? { readings: [] };
  const [best] = readings
    .filter((one) => !isPart(one))
    .map(({ plan }) => scoreName(index, plan, 0))
    .sort((a, b) => b.tenths - a.tenths);
  return best?.finding?.code;
}
