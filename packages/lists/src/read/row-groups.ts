import { detachedText } from '../fields/detached.ts';

/** The columns of a row that say one thing together: of a name, its parts and its type. */
export type RowParts = Readonly<Record<string, readonly string[]>>;

/** The values of one part, by column; at least one is not blank. */
export type PartCells = Readonly<Record<string, string>>;

/** One record put together again: what its rows say of each part, each once, in order. */
export type RowGroup = { readonly id: string; readonly part: (name: string) => readonly PartCells[] };

/**
 * Puts records together from rows that repeat them: one row for each name × date of birth × address, so that a party with three of
 * each has 27. Rows of a party need not stand together. Memory holds what is said, not the rows.
 */
export class RowGroups {
  readonly #columns: ReadonlyMap<string, number>;
  readonly #parts: RowParts;
  readonly #idColumn: string;
  readonly #groups = new Map<string, Map<string, Map<string, PartCells>>>();
  /** Rows without an id, each of which is a record of its own to be counted. */
  #withoutId = 0;

  /** `columns`: the headings, already made comparable. */
  constructor(columns: readonly string[], idColumn: string, parts: RowParts) {
    this.#columns = new Map(columns.map((column, at) => [column, at]));
    this.#idColumn = idColumn;
    this.#parts = parts;
  }

  get withoutId(): number {
    return this.#withoutId;
  }

  add(cells: readonly string[]): void {
    const id = this.#cell(cells, this.#idColumn);
    if (id === '') {
      this.#withoutId += 1;
      return;
    }
    let group = this.#groups.get(id);
    if (group === undefined) {
      group = new Map();
      this.#groups.set(detachedText(id), group);
    }
    for (const [part, columns] of Object.entries(this.#parts)) this.#addPart(group, part, columns, cells);
  }

  *[Symbol.iterator](): Iterator<RowGroup> {
    for (const [id, parts] of this.#groups) {
      yield { id, part: (name) => [...(parts.get(name)?.values() ?? [])] };
    }
  }

  #addPart(
    group: Map<string, Map<string, PartCells>>,
    part: string,
    columns: readonly string[],
    cells: readonly string[],
  ): void {
    const values = columns.map((column) => this.#cell(cells, column));
    if (values.every((value) => value === '')) return;
    const key = values.join('\u0000');
    let said = group.get(part);
    if (said === undefined) {
      said = new Map();
      group.set(part, said);
    }
    if (said.has(key)) return;
    const own = detachedText(key).split('\u0000');
    said.set(key, Object.fromEntries(columns.map((column, at) => [column, own[at] ?? ''])));
  }

  #cell(cells: readonly string[], column: string): string {
    const at = this.#columns.get(column);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  }
}

/** How headings are compared: "Name 6", "NAME6" and "name_6" are one. */
export function headingKey(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
