import type { SearchResult } from '@namesake/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultsFrom } from '../../src/modules/compat/page-of-answer.ts';

const score = fc.integer({ min: 0, max: 100 });
const results = fc.array(
  fc.record({ score, nameScore: score, priority: fc.constantFrom('high', 'review') }) as fc.Arbitrary<SearchResult>,
  { minLength: 1 },
);

it('a score that a caller wants hides some results, never all, and none that is high or whose name reaches it', () => {
  fc.assert(
    fc.property(results, score, (found, least) => {
      const shown = resultsFrom(found, least);
      expect(shown.length).toBeGreaterThan(0);
      for (const one of found)
        if (one.priority === 'high' || one.nameScore >= least || one.score >= least) expect(shown).toContain(one);
      const isBelow = (one: SearchResult): boolean =>
        one.priority !== 'high' && one.nameScore < least && one.score < least;
      if (!found.every(isBelow)) expect(shown.some(isBelow)).toBe(false);
      else expect(shown).toEqual(found.slice(0, 1));
    }),
  );
});
