import type { Listing } from '@namesake/engine';
import { detachedText } from '../fields/detached.ts';
import type { ReaderOptions, RecordValues, Rejection } from '../list/record.ts';
import { RowValues } from './row-values.ts';

/** Columns of a row that belong together, such as the parts and type of a name. */
export type RowParts = Readonly<Record<string, readonly string[]>>;

/** Values of one part, by column; at least one is not blank. */
export type PartCells = Readonly<Record<string, string>>;

/** A reassembled record: the values of each part in its rows, without repetitions, in order. */
export type RowGroup = { readonly id: string; readonly part: (name: string) => readonly PartCells[] };

/** Layout of a file. */
export type RowLayout = {
  /** Normalised headings. */
  readonly columns: readonly string[];
  readonly idColumn: string;
  readonly parts: RowParts;
};

/**
 * Reassembles records from rows that repeat them: one row for each name × date of birth × address, so that a party with
 * three of each has 27. Rows of a party need not be adjacent. Memory holds values, not rows.
 */
export class RowGroups {
  readonly #layout: RowLayout;
  readonly #at: ReadonlyMap<string, number>;
  /** Columns outside all parts. */
  readonly #beside: readonly string[];
  readonly #onRecord: ReaderOptions['onRecord'];
  readonly #values: RowValues | undefined;
  readonly #groups = new Map<string, Map<string, Map<string, PartCells>>>();
  /** Columns outside all parts that have a value in any row. */
  readonly #others = new Set<string>();
  /** Rows without an id, each counted as a record. */
  #withoutId = 0;

  constructor(layout: RowLayout, { onRecord, keepsValues }: ReaderOptions) {
    this.#layout = layout;
    this.#at = new Map(layout.columns.map((column, at) => [column, at]));
    this.#onRecord = onRecord;
    const known = new Set([layout.idColumn, ...Object.values(layout.parts).flat()]);
    this.#beside = layout.columns.filter((column) => !known.has(column));
    this.#values = keepsValues === true ? new RowValues() : undefined;
  }

  /** `values`: everything in the row, if that is more than its cells. */
  add(cells: readonly string[], values: RecordValues = () => this.#valuesIn(cells)): void {
    const { idColumn, parts } = this.#layout;
    const id = this.#cell(cells, idColumn);
    if (id === '') {
      this.#withoutId += 1;
      return;
    }
    let group = this.#groups.get(id);
    if (group === undefined) {
      group = new Map();
      this.#groups.set(detachedText(id), group);
    }
    for (const [part, own] of Object.entries(parts)) this.#addPart(group, part, own, cells);
    if (this.#values !== undefined) this.#values.add(id, values());
    else for (const column of this.#beside) if (this.#cell(cells, column) !== '') this.#others.add(column);
  }

  /** Passes on each record as a listing with its values; then the rows without an id. */
  handOn(toListing: (group: RowGroup) => Listing | Rejection): void {
    for (const [id, parts] of this.#groups) {
      const part = (name: string): PartCells[] => [...(parts.get(name)?.values() ?? [])];
      this.#onRecord(toListing({ id, part }), () => this.#values?.of(id) ?? this.#cellsOf(id, parts));
    }
    for (let at = 0; at < this.#withoutId; at += 1) this.#onRecord({ rejected: 'no_id' });
  }

  /** Values of a record if rows are not kept: its cells, and the other columns of the file. */
  *#cellsOf(id: string, parts: Map<string, Map<string, PartCells>>): Generator<readonly [string, string]> {
    yield [this.#layout.idColumn, id];
    for (const said of parts.values()) for (const cells of said.values()) yield* Object.entries(cells);
    for (const column of this.#others) yield [column, column];
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

  #valuesIn(cells: readonly string[]): [column: string, value: string][] {
    return this.#layout.columns.map((column, at) => [column, cells[at] ?? '']);
  }

  #cell(cells: readonly string[], column: string): string {
    const at = this.#at.get(column);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  }
}

/** Normal form for comparing headings: "Name 6", "NAME6" and "name_6" are equal. */
export function headingKey(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
