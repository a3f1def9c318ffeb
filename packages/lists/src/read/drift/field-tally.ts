import { detachedText } from '../../fields/detached.ts';
import type { RecordValues } from '../../list/record.ts';

/** A publisher renames a field in all records: the first ones and a sample of the others show it. */
const FIRST = 1_000;
const EVERY = 10;

/** Counts in how many records of a file each field has a value; for a long file, in a sample. */
export class FieldTally {
  readonly #counts = new Map<string, number>();
  #seen = 0;
  #records = 0;

  /** Records without values are not counted. */
  add(values: RecordValues): void {
    this.#seen += 1;
    if (this.#seen > FIRST && this.#seen % EVERY !== 0) return;
    const said = new Set<string>();
    for (const [path, value] of values()) if (value.trim() !== '') said.add(path);
    if (said.size === 0) return;
    this.#records += 1;
    for (const path of said) {
      const known = this.#counts.get(path);
      this.#counts.set(known === undefined ? detachedText(path) : path, (known ?? 0) + 1);
    }
  }

  /** Number of records counted. */
  get records(): number {
    return this.#records;
  }

  /** Fields with a value in any record. */
  get fields(): readonly string[] {
    return [...this.#counts.keys()];
  }

  /** Share of records in which a field has a value, in percent. */
  shareOf(field: string): number {
    return this.#records === 0 ? 0 : ((this.#counts.get(field) ?? 0) / this.#records) * 100;
  }
}
