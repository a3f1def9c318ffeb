import { DEFAULT_POLICY, EFFECTS, type Policy } from '@namesake/engine/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPolicy, parsePolicy } from './policy.ts';

const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });
const policies: fc.Arbitrary<Policy> = fc
  .record(
    {
      name: fc.string({ minLength: 1, maxLength: 12 }),
      threshold: fc.integer({ min: 500, max: 1000 }).map((tenths) => tenths / 10),
      highFrom: fc.constant(100),
      limit: fc.integer({ min: 1, max: 100 }),
      includeDelisted: fc.boolean(),
      weakAliases: fc.constantFrom('never' as const, 'always' as const, 'by_publisher' as const),
      lists: texts,
      programs: texts,
      effects: fc.uniqueArray(fc.constantFrom(...EFFECTS), { minLength: 1 }),
    },
    { requiredKeys: ['name', 'threshold', 'highFrom', 'limit', 'includeDelisted', 'weakAliases'] },
  )
  .map((policy) => parsePolicy(policy));

/** The same policy in a different order: its members reversed, its sets reversed and with duplicates. */
const turned = (policy: Policy): Policy =>
  parsePolicy(
    Object.fromEntries(
      Object.entries(policy)
        .reverse()
        .map(([name, value]) => [name, Array.isArray(value) ? [...value, ...value].reverse().slice(0, 100) : value]),
    ),
  );

describe('a policy', () => {
  it('is valid as shipped', () => {
    expect(parsePolicy(DEFAULT_POLICY)).toEqual(DEFAULT_POLICY);
  });

  it.each([
    ['a threshold below 50', { threshold: 49.9 }],
    ['a threshold above 100', { threshold: 100.1 }],
    ['a threshold that is no number', { threshold: Number.NaN }],
    ['high below the threshold', { threshold: 80, highFrom: 79 }],
    ['no results', { limit: 0 }],
    ['more than 100 results', { limit: 101 }],
    ['half a result', { limit: 1.5 }],
    ['no list at all', { lists: [] }],
    ['an effect that does not exist', { effects: ['prayer'] }],
    ['an unknown member', { treshold: 80 }],
    ['another way with weak names', { weakAliases: 'sometimes' }],
  ])('is refused with %s', (_, change) => {
    expect(() => parsePolicy({ ...DEFAULT_POLICY, ...change })).toThrow();
  });

  it('is written one way, whatever order its members and sets come in', () => {
    fc.assert(fc.property(policies, (policy) => canonicalPolicy(turned(policy)) === canonicalPolicy(policy)));
  });

  it('is written another way as soon as any member differs', () => {
    fc.assert(
      fc.property(policies, policies, (a, b) => {
        for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
          const { [name as keyof Policy]: own, ...rest } = a;
          const other = b[name as keyof Policy];
          const changed = { ...rest, ...(other === undefined ? {} : { [name]: other }) } as Policy;
          const same = JSON.stringify(sorted(own)) === JSON.stringify(sorted(other));
          expect(canonicalPolicy(changed) === canonicalPolicy(a)).toBe(same);
        }
      }),
    );
  });
});

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : value);
