import type { BatchView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { batchQuery, isOver } from './api/batches.ts';
import { MappingForm } from './mapping/mapping-form.tsx';
import { BatchProgress } from './progress/batch-progress.tsx';
import { useFollowed } from './progress/use-followed.ts';
import { ResultList } from './results/result-list.tsx';

const { batches: words } = messages;

/** One batch: its columns before it starts, then how far it is and what its rows came to. */
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
        <Link to="/batches" className="link inline-flex min-h-7 items-center text-sm">
          {words.back}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{data?.name ?? words.title}</h1>
        {data !== undefined && <Facts batch={data} />}
      </header>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <p role="status" className="text-soft">
          {messages.loading}
        </p>
      )}
      {data !== undefined && (
        <BatchProgress batch={data} mayWrite={may('search:write')} mayDecide={may('decisions:write')} />
      )}
      {data?.state === 'draft' && may('search:write') && <MappingForm batch={data} />}
      {data !== undefined && data.rowCount > 0 && <ResultList batch={data} outcome={outcome} />}
    </div>
  );
}

function Facts({ batch: { format, fileBytes, policy, createdAt, createdBy } }: { readonly batch: BatchView }) {
  const size = `${(fileBytes / 1_024).toFixed(fileBytes < 10_240 ? 1 : 0)} kB`;
  return (
    <p className="text-sm text-soft">
      {words.facts(format.toUpperCase(), size, policy)} · <Time value={createdAt} /> · {createdBy.name ?? createdBy.id}
    </p>
  );
}
