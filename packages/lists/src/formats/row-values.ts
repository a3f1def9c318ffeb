import { detachedText } from '../fields/detached.ts';

/** Values of each record's rows, for the census: each value of a column once, even if many rows repeat it. */
export class RowValues {
  readonly #records = new Map<string, Map<string, Set<string>>>();

  add(id: string, values: Iterable<readonly [column: string, value: string]>): void {
    const columns = this.#records.get(id) ?? new Map<string, Set<string>>();
    this.#records.set(id, columns);
    for (const [column, value] of values) {
      if (value.trim() === '') continue;
      const said = columns.get(column) ?? new Set();
      columns.set(column, said.add(detachedText(value)));
    }
  }

  *of(id: string): Generator<readonly [column: string, value: string]> {
    for (const [column, said] of this.#records.get(id) ?? []) for (const value of said) yield [column, value];
  }
}
