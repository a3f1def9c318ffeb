const NONE: readonly never[] = [];

/** A row of a table, or its number. Never an array, because an array marks several rows. */
type Row = number | { readonly [key: string]: unknown };

/**
 * The rows of a table that hold a word. Nearly all words are in one row, which is stored directly: an array for each
 * word would make up most of the tables' memory in each thread.
 */
export class RowsByWord<T extends Row> {
  readonly #rows = new Map<string, T | T[]>();

  add(word: string, row: T): void {
    const known = this.#rows.get(word);
    if (known === undefined) this.#rows.set(word, row);
    else if (Array.isArray(known)) known.push(row);
    else this.#rows.set(word, [known, row]);
  }

  /** The rows of a word in order of insertion; none for an unknown word. */
  of(word: string): readonly T[] {
    const known = this.#rows.get(word);
    if (known === undefined) return NONE;
    return Array.isArray(known) ? known : [known];
  }
}
