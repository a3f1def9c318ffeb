import type { ListInfo, ListsLoading } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useAttestation } from '#shared/api/shared-queries.ts';
import { loadingText } from '#shared/format/list-words.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ageText } from '#shared/ui/time.tsx';
import { ListStatus, NotSearched, Published } from './list-status.tsx';

type ListCardsProps = { readonly lists: readonly ListInfo[]; readonly loading: ListsLoading | null };

const { lists: words } = messages;

/** Each list in two lines: state, records, publication and last check. */
export function ListCards({ lists, loading }: ListCardsProps) {
  const isAttested = useAttestation() !== null;
  if (lists.length === 0)
    return <p className="px-2 py-1 text-soft">{loading === null ? words.none : loadingText(loading)}</p>;
  return (
    <ul aria-label={words.details} className="divide-y divide-line">
      {lists.map((list) => (
        <li key={list.id} className="px-2 py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to="/lists/$list" params={{ list: list.id }} className="link font-medium">
              {list.title}
            </Link>
            <div>
              <ListStatus list={list} isLoading={loading !== null} />
            </div>
          </div>
          <p className="text-xs text-faint">
            {list.recordCount !== null && `${count(list.recordCount)} ${words.recordsShort} · `}
            {words.columns.published} <Published list={list} /> · {ageText(list, isAttested) ?? words.neverChecked}
          </p>
          <NotSearched list={list} />
        </li>
      ))}
    </ul>
  );
}
