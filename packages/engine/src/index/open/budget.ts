/**
 * Thrown when a search exceeds its step limit: nothing is known about its result. Depends only on the query, the index
 * and the policy, never on the machine or on earlier searches.
 */
export class SearchTooExpensiveError extends Error {
  /** Step limit of the search. */
  readonly mostSteps: number;

  constructor(mostSteps: number) {
    super(`The search takes more than ${mostSteps} steps.`);
    this.name = 'SearchTooExpensiveError';
    this.mostSteps = mostSteps;
  }
}

/**
 * Counts the work of one search in steps. A step is the comparison of one word with one listed word; other work is
 * expressed in such steps. Work cached by earlier searches is charged as if it were done again, so equal searches take
 * equal steps.
 */
export class Budget {
  #most = Number.POSITIVE_INFINITY;
  #spent = 0;
  /** Depth of nested measurements. The limit does not apply while measuring: the caller spends the measured steps. */
  #measuring = 0;
  readonly #charged = new Set<string>();

  /** Starts counting, up to a limit. */
  begin(mostSteps: number): void {
    this.#most = mostSteps;
    this.#spent = 0;
    this.#measuring = 0;
  }

  /** Lifts the limit; `spent` keeps its value until the next search begins. */
  end(): void {
    this.#most = Number.POSITIVE_INFINITY;
    this.#measuring = 0;
    if (this.#charged.size > 0) this.#charged.clear();
  }

  /** Steps spent since the last search began. */
  get spent(): number {
    return this.#spent;
  }

  /** @throws SearchTooExpensiveError if the limit is exceeded */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > this.#most && this.#measuring === 0) throw new SearchTooExpensiveError(this.#most);
  }

  /** @throws SearchTooExpensiveError always: the search needs more room than there is */
  refuse(): never {
    throw new SearchTooExpensiveError(this.#most);
  }

  /** Spends `steps` the first time that a search uses a key, and `again` on every later use. */
  spendOnce(key: string, steps: number, again: number): void {
    if (this.#charged.has(key)) this.spend(again);
    else {
      this.#charged.add(key);
      this.spend(steps);
    }
  }

  /** Measures the steps of work of bounded size without spending them. */
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
