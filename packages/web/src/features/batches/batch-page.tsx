import type { BatchView } from '@namesake/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { batchQuery, isOver } from './api.ts';
import { BatchBook } from './batch-book.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { MappingForm } from './mapping-form.tsx';
import { ResultList } from './result-list.tsx';

const { batches: words } = messages;

/** One batch: its columns before the start, then its progress and outcomes. */
export function BatchPage() {
  const { batch: id } = useParams({ from: '/shell/batches/$batch' });
  const { outcome } = useSearch({ from: '/shell/batches/$batch' });
  const [isLive, setLive] = useState(false);
  const { data, error, refetch } = useQuery({ ...batchQuery(id), ...(isLive ? { refetchInterval: false } : {}) });
  useFollowed(id, data !== undefined && data.state !== 'draft' && !isOver(data), setLive);
  const may = useMay();
  usePageTitle(data?.name ?? words.title);
  return (
    <div className="page space-y-4">
      <header>
        <Link to="/batches" search={{}} className="link inline-flex min-h-7 items-center text-sm">
          {words.back}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{data?.name ?? words.title}</h1>
        {data !== undefined && <Facts batch={data} />}
      </header>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (
        <BatchProgress batch={data} mayWrite={may('search:write')} mayDecide={may('decisions:write')} />
      )}
      {data?.watchGroup != null && <BatchBook batch={data} />}
      {data?.state === 'draft' && may('search:write') && <MappingForm batch={data} />}
      {data !== undefined && data.rowCount > 0 && <ResultList batch={data} outcome={outcome} />}
    </div>
  );
}

function Facts({ batch: { format, fileBytes, policy, createdAt, createdBy } }: { readonly batch: BatchView }) {
  const nameOf = useActorName();
  const size = `${(fileBytes / 1_024).toFixed(fileBytes < 10_240 ? 1 : 0)} kB`;
  return (
    <p className="text-sm text-soft">
      {words.facts(format.toUpperCase(), size, policy)} · <Time value={createdAt} /> · {nameOf(createdBy)}
    </p>
  );
}

/**
 * Follows a batch through its event stream while it is open.
 * @param setLive receives whether events arrive, and must be stable: without events, the page polls
 */
function useFollowed(id: string, isOpen: boolean, setLive: (isLive: boolean) => void): void {
  const queryClient = useQueryClient();
  // A browser opens at most six connections to a server, across all tabs: background tabs release theirs.
  const isShown = useSyncExternalStore(onShownOrHidden, isPageShown);
  useEffect(() => {
    if (!isOpen || !isShown) return;
    const source = new EventSource(addressOf(ENDPOINTS.watchBatch, { params: { id } }));
    const take = ({ data }: MessageEvent<string>): void => {
      const batch: BatchView = JSON.parse(data);
      queryClient.setQueryData(batchQuery(id).queryKey, batch);
    };
    source.addEventListener('open', () => setLive(true));
    source.addEventListener('progress', take);
    source.addEventListener('end', (event) => {
      take(event);
      source.close();
    });
    // The browser reconnects by itself, or gives up after a refusal.
    source.addEventListener('error', () => setLive(false));
    return () => {
      source.close();
      setLive(false);
    };
  }, [id, isOpen, isShown, queryClient, setLive]);
}

const isPageShown = (): boolean => document.visibilityState === 'visible';

function onShownOrHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
