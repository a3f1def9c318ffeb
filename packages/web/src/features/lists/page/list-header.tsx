import type { ListDetail } from '@namesake/contract';
import { ExternalLink, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '#shared/api/session.ts';
import { useAttestation } from '#shared/api/shared-queries.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { ageText, Time } from '#shared/ui/time.tsx';
import { useRefresh } from '../api.ts';
import { ListStatus, NotSearched, Published } from '../list-status.tsx';

const { listPage: words, lists: listWords } = messages;
const { refresh: refreshWords } = messages.listPage;

/** Name, publisher and status of a list. */
export function ListHeader({ list }: { readonly list: ListDetail }) {
  const { checkedAt, active } = list;
  const isAttested = useAttestation() !== null;
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 basis-80 text-xl font-semibold tracking-tight break-words">{list.title}</h1>
        <RefreshButton list={list.id} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-soft">
        {list.publisher}
        {list.required && <span className="text-faint">{listWords.required}</span>}
        {list.url !== null && /^https?:/i.test(list.url) && (
          <a href={list.url} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1">
            {words.publisherPage}
            <ExternalLink aria-hidden size={13} />
            <span className="sr-only">{messages.newTab}</span>
          </a>
        )}
      </p>
      <dl className="mt-4 grid gap-px overflow-hidden rounded-xl border border-line bg-line text-sm sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={listWords.columns.status}>
          <ListStatus list={list} />
        </Fact>
        <Fact name={listWords.columns.records}>
          <span className="text-lg font-semibold">
            {list.recordCount === null ? messages.none : count(list.recordCount)}
          </span>
          <NotSearched list={list} />
        </Fact>
        <Fact name={words.published}>
          <Published list={list} />
        </Fact>
        <Fact name={words.checked}>
          {checkedAt === null ? messages.none : <Time value={checkedAt} />}
          {checkedAt !== null && !isAttested && <span className="block text-faint">{ageText(list)}</span>}
          {active !== null && (
            <span className="block text-faint">
              {words.searchedFrom} <Time value={active.acceptedAt} />
            </span>
          )}
        </Fact>
      </dl>
    </header>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="label-caps mb-1">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Asks the publisher of a list, and reports the result, which may be that nothing is new. */
function RefreshButton({ list }: { readonly list: string }) {
  const refresh = useRefresh(list);
  const mayRefresh = useMay()('lists:write');
  const { data, error, isPending } = refresh;
  const result = data?.refresh;
  const isOldAsBefore = result?.outcome === 'failed' || result?.outcome === 'not_asked';
  if (!mayRefresh) return null;
  return (
    <div className="flex flex-col items-end gap-1">
      <Button size="small" disabled={isPending} onClick={() => refresh.mutate()}>
        <RefreshCw aria-hidden size={14} />
        {isPending ? refreshWords.submitting : refreshWords.submit}
      </Button>
      <p role="status" className={`max-w-prose text-sm ${isOldAsBefore ? 'text-review' : 'text-soft'}`}>
        {!isPending && result?.text}
      </p>
      {error !== null && <ErrorNotice error={error} />}
    </div>
  );
}
