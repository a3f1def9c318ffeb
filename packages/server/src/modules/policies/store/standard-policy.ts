import { EFFECTS, type Policy } from '@namesake/engine/vocabulary';

/**
 * The default policy of this installation: the one that ships with the engine, plus what an administrator tightened:
 * further effects, a lower threshold, verdicts that a second person must approve, and for how long they wait.
 */
export class StandardPolicy {
  readonly shipped: Policy;
  #current: Policy;

  constructor(shipped: Policy) {
    this.shipped = shipped;
    this.#current = shipped;
  }

  get current(): Policy {
    return this.#current;
  }

  /** Searches without a policy of their own run under this one from now on. */
  use(policy: Policy): void {
    this.#current = policy;
  }

  /** The shipped policy, searching these effects too, from a lower threshold, with these verdicts under four eyes. */
  with({ effects = EFFECTS, fourEyes = [], approvalDays, threshold }: Tightened): Policy {
    const own = this.shipped.effects;
    const wider = own && EFFECTS.filter((effect) => own.includes(effect) || effects.includes(effect));
    return {
      ...this.shipped,
      threshold: Math.min(threshold, this.shipped.threshold),
      ...(wider === undefined ? {} : { effects: wider }),
      ...(fourEyes.length === 0 ? {} : { fourEyes }),
      ...(approvalDays === undefined ? {} : { approvalDays }),
    };
  }
}

/** What an administrator may change of the default policy. */
type Tightened = Pick<Policy, 'effects' | 'fourEyes' | 'threshold'> & { readonly approvalDays?: number | undefined };

/** Parts of the application that say how to search where a request names no policy. */
export type PolicyParts = {
  /** The default policy as it is now: of `standard`. */
  readonly policy: Policy;
  readonly standard: StandardPolicy;
};
