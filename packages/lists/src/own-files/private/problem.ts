/** A problem in a private list that its owner should fix. */
export type RowProblem = {
  /** Row of the file, from 1, including the headings. */
  readonly row: number;
  /** Heading of the column, if a single cell is concerned. */
  readonly column?: string;
  /** `error`: the file is refused. `warning`: the value is kept in the remarks and not compared. */
  readonly severity: 'error' | 'warning';
  /** Never contains the cell's content, because messages are logged. */
  readonly message: string;
};

const MAX_SHOWN = 5;

/** "row 4, column “Born”: …; row 9: …; and 3 more". */
export function problemsText(problems: readonly RowProblem[]): string {
  const shown = problems.slice(0, MAX_SHOWN).map(problemText);
  const more = problems.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

export function problemText({ row, column, message }: Omit<RowProblem, 'severity'>): string {
  return `row ${row}${column === undefined ? '' : `, column "${column}"`}: ${message}`;
}
