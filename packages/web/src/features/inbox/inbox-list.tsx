import { useRef } from 'react';
import { useMay } from '#shared/api/session.ts';
import { useLists } from '#shared/api/shared-queries.ts';
import { type InboxAddress, readInboxPlace } from '#shared/kept/inbox-place.ts';
import { keepRowPlace } from '#shared/kept/row-place.ts';
import { type Rows, rowAfter, useNextPage, useRows } from '#shared/keys/use-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { useWaitingRows } from './api.ts';
import { InboxBar, targetOf } from './inbox-bar.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useTriage } from './use-triage.ts';

const { inbox: words } = messages;
/** Maximum number of screenings decided in one step by the API. */
const MAX_AT_ONCE = 300;

/** Rows that await a decision, and the bar that decides them. The focus moves on after each decision. */
export function InboxList({ address }: { readonly address: InboxAddress }) {
  const { found, rows, isRead } = useWaitingRows(address);
  const ids = rows.map(({ searchId }) => searchId);
  const mayDecide = useMay()('decisions:write');
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const open = rows.filter(({ hits }) => hits.open > 0);
  const openIds = open.map(({ searchId }) => searchId);
  const walked = useRef<Rows>(undefined);
  const triage = useTriage(address, {
    onDecided: (decided) => {
      walked.current?.selection.clear();
      const isOpen = (id: string) => !decided.includes(id) && triage.stepOf(id) === undefined && openIds.includes(id);
      const next = rowAfter(ids, decided, isOpen);
      walked.current?.focus(next ?? decided.at(-1));
    },
    onUndone: ([first]) => walked.current?.focus(first),
  });
  const own = useRows({
    words: words.keys,
    place: { read: readInboxPlace, keep: (place) => keepRowPlace('inbox', address, place) },
    ids,
    selectable: mayDecide ? openIds : undefined,
    isRead,
  });
  walked.current = own;
  const { selection, current } = own;
  const targets = open.filter(({ searchId }) => own.targets.includes(searchId));
  useNextPage(found, ids, current);
  if (found.isPending) return <Loading />;
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  const isFiltered = address.priority !== undefined || address.batch !== undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {triage.said}
      </p>
      {rows.length > 0 && (
        <ul ref={own.ref} aria-label={words.listLabel} className="rounded-xl border border-line bg-surface">
          {rows.map((row) => (
            <InboxRow
              key={row.searchId}
              row={row}
              address={address}
              titles={titles}
              state={own.stateOf(row.searchId)}
              step={triage.stepOf(row.searchId)}
            >
              {triage.refused.has(row.searchId) && (
                <span className="block text-sm text-review">{words.refusedRow}</span>
              )}
            </InboxRow>
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={rows.length}
        searchedTo={found.data.pages.at(-1)?.searchedTo ?? null}
        empty={isFiltered ? words.noneSo : words.open.none}
        end={words.open.end}
        more={words.more}
      />
      {mayDecide && (rows.length > 0 || triage.last !== undefined) && (
        <InboxBar
          key={targetOf(targets)}
          targets={targets.slice(0, MAX_AT_ONCE)}
          selected={selection.selected.length}
          triage={triage}
          onClear={selection.clear}
          onBack={() => own.focus(current ?? open[0]?.searchId)}
        />
      )}
    </>
  );
}
