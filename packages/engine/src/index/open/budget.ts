/**
 * A search needs more work than it may take: nothing is known of what it would find. Depends on the query, the index
 * and the policy alone, never on the machine or on what was searched before.
 */
export class SearchTooExpensiveError extends Error {
  /** Steps that the search was allowed. */
  readonly mostSteps: number;

  constructor(mostSteps: number) {
    super(`The search takes more than ${mostSteps} steps.`);
    this.name = 'SearchTooExpensiveError';
    this.mostSteps = mostSteps;
  }
}

/**
 * Counts the work of one search in steps. A step is the comparison of one word with one listed word; all other work is
 * expressed in such steps. Cached work of earlier searches is counted as if it were done now, so that equal
 * searches take equal steps.
 */
export class Budget {
  #most = Number.POSITIVE_INFINITY;
  #spent = 0;
  /** Depth of nested measurements. While measuring, the limit does not apply: the caller spends the measured steps. */
  #measuring = 0;
  readonly #charged = new Set<string>();

  /** Begins to count, up to a limit. */
  begin(mostSteps: number): void {
    this.#most = mostSteps;
    this.#spent = 0;
    this.#measuring = 0;
  }

  /** Ends the limit; `spent` stays until the next search begins. */
  end(): void {
    this.#most = Number.POSITIVE_INFINITY;
    this.#measuring = 0;
    if (this.#charged.size > 0) this.#charged.clear();
  }

  /** Steps that were spent since the last search began. */
  get spent(): number {
    return this.#spent;
  }

  /** @throws SearchTooExpensiveError when more than the limit is spent */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > this.#most && this.#measuring === 0) throw new SearchTooExpensiveError(this.#most);
  }

  /** @throws SearchTooExpensiveError in any case: the search needs more room than there is */
  refuse(): never {
    throw new SearchTooExpensiveError(this.#most);
  }

  /** Spends steps for the first time that a search asks for something; `again` for every further time. */
  spendOnce(key: string, steps: number, again: number): void {
    if (this.#charged.has(key)) this.spend(again);
    else {
      this.#charged.add(key);
      this.spend(steps);
    }
  }

  /** Measures the steps of some work of bounded size, without spending them. */
  measure<Made>(work: () => Made): { readonly made: Made; readonly steps: number } {
    const before = this.#spent;
    this.#measuring++;
    try {
      const made = work();
      return { made, steps: this.#spent - before };
    } finally {
      this.#measuring--;
      this.#spent = before;
    }
  }
}
