import type { ListInfo, ListsLoading } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useAttestation } from '#shared/api/shared-queries.ts';
import { loadingText } from '#shared/format/list-words.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ageText, Time } from '#shared/ui/time.tsx';
import { ListStatus, NotSearched, Published } from './list-status.tsx';

const { columns } = messages.lists;
const HEAD_LOOK = 'pe-6 pb-1 font-semibold text-faint';
const HEAD = `${HEAD_LOOK} text-start`;
const CELL = 'pe-6 py-1.5 align-top';

type ListTableProps = {
  readonly lists: readonly ListInfo[];
  /** Progress of loading if no list is searched yet; else null. */
  readonly loading: ListsLoading | null;
};

/** All lists with full details. */
export function ListTable({ lists, loading }: ListTableProps) {
  const isAttested = useAttestation() !== null;
  if (lists.length === 0)
    return <p className="text-soft">{loading === null ? messages.lists.none : loadingText(loading)}</p>;
  return (
    <table className="w-full min-w-2xl text-xs">
      <caption className="sr-only">{messages.lists.details}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {columns.list}
          </th>
          <th scope="col" className={HEAD}>
            {columns.status}
          </th>
          <th scope="col" className={`${HEAD_LOOK} text-end`}>
            {columns.records}
          </th>
          <th scope="col" className={HEAD}>
            {columns.published}
          </th>
          <th scope="col" className={HEAD}>
            {columns.checked}
          </th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={list.id} className="border-t border-line">
            <th scope="row" className={`${CELL} text-start font-medium`}>
              <Link to="/lists/$list" params={{ list: list.id }} className="link">
                {list.title}
              </Link>
              <span className="block font-normal text-faint">
                {list.publisher}
                {list.required && ` · ${messages.lists.required}`}
              </span>
            </th>
            <td className={CELL}>
              <ListStatus list={list} isLoading={loading !== null} />
            </td>
            <td className={`${CELL} text-end`}>
              {list.recordCount === null ? messages.none : count(list.recordCount)}
              <NotSearched list={list} />
            </td>
            <td className={CELL}>
              <Published list={list} />
            </td>
            <td className={CELL}>
              {list.checkedAt === null ? messages.none : <Time value={list.checkedAt} />}
              {list.checkedAt !== null && !isAttested && <span className="block text-faint">{ageText(list)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
