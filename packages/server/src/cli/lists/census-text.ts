import type { FieldCensus, ListCensus } from '@namesake/lists';

type Align = 'left' | 'right';
const HEADINGS = ['list', 'published', 'records', 'names', 'scripts', 'dates', 'ids', 'fields', 'whole', 'explained'];
const MAX_KINDS = 8;
const count = (number: number): string => number.toLocaleString('en');

/** A line for each list, and totals. */
export function listsText(taken: readonly ListCensus[]): string {
  const sums = (pick: (census: ListCensus) => number): string => count(taken.map(pick).reduce((a, b) => a + b, 0));
  const rows = taken.map(rowOf);
  const total = [
    'all',
    '',
    sums(({ figures }) => figures.records),
    sums(({ figures }) => figures.names),
    '',
    sums(({ figures }) => figures.birthDates),
    sums(identifiersOf),
  ];
  const lost = taken.flatMap(({ version, fields = [] }) =>
    fields.filter((field) => field.lost !== undefined).map(({ path }) => `  ${version.id}: ${path}\n`),
  );
  const verdict =
    lost.length === 0
      ? 'No value is lost without a reason.\n'
      : `NOT EXPLAINED: values of these fields are in no listing, and no reason is known.\n${lost.join('')}`;
  return `${table([HEADINGS, ...rows, ...(rows.length > 1 ? [total] : [])], ['left', 'left'])}\n${verdict}Each field of a list, with the reasons: --list ID\n`;
}

function rowOf(census: ListCensus): string[] {
  const { version, figures, fields } = census;
  const numbers = [
    figures.records,
    figures.names,
    Object.keys(figures.scripts).length,
    figures.birthDates,
    identifiersOf(census),
  ];
  const followed =
    fields === undefined
      ? ['–', '–', '–']
      : [fields.length, fields.filter(isWhole).length, fields.filter(({ reason }) => reason !== undefined).length];
  return [version.id, version.publishedAt.slice(0, 10), ...numbers.map(count), ...followed.map(String)];
}

/**
 * Figures of one list, and the use of each of its fields: first lost fields, then read ones, then those ignored on
 * purpose.
 */
export function fieldsText({ version, figures, fields }: ListCensus): string {
  const came = Object.entries(figures).map(([name, value]) =>
    typeof value === 'number' ? [name, count(value)] : [name, kindsText(value)],
  );
  const head = `${version.id}, published ${version.publishedAt.slice(0, 10)}\n${table(came, ['left', 'left'])}`;
  if (fields === undefined) return `${head}\nThe fields of this form are not followed one by one.\n`;
  return [
    head,
    part(
      'NOT EXPLAINED: lost, and no reason is known',
      fields.filter(({ lost }) => lost !== undefined),
      ({ lost = [] }) => `such as ${lost.join(' | ')}`,
    ),
    part('Read whole: every value is in the listing of its record', fields.filter(isWhole), () => ''),
    part(
      'Read otherwise, or left out on purpose',
      fields.filter(({ reason }) => reason !== undefined),
      ({ reason = '' }) => reason,
    ),
  ].join('');
}

function part(title: string, fields: readonly FieldCensus[], about: (field: FieldCensus) => string): string {
  if (fields.length === 0) return '';
  const rows = fields.map((field) =>
    isWhole(field)
      ? [count(field.values), field.path]
      : [count(field.values), `${count(field.reached)} kept`, `${field.path}: ${about(field)}`],
  );
  return `\n${title} (${fields.length})\n${table(rows, ['right', 'left', 'left'])}`;
}

function isWhole({ values, reached }: FieldCensus): boolean {
  return values === reached;
}

function identifiersOf({ figures }: ListCensus): number {
  return Object.values(figures.identifiers).reduce((sum, number) => sum + number, 0);
}

/** Most frequent first. */
function kindsText(counts: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const named = kinds.slice(0, MAX_KINDS).map(([kind, number]) => `${kind} ${count(number)}`);
  return [...named, ...(kinds.length > MAX_KINDS ? [`and ${kinds.length - MAX_KINDS} more`] : [])].join(', ') || '–';
}

/** Columns as wide as their widest cell; columns without an alignment are right-aligned. */
function table(rows: readonly (readonly string[])[], align: readonly Align[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  const shown = (cell: string, at: number): string =>
    align[at] === 'left' ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => `${row.map(shown).join('  ').trimEnd()}\n`).join('');
}
