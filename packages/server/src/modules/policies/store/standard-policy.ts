import { EFFECTS, type Policy } from '@namesake/engine/vocabulary';

/**
 * The default policy of this installation: the built-in one of the engine, tightened by an administrator with further
 * effects, a lower threshold, verdicts that need a second person, and the time for approval.
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

  /** Makes searches without a named policy run under this one. */
  use(policy: Policy): void {
    this.#current = policy;
  }

  /** The built-in policy with further effects, a lower threshold, and verdicts under four eyes. */
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

/** Members of the default policy that an administrator may change. */
type Tightened = Pick<Policy, 'effects' | 'fourEyes' | 'threshold'> & { readonly approvalDays?: number | undefined };

/** Parts of the application that determine searches without a named policy. */
export type PolicyParts = {
  /** The current default policy, from `standard`. */
  readonly policy: Policy;
  readonly standard: StandardPolicy;
};
