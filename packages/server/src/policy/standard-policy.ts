import { EFFECTS, type Effect, type Policy } from '@namesake/engine';

/**
 * The default policy of this installation: the one that ships with the engine, plus effects that an administrator
 * added.
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

  /** The shipped policy, searching these effects too. Equal to it where that adds none. */
  withEffects(effects: readonly Effect[] = EFFECTS): Policy {
    const own = this.shipped.effects;
    if (own === undefined) return this.shipped;
    const wider = EFFECTS.filter((effect) => own.includes(effect) || effects.includes(effect));
    return wider.length === own.length ? this.shipped : { ...this.shipped, effects: wider };
  }
}

/** Parts of the application that say how to search where a request names no policy. */
export type PolicyParts = {
  /** The default policy as it is now: of `standard`. */
  readonly policy: Policy;
  readonly standard: StandardPolicy;
};
