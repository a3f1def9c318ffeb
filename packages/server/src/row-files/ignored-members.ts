/** Gathers which members of rows were ignored, to report them once at the end instead of once per row. */
export class IgnoredMembers {
  readonly #rows = new Map<string, number>();

  /** Counts the JSON Pointers of one row. */
  add(pointers: readonly string[]): void {
    for (const name of new Set(pointers.map((pointer) => pointer.replaceAll(/\/\d+/g, '')))) {
      if (this.#rows.size < 100 || this.#rows.has(name)) this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1);
    }
  }

  /** One line for each ignored member, with what became of it. */
  lines(what = 'is not a member and was ignored'): readonly string[] {
    return [...this.#rows].map(([name, rows]) => `note: ${name} ${what} in ${rows} rows`);
  }
}
