import { detachedText } from '../../fields/detached.ts';
import { headingKey } from '../../formats/row-groups.ts';
import type { ListTitle, PipeEnd } from '../../formats/text-pipe.ts';
import { isLostCell } from '../../formats/xlsx/cells.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { NOT_FOLLOWED, type ReaderOptions } from '../../list/record.ts';
import { SOURCES } from '../../registry/registry.ts';
import { oneLine } from '../../xml/element.ts';
import type { PrivateField } from './fields.ts';
import type { PrivateMapping } from './mapping.ts';
import { problemsText, type RowProblem } from './problem.ts';
import { findsParties, toListing } from './to-listing.ts';

/** Maximum number of reported problems; more are only counted, since the list is refused anyway. */
const MAX_KEPT = 1_000;

/** Checks and converts the rows of a private list, for all formats. */
export class PrivateReader {
  readonly listId: string;
  readonly problems: RowProblem[] = [];
  readonly #mapping: PrivateMapping;
  readonly #onRecord: ReaderOptions['onRecord'];
  readonly #modifiedAt: string;
  readonly #seen = new Map<string, number>();
  #columns: ReadonlyMap<string, readonly number[]> | undefined;
  #headings: readonly string[] = [];
  #hasError = false;

  /** `modifiedAt`: when the file was last written, which dates the list (ISO 8601 instant). */
  constructor({ fileName, onRecord }: ReaderOptions, mapping: PrivateMapping, modifiedAt: string) {
    this.listId = privateListId(fileName);
    this.#mapping = mapping;
    this.#onRecord = onRecord;
    this.#modifiedAt = modifiedAt;
  }

  /** Whether these headings match the mapping. */
  isHeadings(cells: readonly string[]): boolean {
    const keys = cells.map(headingKey);
    return this.#wanted().every((heading) => keys.includes(headingKey(heading)));
  }

  /** Throws `ListRefused` naming the missing headings and those found. */
  headings(cells: readonly string[], row: number): void {
    const keys = cells.map(headingKey);
    const missing = this.#wanted().filter((heading) => !keys.includes(headingKey(heading)));
    if (missing.length > 0) {
      const there = cells.filter((cell) => cell.trim() !== '').map((cell) => `"${cell.trim().slice(0, 40)}"`);
      throw new ListRefused(
        'mapping',
        `has no column ${missing.map((heading) => `"${heading}"`).join(', ')}, which its mapping names; it has ${there.slice(0, 40).join(', ')}`,
        { position: { line: row, column: 0 } },
      );
    }
    this.#headings = cells;
    const columns = new Map<string, number[]>();
    for (const [at, key] of keys.entries()) columns.set(key, [...(columns.get(key) ?? []), at]);
    this.#columns = columns;
  }

  /** One row below the headings, with its row number in the file. Blank rows are skipped. */
  row(cells: readonly string[], row: number): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (
      cells.length > this.#headings.length &&
      cells.slice(this.#headings.length).some((cell) => cell.trim() !== '' && !isLostCell(cell.trim()))
    ) {
      this.#tell({ row, severity: 'error', message: 'has more cells than there are headings: a quote may be missing' });
      return;
    }
    this.record((heading) => (this.#columns?.get(headingKey(heading)) ?? []).map((at) => cells[at] ?? ''), row);
  }

  /** One record, with its values by heading. */
  record(cellsUnder: (heading: string) => readonly string[], row: number): void {
    const values = (field: PrivateField) =>
      (this.#mapping.columns.get(field) ?? []).flatMap((column) =>
        cellsUnder(column)
          .flatMap((cell) => (field === 'id' || field === 'remarks' ? [cell] : cell.split(this.#mapping.split)))
          .flatMap((text) => {
            const line = oneLine(text);
            return line === undefined || isLostCell(line) ? [] : [{ text: line, column }];
          }),
      );
    for (const [field, columns] of this.#mapping.columns)
      for (const column of columns)
        if (cellsUnder(column).some((cell) => isLostCell(cell.trim())))
          this.#tell({
            row,
            column,
            severity: findsParties(field) ? 'error' : 'warning',
            message: 'has an error or a formula in place of a value',
          });
    const { listing, problems } = toListing(values, this.#mapping, this.listId, row);
    for (const problem of problems) this.#tell(problem);
    if (listing === undefined) return;
    const earlier = this.#seen.get(listing.sourceId);
    if (earlier !== undefined) {
      const column = this.#mapping.columns.get('id')?.[0] ?? 'id';
      this.#tell({ row, column, severity: 'error', message: `has the id of row ${earlier}` });
      return;
    }
    this.#seen.set(detachedText(listing.sourceId), row);
    this.#onRecord(listing, NOT_FOLLOWED);
  }

  /** Throws `ListRefused` with rows and columns if any row has an error. */
  end(): PipeEnd {
    if (this.#hasError) {
      const errors = this.problems.filter(({ severity }) => severity === 'error');
      const [first] = errors;
      throw new ListRefused('mapping', `has rows that cannot be read: ${problemsText(errors)}`, {
        position: { line: first?.row ?? 1, column: 0 },
      });
    }
    const source: ListTitle = {
      id: this.listId,
      title: this.#mapping.title ?? this.listId,
      publisher: this.#mapping.publisher ?? 'Private list',
      url: '',
    };
    return { source, facts: { version: this.#modifiedAt, publishedAt: this.#modifiedAt, isUndated: true } };
  }

  /** Adds an error that a format found in a row. */
  tell(row: number, message: string): void {
    this.#tell({ row, severity: 'error', message });
  }

  #wanted(): readonly string[] {
    return [...this.#mapping.columns.values()].flat();
  }

  #tell(problem: RowProblem): void {
    if (problem.severity === 'error') this.#hasError = true;
    if (this.problems.length < MAX_KEPT || (problem.severity === 'error' && this.problems.length < 2 * MAX_KEPT))
      this.problems.push(problem);
  }
}

/** `Vip Customers.csv.gz` → `vip_customers`; never the id of a built-in list. */
function privateListId(fileName: string): string {
  const name = fileName
    .replace(/\.gz$/i, '')
    .replace(/\.[a-z]+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '_')
    .replace(/^_+|_+$/g, '');
  if (name === '') return 'private';
  return SOURCES.some((source) => source.id === name) ? `private_${name}` : name;
}
