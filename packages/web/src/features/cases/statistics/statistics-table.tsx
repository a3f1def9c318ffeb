import type { CaseStatistics } from '@namesake/contract';
import { useLists } from '#shared/api/shared-queries.ts';
import { listLabel } from '#shared/format/list-words.ts';
import { count, percent } from '#shared/format/number.ts';
import { caseStatisticsWords as words } from '#shared/messages/en/case-work.ts';
import { messages } from '#shared/messages/messages.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { durationText } from './statistics-words.ts';

const { columns } = words;

type Row = CaseStatistics['items'][number];

const NOTES: Readonly<Partial<Record<CaseStatistics['by'], string>>> = { analyst: words.ofAnalyst, list: words.ofList };

/** A row for each analyst, list, queue or group, and a total. */
export function StatisticsTable({ statistics: { by, items, total } }: { readonly statistics: CaseStatistics }) {
  const nameOf = useRowName(by);
  const label = words.table(words.by[by].toLowerCase());
  const note = NOTES[by];
  return (
    <div className="space-y-1.5">
      <ScrollX label={label} className="rounded-xl border border-line bg-surface">
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <TableHead
            columns={[
              words.by[by],
              columns.open,
              columns.overdue,
              columns.closed,
              columns.falsePositives,
              columns.hours,
            ]}
          />
          <tbody>
            {items.map((row) => (
              <StatisticsRow key={row.key ?? ''} name={nameOf(row)} row={row} />
            ))}
          </tbody>
          <tfoot className="border-t-2 border-edge font-semibold">
            <StatisticsRow name={words.total} row={total} />
          </tfoot>
        </table>
      </ScrollX>
      <p className="max-w-prose text-xs text-faint">
        {words.ofDecided} {note}
      </p>
    </div>
  );
}

function StatisticsRow({ name, row }: { readonly name: string; readonly row: Row }) {
  const { openCount, overdueCount, closedCount, falsePositiveShare, medianHours } = row;
  const cells = [
    count(openCount),
    count(overdueCount),
    count(closedCount),
    falsePositiveShare === null ? messages.none : percent(Math.round(falsePositiveShare * 100)),
    medianHours === null ? messages.none : durationText(medianHours),
  ];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-2 text-start font-medium">
        <bdi>{name}</bdi>
      </th>
      {cells.map((cell, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          key={at}
          className={`px-3 py-2 whitespace-nowrap tabular-nums ${at === 1 && overdueCount > 0 ? 'font-semibold text-alarm' : ''}`}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** Display name of a row. */
function useRowName(by: CaseStatistics['by']): (row: Row) => string {
  const worker = useWorkerName();
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  return ({ key, name }) => {
    if (key === null) return words.nobody[by];
    if (by === 'list') return listLabel(key, titles.get(key));
    if (by !== 'analyst') return key;
    return key.startsWith('user:') ? worker({ id: key, kind: 'user', name }) : (name ?? key);
  };
}
