import { UNFOUND_REASONS } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtOf } from '../../src/modules/cases/unfound.ts';

const POLICY: Policy = {
  name: 'loose',
  threshold: 85,
  highFrom: 90,
  limit: 20,
  includeDelisted: false,
  weakAliases: 'by_publisher',
};
const COMPARED = { policy: POLICY, engine: '1' };
const FINDING = { error: null, complete: false, total: 0, hits: [] };
const KNOWN = { isGone: false, isCovered: true, required: ['list_a'], before: COMPARED, after: COMPARED };
const doubt = (known: Partial<Parameters<typeof doubtOf>[1]> = {}, finding: Partial<typeof FINDING> = {}) =>
  doubtOf({ ...FINDING, ...finding }, { ...KNOWN, ...known });
const under = (more: Partial<Policy>) => ({ ...COMPARED, policy: { ...POLICY, ...more } });

describe('a party that is no longer found', () => {
  it('is beyond doubt where it was compared by what found it, by the default, or where its listings are gone', () => {
    expect(doubt()).toBeUndefined();
    expect(doubt({ after: undefined }, { complete: true })).toBeUndefined();
    expect(doubt({ after: undefined, isGone: true })).toBeUndefined();
  });

  it('is doubtful where the policy became weaker in anything, and not where it became stricter', () => {
    const weaker: readonly Partial<Policy>[] = [
      { threshold: 86 },
      { lists: ['list_b'] },
      { effects: ['travel'] },
      { weakAliases: 'never' },
    ];
    for (const more of weaker) expect(doubt({ after: under(more) })).toBe('policy_weaker');
    for (const more of [{ threshold: 84 }, { highFrom: 99 }, { name: 'another' }, { lists: ['list_a'] }])
      expect(doubt({ after: under(more) })).toBeUndefined();
  });

  it.each([
    ['not_screened', { isGone: true }, { error: 'unscreenable_text' }],
    ['further_pages', {}, { total: 1, complete: true }],
    ['incomplete', { after: undefined }, {}],
    ['list_not_searched', { isCovered: false }, {}],
    ['record_gone', { before: undefined }, {}],
    ['engine_changed', { after: { ...COMPARED, engine: '2' } }, {}],
  ] as const)('is doubtful as %s', (reason, known, finding) => {
    expect(doubt(known, finding as object)).toBe(reason);
  });

  it('is beyond doubt under a policy that is no default only where everything else is known', () => {
    const part = fc.record({
      isCovered: fc.boolean(),
      hasThen: fc.boolean(),
      hasNow: fc.boolean(),
      isSame: fc.boolean(),
    });
    fc.assert(
      fc.property(part, ({ isCovered, hasThen, hasNow, isSame }) => {
        const before = hasThen ? COMPARED : undefined;
        const after = hasNow ? { ...COMPARED, engine: isSame ? '1' : '2' } : undefined;
        const found = doubt({ isCovered, before, after });
        expect(found === undefined).toBe(isCovered && hasThen && hasNow && isSame);
        if (found !== undefined) expect(UNFOUND_REASONS).toContain(found);
      }),
    );
  });
});
