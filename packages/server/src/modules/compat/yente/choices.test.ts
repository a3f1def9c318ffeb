import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choices, policyFor } from './choices.ts';

const name = fc.oneof(fc.constantFrom('eu_fsf', 'default', 'sanctions', 'un_sc'), fc.string({ minLength: 1 }));
const names = fc.array(name, { maxLength: 4 });
const choices: fc.Arbitrary<Choices> = fc.record({
  dataset: name,
  include_dataset: names,
  exclude_dataset: names,
  exclude_schema: names,
  topics: names,
});

describe('a choice of what is searched', () => {
  it('has one policy, of a name that policies may have, in whatever order it is made', () => {
    fc.assert(
      fc.property(choices, (one) => {
        const policy = policyFor(one);
        expect(policy).toMatch(/^[a-z0-9][a-z0-9-]{0,62}$/);
        const turned = Object.entries(one).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.toReversed() : value,
        ]);
        expect(policyFor(Object.fromEntries(turned))).toBe(policy);
      }),
    );
  });

  it('is answered by the default policy only where nothing is left out', () => {
    fc.assert(
      fc.property(choices, (one) => {
        const { dataset, include_dataset = [], exclude_dataset = [], exclude_schema = [], topics = [] } = one;
        const whole = (id: string): boolean => id === 'default' || id === 'sanctions';
        const isAll = whole(dataset) && (include_dataset.length === 0 || [...include_dataset].some(whole));
        const isWhole = isAll && [exclude_dataset, exclude_schema, topics].every((values) => values.length === 0);
        expect(policyFor(one) === 'default').toBe(isWhole);
      }),
    );
  });
});
