import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLists } from '#shared/api/list-lists.ts';
import { useMay } from '#shared/api/use-may.ts';
import { type InboxAddress, keepPlace, readPlace } from '#shared/inbox/inbox-place.ts';
import { useKeys } from '#shared/keys/use-keys.ts';
import { walkRows } from '#shared/keys/walk-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { inboxQuery } from '../api/inbox-query.ts';
import { InboxBar, targetOf } from '../decide/inbox-bar.tsx';
import { useSelection } from '../decide/use-selection.ts';
import { useTriage } from '../decide/use-triage.ts';
import { InboxRow } from './inbox-row.tsx';
import { rowAfter, rowOfPlace } from './row-after.ts';

const { inbox: words } = messages;
/** Most screenings that the API decides about in one step. */
const MOST_AT_ONCE = 300;
/** So many rows before the end, the next page is read. */
const AHEAD = 15;

/** The rows that wait, and the bar that decides them. The focus is the place: it moves on after each decision. */
export function InboxList({ address }: { readonly address: InboxAddress }) {
  const found = useInfiniteQuery(inboxQuery(address));
  const mayDecide = useMay()('decisions:write') && address.hits === undefined;
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const rows = found.data?.pages.flatMap((page) => page.items) ?? [];
  const ids = rows.map(({ searchId }) => searchId);
  const focus = (id: string | undefined) => id !== undefined && linkOf(ref.current, id)?.focus();
  const triage = useTriage(address, {
    onDecided: (decided) => {
      selection.clear();
      focus(rowAfter(rows, decided, (id) => decided.includes(id) || triage.stepOf(id) !== undefined) ?? decided.at(-1));
    },
    onUndone: ([first]) => focus(first),
  });
  const open = rows.filter(({ hits }) => hits.open > 0);
  const selection = useSelection(open.map(({ searchId }) => searchId));
  const { selected } = selection;
  const targets =
    selected.length > 0
      ? open.filter(({ searchId }) => selected.includes(searchId))
      : open.filter(({ searchId }) => searchId === current);
  /** From the row with the focus, also where its box has it; back to where the rows were left, if it is elsewhere. */
  const walk = (by: number) => {
    const isHere = focusedId(ref.current) !== undefined;
    focus(current);
    if (isHere || current === undefined) walkRows(ref.current, by);
  };
  const extend = (by: number) => {
    if (current !== undefined) selection.startAt(current);
    walk(by);
    const now = focusedId(ref.current);
    if (now !== undefined) selection.extendTo(now);
  };
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walk(1) },
    { key: 'k', words: words.keys.last, run: () => walk(-1) },
    { key: 'Enter', words: words.keys.open },
    ...(mayDecide
      ? [
          { key: 'x', words: words.keys.select, run: () => current !== undefined && selection.toggle(current) },
          { key: 'J', words: words.keys.extendNext, run: () => extend(1) },
          { key: 'K', words: words.keys.extendLast, run: () => extend(-1) },
          { key: 'a', words: words.keys.all, run: selection.all },
          { key: 'Escape', words: words.keys.clear, run: selection.clear },
        ]
      : []),
  ]);
  const { hasNextPage, isFetching, fetchNextPage } = found;
  const isNearEnd = current !== undefined && ids.indexOf(current) >= ids.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
  const isRead = found.data !== undefined && !(found.isFetching && found.isStale && !found.isFetchingNextPage);
  const hasReturned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what waits is known.
  useEffect(() => {
    if (!isRead || hasReturned.current) return;
    hasReturned.current = true;
    const isElsewhere = document.activeElement !== document.body && document.activeElement?.id !== 'content';
    if (!isElsewhere) focus(rowOfPlace(readPlace(), ids));
  }, [isRead]);
  useEffect(() => {
    if (hasReturned.current) keepPlace({ address, ids, current });
  });
  if (found.isPending)
    return (
      <p role="status" className="text-soft">
        {messages.loading}
      </p>
    );
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  const { none, end } = words[address.hits ?? 'open'];
  const isFiltered = address.priority !== undefined || address.batch !== undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {triage.said}
      </p>
      {rows.length > 0 && (
        <ul ref={ref} aria-label={words.listLabel} className="rounded-xl border border-line bg-surface">
          {rows.map((row) => (
            <InboxRow
              key={row.searchId}
              row={row}
              address={address}
              titles={titles}
              isSelected={selected.includes(row.searchId)}
              isCurrent={row.searchId === current}
              step={triage.stepOf(row.searchId)}
              onFocus={() => setCurrent(row.searchId)}
              select={
                !mayDecide || row.hits.open === 0
                  ? undefined
                  : (event) => (event.shiftKey ? selection.extendTo(row.searchId) : selection.toggle(row.searchId))
              }
            />
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={rows.length}
        searchedTo={found.data.pages.at(-1)?.searchedTo ?? null}
        empty={isFiltered ? words.noneSo : none}
        end={end}
        more={words.more}
      />
      {mayDecide && (rows.length > 0 || triage.last !== undefined) && (
        <InboxBar
          key={targetOf(targets)}
          targets={targets.slice(0, MOST_AT_ONCE)}
          selected={selected.length}
          triage={triage}
          onClear={selection.clear}
          onBack={() => focus(current ?? open[0]?.searchId)}
        />
      )}
    </>
  );
}

const linkOf = (list: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-search="${CSS.escape(id)}"] [data-row]`);

const focusedId = (list: HTMLElement | null): string | undefined =>
  list?.querySelector<HTMLElement>('[data-search]:focus-within')?.dataset['search'];
