import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery, useMay } from '#shared/api/session.ts';
import { useLists } from '#shared/api/shared-queries.ts';
import { type InboxAddress, readInboxPlace } from '#shared/kept/inbox-place.ts';
import { keepRowPlace } from '#shared/kept/row-place.ts';
import { rowAfter, useNextPage, useRows } from '#shared/keys/use-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { proposalsQuery, useWaitingRows } from './api.ts';
import { ApprovalBar } from './approval-bar.tsx';
import { InboxRow } from './inbox-row.tsx';
import { ProposalLine } from './proposal-line.tsx';

const { inbox: words } = messages;
/** Maximum number of proposals changed in one step. */
const MAX_AT_ONCE = 500;

/** Other users' proposals with proposer and reason, and the bar that approves or rejects them. */
export function ApprovalList({ address }: { readonly address: InboxAddress }) {
  const { found, rows, isRead } = useWaitingRows(address);
  const ids = rows.map(({ searchId }) => searchId);
  const may = useMay();
  const proposals = useQuery({ ...proposalsQuery, enabled: may('records:read') });
  const ownId = useQuery(sessionQuery).data?.user.id;
  const mayApprove = may('decisions:approve');
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const proposalsOf = (searchId: string) => proposals.data?.get(searchId) ?? [];
  /** Proposals by other users that were not answered here yet. */
  const answerable = (searchId: string) =>
    answered.has(searchId) ? [] : proposalsOf(searchId).filter(({ events }) => events[0]?.by.id !== `user:${ownId}`);
  const own = useRows({
    words: words.keys,
    place: { read: readInboxPlace, keep: (place) => keepRowPlace('inbox', address, place) },
    ids,
    selectable: mayApprove ? ids.filter((id) => answerable(id).length > 0) : undefined,
    isRead,
  });
  const { selection, current } = own;
  useNextPage(found, ids, current);
  if (found.isPending || proposals.isLoading) return <Loading />;
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  if (proposals.isError) return <ErrorNotice error={proposals.error} onRetry={() => void proposals.refetch()} />;
  const onAnswered = (done: readonly string[], left: ReadonlySet<string>, text: string) => {
    setSaid([text, ...(left.size > 0 ? [words.refused(left.size)] : [])].join('. '));
    setRefused(left);
    setAnswered(new Set([...answered, ...done]));
    selection.clear();
    const isOpen = (id: string) => !done.includes(id) && answerable(id).length > 0;
    own.focus(rowAfter(ids, done, isOpen) ?? done.at(-1));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
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
              step={undefined}
            >
              <ProposalLine
                proposals={proposalsOf(row.searchId)}
                ownId={ownId}
                isOwn={answerable(row.searchId).length === 0 && !answered.has(row.searchId)}
                isAnswered={answered.has(row.searchId)}
              />
              {refused.has(row.searchId) && <span className="block text-sm text-review">{words.refusedRow}</span>}
            </InboxRow>
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={rows.length}
        searchedTo={found.data.pages.at(-1)?.searchedTo ?? null}
        empty={address.priority !== undefined || address.batch !== undefined ? words.noneSo : words.proposed.none}
        end={words.proposed.end}
        more={words.more}
      />
      {mayApprove && rows.length > 0 && (
        <ApprovalBar
          key={own.targets.join(' ')}
          screenings={own.targets}
          proposals={own.targets.flatMap(answerable).slice(0, MAX_AT_ONCE)}
          onAnswered={onAnswered}
          onHandedOver={setSaid}
        />
      )}
    </>
  );
}
