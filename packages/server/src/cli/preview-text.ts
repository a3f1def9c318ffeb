import { CUSTOMER_STATUSES, type CustomerStatus, type RuleChangeKind } from '@namesake/contract';
import { type Changed, changesOf, isOfOtherLists, type Previewed } from '../modules/watch/preview.ts';

const count = (value: number): string => value.toLocaleString('en');

const LABELS: Readonly<Record<RuleChangeKind, string>> = {
  engine: 'engine',
  model: 'model',
  policy: 'default policy',
  groups: 'group policies',
  parties: 'joined and split parties',
  held: 'held removals',
  rules: 'rules in force',
};

/** Limit of customers in the summary. */
export const MAX_SHOWN = 20;

/** Formats the result of a preview. */
export function previewText(previewed: Previewed, policy: string | null, shown: readonly string[]): string {
  const { before, counts } = previewed;
  const isNobody = counts.changed === 0 && counts.alerted === 0;
  const table = countsTable(previewed);
  const lines = [
    isNobody
      ? `Nobody would change: ${count(counts.customers)} customers under watch have the same status.`
      : `Of ${count(counts.customers)} customers under watch, ${count(counts.changed)} would change status, and ${count(counts.alerted)} would raise an alert.`,
    '',
    ...(policy === null ? [] : [`policy for everyone: ${policy}`]),
    ...rulesLines(previewed),
    ...(before !== undefined && isOfOtherLists(previewed)
      ? ['lists: different from the last run, which may explain changes. See namesake lists status']
      : []),
    '',
    ...table,
    ...section('status', movesOf(previewed)),
    ...section(
      'not screened because',
      Object.entries(counts.because).map(([why, n]) => `${why}  ${count(n)}`),
    ),
    ...section('customers', shown),
    ...(counts.changed + counts.alerted > MAX_SHOWN ? ['  …  (--json shows all)'] : []),
    'Nothing was recorded or changed.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Formats one customer on a line. A reference may contain anything, so it is quoted as JSON. */
export const changedText = ({ customerId, reference, from, to, news }: Changed, withReference: boolean): string =>
  [withReference ? JSON.stringify(reference) : customerId, `${from} → ${to}`, news.join(', ')].join('  ').trimEnd();

function rulesLines(previewed: Previewed): readonly string[] {
  const { before, now } = previewed;
  if (before === undefined)
    return [`engine ${now.engineVersion}, model ${now.modelHash}: no earlier run to compare with`];
  const changes = changesOf(previewed);
  if (changes.length === 0) return ['engine, model and rules: same as in the last run'];
  return changes.map(({ what, from, to }) => `${LABELS[what]}: ${from} → ${to}`);
}

function countsTable({ counts: { moves } }: Previewed): readonly string[] {
  const sum = (side: 'from' | 'to', status: CustomerStatus): number =>
    moves.filter((move) => move[side] === status).reduce((all, move) => all + move.count, 0);
  const rows = CUSTOMER_STATUSES.map(
    (status) => [status, count(sum('from', status)), count(sum('to', status))] as const,
  );
  return [['status', 'before', 'after'] as const, ...rows].map(
    ([status, from, to]) => `${status.padEnd(14)}${from.padStart(12)}${to.padStart(12)}`,
  );
}

const movesOf = ({ counts: { moves } }: Previewed): readonly string[] =>
  moves
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => b.count - a.count)
    .map(({ from, to, count: n }) => `${from} → ${to}  ${count(n)}`);

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [''] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
