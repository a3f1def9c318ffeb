import type { Block } from '../../../lib/pdf/block.ts';
import type { ReadRow } from '../read-row.ts';
import type { RowOutcome } from '../store/batch.ts';

/** Rows that a document prints. The other reports have all rows. */
const MAX_PRINTED = 2_000;
/** Fractions of the page width. */
const WIDTHS = [0.07, 0.15, 0.36, 0.18, 0.24] as const;
/** Characters printed of a cell: a longer text would not fit on a page. The other reports have it in full. */
const MAX_LETTERS = 300;
const COUNT = new Intl.NumberFormat('en');

const IN_WORDS: Readonly<Record<RowOutcome, string>> = {
  potential_match: 'potential match',
  no_match: 'no potential match',
  incomplete: 'incomplete',
  insufficient_name: 'insufficient name',
  demo: 'sample data',
  error: 'not screened',
};

/** Rows of a batch in two tables, each in file order: first those that need a review. */
export async function printedRows(pages: AsyncIterable<readonly ReadRow[]>): Promise<readonly Block[]> {
  const toLookAt: ReadRow[] = [];
  const others: ReadRow[] = [];
  const counts = { toLookAt: 0, others: 0 };
  for await (const page of pages)
    for (const row of page) {
      const [kept, kind] =
        row.outcome === 'no_match' ? ([others, 'others'] as const) : ([toLookAt, 'toLookAt'] as const);
      counts[kind] += 1;
      if (kept.length < MAX_PRINTED) kept.push(row);
    }
  const room = MAX_PRINTED - toLookAt.length;
  return [
    ...table('Rows to review', toLookAt, counts.toLookAt),
    ...table('Rows without a potential match', others.slice(0, room), counts.others),
  ];
}

function table(heading: string, rows: readonly ReadRow[], count: number): readonly Block[] {
  const rest = count - rows.length;
  return [
    { kind: 'heading', text: heading },
    ...(rows.length === 0 ? [] : [rowBlock(['Row', 'Your ID', 'Who', 'Result', 'Best match'], true)]),
    ...rows.map((row) => rowBlock(cellsOf(row), false)),
    ...(count === 0 ? [soft('None.')] : []),
    ...(rest === 0 ? [] : [soft(`${COUNT.format(rest)} more are in the reports as CSV, XLSX and JSON lines.`)]),
  ];
}

const rowBlock = (cells: readonly string[], isHead: boolean): Block => ({ kind: 'row', cells, widths: WIDTHS, isHead });
const soft = (text: string): Block => ({ kind: 'text', look: 'soft', text });

function cellsOf(row: ReadRow): readonly string[] {
  const { party, ownId, outcome, error, notes, role, results } = row;
  const [best] = results;
  const reference = party?.externalRef ?? null;
  const who = [
    party === null ? 'no longer recorded' : party.searchText,
    ...(role === null ? [] : [`as ${role}`]),
    ...(party?.birthDate ? [`born ${party.birthDate}`] : []),
    ...(reference === null || reference === ownId || role !== null ? [] : [`reference ${reference}`]),
  ];
  const result = [
    IN_WORDS[outcome] + (error === null ? '' : ` (${error.code})`),
    ...(notes.length === 0 ? [] : [`left out, not readable: ${notes.join(', ')}`]),
  ];
  const found = best === undefined ? '' : `${best.primaryName}, ${best.score.toFixed(1)} ${best.priority}`;
  const cells = [String(row.row), ownId ?? '', who.filter(Boolean).join(' · '), result.join('\n'), found];
  return cells.map((cell) => ([...cell].length > MAX_LETTERS ? `${[...cell].slice(0, MAX_LETTERS).join('')}…` : cell));
}
