import { VERDICTS } from '@namesake/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedCase } from '../../src/modules/cases/store/case.ts';
import { decisionOn, type FactualDecision, type FoundHit } from '../../src/modules/cases/store/found-hit.ts';
import type { HitDecision } from '../../src/modules/decisions/store/hit-decision.ts';

/** A listing: what was decided last about it, whether that is a proposal, and whether the listing has changed since. */
const decidedListing = fc.record({
  verdict: fc.option(fc.constantFrom(...VERDICTS)),
  isProposal: fc.boolean(),
  hasChanged: fc.boolean(),
});
type DecidedListing = typeof decidedListing extends fc.Arbitrary<infer Value> ? Value : never;

function play(listings: readonly DecidedListing[]) {
  const hit: FoundHit = {
    entityId: 'list_a:0',
    priority: 'review',
    isOpen: true,
    listings: listings.map(({ verdict, isProposal, hasChanged }, at) => ({
      id: `list_a:${at}`,
      facts: 'now',
      decision: verdict === null || isProposal ? null : { id: `dec_${at}`, facts: hasChanged ? 'then' : 'now' },
    })),
  };
  const decisions = listings.flatMap(({ verdict, isProposal }, at): readonly FactualDecision[] =>
    verdict === null ? [] : [madeOn(at, verdict, isProposal ? 'proposed' : 'decided')],
  );
  return { hit, searchId: 'srch_none', listings: Map.groupBy(decisions, ({ listing }) => listing) };
}

const madeOn = (at: number, verdict: HitDecision['verdict'], kind: 'decided' | 'proposed'): FactualDecision => ({
  id: `dec_${at}`,
  screeningId: Buffer.alloc(16),
  externalRef: 'customer-1',
  listing: `list_a:${at}`,
  entityId: 'list_a:0',
  recordHash: '',
  verdict,
  reason: 'other',
  madeOn: undefined,
  evidence: undefined,
  events: [
    {
      seq: at,
      number: 1,
      kind,
      at: 1,
      actor: 'user:ada',
      person: 'user:ada',
      text: '',
      salt: Buffer.alloc(0),
    },
  ],
});

const waits = ({ verdict, isProposal, hasChanged }: DecidedListing): boolean =>
  verdict === null || (!isProposal && hasChanged);
const listingsOf = fc.array(decidedListing, { minLength: 1, maxLength: 5 });

describe('a case, whatever was decided on its listings', () => {
  it('is open exactly where one of them has no decision, or one on other facts', () => {
    fc.assert(
      fc.property(listingsOf, (listings) => {
        const { state, hit } = decidedCase(play(listings), null);
        expect(state === 'open').toBe(listings.some(waits));
        expect(hit.isOpen).toBe(state === 'open');
      }),
    );
  });

  it('waits for approval where nothing is open and something is proposed, and is closed otherwise', () => {
    fc.assert(
      fc.property(listingsOf, (listings) => {
        const { state, resolution } = decidedCase(play(listings), null);
        const isProposed = listings.some(({ verdict, isProposal }) => verdict !== null && isProposal);
        if (!listings.some(waits)) expect(state).toBe(isProposed ? 'for_approval' : 'closed');
        expect(resolution === null).toBe(state !== 'closed');
      }),
    );
  });

  it('is closed as a false positive only where each listing is one', () => {
    fc.assert(
      fc.property(listingsOf, fc.constantFrom(null, 'no_longer_found' as const), (listings, lost) => {
        const { resolution } = decidedCase(play(listings), lost);
        const areAll = listings.every((one) => one.verdict === 'false_positive' && !one.isProposal && !waits(one));
        expect(resolution === 'false_positive').toBe(areAll);
      }),
    );
  });
});

describe('a decision', () => {
  const decision = madeOn(0, 'false_positive', 'decided');
  const known = { id: 'list_a:0', facts: 'then' };

  it('holds again once the listing is what it was, though that was not known meanwhile', () => {
    const changed = decisionOn([decision], {
      searchId: 'srch_later',
      listing: { ...known, facts: 'now', decision: null },
    });
    expect(changed?.decision.facts).not.toBe('now');
    const listing = { ...known, decision: changed?.decision ?? null };
    const back = decisionOn([{ ...decision, madeOn: 'then' }], { searchId: 'srch_latest', listing });
    expect(back?.decision.facts).toBe('then');
  });

  it('holds for what was known when it was made, whatever its record is now', () => {
    const listing = { ...known, decision: { id: decision.id, facts: 'then' } };
    const later = decisionOn([{ ...decision, madeOn: 'now' }], { searchId: 'srch_later', listing });
    expect(later?.decision.facts).toBe('then');
  });
});
