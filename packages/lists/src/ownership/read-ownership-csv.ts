import { CsvRows } from '../formats/csv-rows.ts';
import { percentText, sharePpm, WHOLE_PPM } from './share.ts';

/** One row of an operator's table: an owner, an owned party, and the share. */
export type OwnershipRow = {
  readonly owned: string;
  readonly owner: string;
  readonly ownedName: string | null;
  readonly ownerName: string | null;
  /** Millionths of the whole; null if unknown. */
  readonly sharePpm: number | null;
  readonly control: boolean;
  /** ISO date of the information. */
  readonly asOf: string | null;
  /** The operator's source. */
  readonly source: string | null;
};

/** Columns of the file, in any order; only the two ids and one of share and control are required. */
export const OWNERSHIP_COLUMNS = [
  'owned_id',
  'owned_name',
  'owner_id',
  'owner_name',
  'share_percent',
  'control',
  'as_of',
  'source',
] as const;
type Column = (typeof OWNERSHIP_COLUMNS)[number];

/** A problem of a file, by line. It contains no name or id of a party, because it may be logged. */
export type CsvProblem = { readonly line: number; readonly text: string };

export type OwnershipCsv = {
  readonly rows: readonly OwnershipRow[];
  /** Line of each row. */
  readonly lines: readonly number[];
  readonly problems: readonly CsvProblem[];
};

/** Most rows of a table. */
const MAX_ROWS = 500_000;
const MAX_LENGTH = 200;

/**
 * Parses an ownership table. All problems are reported at once; rows of a file with problems must not be used.
 * @throws ListRefused for a file that is not CSV
 */
export function readOwnershipCsv(text: string): OwnershipCsv {
  const reader = new TableReader();
  const csv: CsvRows = new CsvRows((cells) => reader.row(cells, csv.line));
  csv.write(text);
  csv.end();
  return reader.end(csv.line);
}

class TableReader {
  readonly #rows: OwnershipRow[] = [];
  readonly #rowLines: number[] = [];
  readonly #problems: CsvProblem[] = [];
  readonly #lines = new Map<string, number>();
  readonly #shares = new Map<string, number>();
  #columns: ReadonlyMap<Column, number> | undefined;
  /** Rows are reported with their last line: a name may contain a line break. */
  #line = 0;

  row(cells: readonly string[], line: number): void {
    this.#line = line;
    if (this.#columns === undefined) this.#head(cells);
    else if (this.#rows.length >= MAX_ROWS) this.#tell(`is beyond the ${MAX_ROWS} rows that a table may have`);
    else if (cells.some((cell) => cell.trim() !== '')) this.#read(cells, this.#columns);
  }

  end(line: number): OwnershipCsv {
    this.#line = line;
    if (this.#columns === undefined) this.#tell('the file is empty: it needs a first line with the names of columns');
    return { rows: this.#rows, lines: this.#rowLines, problems: this.#problems };
  }

  #tell(text: string): void {
    this.#problems.push({ line: this.#line, text });
  }

  #head(cells: readonly string[]): void {
    const names = cells.map((cell) => cell.trim().toLowerCase());
    const columns = new Map(
      OWNERSHIP_COLUMNS.map((name) => [name, names.indexOf(name)] as const).filter(([, at]) => at >= 0),
    );
    this.#columns = columns;
    const unknown = names.filter((name) => name !== '' && !OWNERSHIP_COLUMNS.some((known) => known === name));
    if (unknown.length > 0)
      this.#tell(`has columns that are not known: ${unknown.length}. Known are ${OWNERSHIP_COLUMNS.join(', ')}`);
    for (const name of ['owned_id', 'owner_id'] as const) if (!columns.has(name)) this.#tell(`has no column ${name}`);
    if (!columns.has('share_percent') && !columns.has('control'))
      this.#tell('has neither a column share_percent nor a column control');
  }

  #read(cells: readonly string[], columns: ReadonlyMap<Column, number>): void {
    const before = this.#problems.length;
    const cell = (name: Column): string => cells[columns.get(name) ?? -1]?.trim() ?? '';
    const orNull = (name: Column): string | null => (cell(name) === '' ? null : cell(name));
    const [owned, owner, share] = [cell('owned_id'), cell('owner_id'), cell('share_percent')];
    const ppm = sharePpm(share);
    const control = yesOrNo(cell('control'));
    const asOf = orNull('as_of');
    if (owned === '' || owner === '') this.#tell('has no owned_id or no owner_id');
    else if (owned === owner) this.#tell('says of a party that it owns itself');
    if (share !== '' && ppm === undefined)
      this.#tell('share_percent is no number above 0 up to 100 with at most four decimals');
    if (control === undefined) this.#tell('control is neither yes nor no');
    if (share === '' && control === false) this.#tell('has neither a share_percent nor control');
    if (asOf !== null && !isDay(asOf)) this.#tell('as_of is no date as YYYY-MM-DD');
    if (OWNERSHIP_COLUMNS.some((name) => cell(name).length > MAX_LENGTH))
      this.#tell(`has a cell of more than ${MAX_LENGTH} characters`);
    this.#check(owned, owner, ppm ?? 0);
    if (this.#problems.length > before) return;
    this.#rowLines.push(this.#line);
    this.#rows.push({
      owned,
      owner,
      ownedName: orNull('owned_name'),
      ownerName: orNull('owner_name'),
      sharePpm: ppm ?? null,
      control: control === true,
      asOf,
      source: orNull('source'),
    });
  }

  /** Problems across rows: the same pair twice, or more than 100 % of a company. */
  #check(owned: string, owner: string, ppm: number): void {
    const pair = JSON.stringify([owned, owner]);
    const first = this.#lines.get(pair);
    if (first !== undefined) {
      this.#tell(`has the same owner and the same party as line ${first}`);
      return;
    }
    this.#lines.set(pair, this.#line);
    const sum = (this.#shares.get(owned) ?? 0) + ppm;
    this.#shares.set(owned, sum);
    if (sum > WHOLE_PPM && sum - ppm <= WHOLE_PPM)
      this.#tell(`makes the shares in one party ${percentText(sum)} % together`);
  }
}

function yesOrNo(text: string): boolean | undefined {
  if (/^(?:|no|n|false|0)$/i.test(text)) return false;
  return /^(?:yes|y|true|1)$/i.test(text) ? true : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
