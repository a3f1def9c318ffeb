import { assert, double, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { chanceAt } from '../../src/knowledge/model/costs.ts';
import { leastAgreement, queryBound } from '../../src/retrieve/candidates/score-bounds.ts';
import { runs } from '../builders/runs.ts';

const total = integer({ min: 1, max: 8000 });
const share = double({ min: 0, max: 1, noNaN: true });
const level = double({ min: 0.3, max: 0.99, noNaN: true });

describe('the least agreement at which a query can reach a level', () => {
  it('is never more than that of a name which reaches it', () => {
    assert(
      property(total, share, share, level, (whole, leftShare, agreeing, wanted) => {
        const left = Math.round(whole * leftShare);
        const agreement = (whole - left) * agreeing;
        const reaches = queryBound(whole, left, agreement, chanceAt(agreement, false)) >= wanted;
        return !reaches || agreement >= leastAgreement(whole, left, wanted);
      }),
      runs(2000),
    );
  });

  it('leaves out a name that agrees in clearly less', () => {
    assert(
      property(total, share, level, (whole, leftShare, wanted) => {
        const left = Math.round(whole * leftShare);
        const least = leastAgreement(whole, left, wanted);
        const less = Math.min(whole, least) * 0.999;
        return left === 0 || least === 0 || queryBound(whole, left, less, chanceAt(less, false)) < wanted;
      }),
      runs(2000),
    );
  });
});
