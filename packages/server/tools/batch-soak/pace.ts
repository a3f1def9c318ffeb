/** Watches how fast rows are done, and how long none is after a kill. */
export class Pace {
  #rows = 0;
  #lastMs = performance.now();
  #isAway = true;
  #doneRows = 0;
  #doneMs = 0;
  #mostAwayMs = 0;

  /** Counts the rows that are done now. */
  see(rows: number): void {
    const nowMs = performance.now();
    if (rows === this.#rows) return;
    if (this.#isAway) this.#mostAwayMs = Math.max(this.#mostAwayMs, nowMs - this.#lastMs);
    else {
      this.#doneRows += rows - this.#rows;
      this.#doneMs += nowMs - this.#lastMs;
    }
    [this.#rows, this.#lastMs, this.#isAway] = [rows, nowMs, false];
  }

  /** Nothing is done from now on, until rows are seen again. */
  away(): void {
    [this.#isAway, this.#lastMs] = [true, performance.now()];
  }

  get perSecond(): number {
    return (this.#doneRows * 1_000) / this.#doneMs;
  }

  get mostAwaySeconds(): number {
    return this.#mostAwayMs / 1_000;
  }
}
