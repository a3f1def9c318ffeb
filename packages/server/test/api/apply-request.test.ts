import { EFFECTS, type Effect, type Policy } from '@namesake/engine';
import { weakerThanDefault, weaknesses } from '@namesake/engine/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRequest } from '../../src/modules/search/apply-request.ts';

const LISTS = ['list_a', 'list_b', 'list_c'].map((id) => ({ id, required: id !== 'list_c' }));
const STANDARD: Policy = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 25,
  includeDelisted: false,
  weakAliases: 'by_publisher',
};

const BESIDE_SANCTIONS: readonly Effect[] = ['export_control', 'debarment', 'pep'];

const lists = fc.subarray(
  LISTS.map(({ id }) => id),
  { minLength: 1 },
);
const effects = fc.subarray<Effect>([...EFFECTS], { minLength: 1 });
const threshold = fc.integer({ min: 50, max: 100 });
const members = { threshold, includeDelisted: fc.boolean(), lists, effects };
const weakAliases = fc.constantFrom<Policy['weakAliases']>('never', 'by_publisher', 'always');
const policies: fc.Arbitrary<Policy> = fc
  .record({ ...members, weakAliases }, { requiredKeys: [] })
  .map((given) => ({ ...STANDARD, ...given, name: 'own' }));
const requests = fc.record(members, { requiredKeys: [] });

/** A listing as filters and gates see it, which a policy shows or hides. */
const listings = fc.record({
  list: fc.constantFrom('list_a', 'list_b'),
  effect: fc.constantFrom<Effect>(...EFFECTS),
  nameScore: threshold,
  delisted: fc.boolean(),
  weak: fc.boolean(),
});
type Listing = typeof listings extends fc.Arbitrary<infer Value> ? Value : never;
const shows = (policy: Policy, { list, effect, nameScore, delisted, weak }: Listing): boolean =>
  nameScore >= policy.threshold &&
  (policy.lists?.includes(list) ?? true) &&
  (effect === 'unknown' || (policy.effects?.includes(effect) ?? true)) &&
  (!delisted || policy.includeDelisted) &&
  (!weak || policy.weakAliases === 'always');

const apply = (base: Policy, request: object) =>
  applyRequest({ searchText: 'a b', ...request }, { base, standard: STANDARD, lists: LISTS });

describe('a request under a policy', () => {
  it('that states no deviation hides nothing of a required list that the default or the named policy shows', () => {
    fc.assert(
      fc.property(policies, requests, listings, (base, request, listing) => {
        const { policy, deviations } = apply(base, request);
        if (deviations.length > 0 || shows(policy, listing)) return;
        // Of effects that are no sanction, a saved policy counts and names what it leaves out.
        const isNamed =
          !(base.effects ?? EFFECTS).includes(listing.effect) && BESIDE_SANCTIONS.includes(listing.effect);
        expect([isNamed ? false : shows(STANDARD, listing), shows(base, listing)]).toEqual([false, false]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('asks for a scope exactly where it weakens the policy it names', () => {
    fc.assert(
      fc.property(policies, requests, (base, request) => {
        const { policy, weakened, deviations } = apply(base, request);
        expect(weakened).toEqual(weaknesses(policy, base, ['list_a', 'list_b']));
        expect(deviations).toEqual(expect.arrayContaining([...weakened]));
        expect(apply(base, {}).weakened).toEqual([]);
      }),
    );
  });

  it('states what the named policy lacks of the default', () => {
    fc.assert(
      fc.property(policies, (base) => {
        const told = apply(base, {}).deviations.map(({ member }) => member);
        expect(told).toEqual(weakerThanDefault(base, STANDARD, ['list_a', 'list_b']).map(() => 'policy'));
      }),
    );
  });

  it('states lists that the named policy names and that are gone', () => {
    const { deviations } = apply({ ...STANDARD, name: 'own', lists: ['list_a', 'list_b', 'gone'] }, {});
    expect(deviations).toEqual([{ member: 'policy', text: 'policy own: the lists gone are not here any more' }]);
  });
});
