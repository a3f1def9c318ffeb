const NONE: readonly never[] = [];

/** A row of a table, or its number. Never an array, which is how several rows differ from one. */
type Row = number | { readonly [key: string]: unknown };

/**
 * Which rows of a table hold a word. Nearly all words are in one row, which is kept as it is: an array for each would
 * be most of what the tables hold, in each thread.
 */
export class RowsByWord<T extends Row> {
  readonly #rows = new Map<string, T | T[]>();

  add(word: string, row: T): void {
    const known = this.#rows.get(word);
    if (known === undefined) this.#rows.set(word, row);
    else if (Array.isArray(known)) known.push(row);
    else this.#rows.set(word, [known, row]);
  }

  /** The rows of a word, in the order they were added; none for an unknown word. */
  of(word: string): readonly T[] {
    const known = this.#rows.get(word);
    if (known === undefined) return NONE;
    return Array.isArray(known) ? known : [known];
  }
}
