import type { DecisionVerdict, DecisionView, Reopened } from '@namesake/contract';

/** Decision about a party of an answer. */
export type Decided = {
  readonly kind: 'open' | 'partly' | 'proposed' | 'decided' | 'reopened';
  /** Set if all of its listings have the same verdict; for a reopened party, the previous one. */
  readonly verdict: DecisionVerdict | undefined;
  /** Set if a decision in force no longer applies. */
  readonly reopened?: Reopened;
  /** Decisions in force, and proposals. */
  readonly current: readonly DecisionView[];
};

/** The listings of a party. */
export type DecidedListings = { readonly listings: readonly { readonly id: string }[] };

/** Combines the decisions about a party: a verdict counts if every listing has it. */
export function decidedOf({ listings }: DecidedListings, decisions: readonly DecisionView[]): Decided {
  const own = decisions.filter(({ listing }) => listings.some(({ id }) => id === listing));
  const current = own.filter(({ state }) => state === 'in_force' || state === 'proposed');
  const verdictsIn = (state: DecisionView['state']) => wholeVerdict(listings, current, state);
  const [proposed, decided] = [verdictsIn('proposed'), verdictsIn('in_force')];
  if (proposed !== undefined) return { kind: 'proposed', verdict: proposed, current };
  const reopened = current.flatMap((one) => one.reopened ?? []).at(-1);
  if (reopened !== undefined) return { kind: 'reopened', verdict: decided, current, reopened };
  if (decided !== undefined) return { kind: 'decided', verdict: decided, current };
  return { kind: current.length === 0 ? 'open' : 'partly', verdict: undefined, current };
}

function wholeVerdict(
  listings: DecidedListings['listings'],
  current: readonly DecisionView[],
  wanted: DecisionView['state'],
): DecisionVerdict | undefined {
  const verdicts = new Set(
    listings.map(({ id }) => current.findLast(({ listing, state }) => listing === id && state === wanted)?.verdict),
  );
  return verdicts.size === 1 ? [...verdicts][0] : undefined;
}
