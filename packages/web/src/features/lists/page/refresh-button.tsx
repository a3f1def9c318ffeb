import type { ListDetail } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { request } from '#shared/api/request.ts';
import { useMay } from '#shared/api/session.ts';
import { listsQuery, readAnew } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';

const { refresh: words } = messages.listPage;

/** Asks the publisher of a list now. Says what came of it, for it may well be nothing. */
export function RefreshButton({ list }: { readonly list: string }) {
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => refreshed(`/lists/${encodeURIComponent(list)}`),
    onSettled: () => readAnew(queryClient, listsQuery.queryKey),
  });
  const mayRefresh = useMay()('lists:write');
  const { data, error, isPending } = refresh;
  const result = data?.refresh;
  const isOldAsBefore = result?.outcome === 'failed' || result?.outcome === 'not_asked';
  if (!mayRefresh) return null;
  return (
    <div className="flex flex-col items-end gap-1">
      <Button size="small" disabled={isPending} onClick={() => refresh.mutate()}>
        <RefreshCw aria-hidden size={14} />
        {isPending ? words.submitting : words.submit}
      </Button>
      <p role="status" className={`max-w-prose text-sm ${isOldAsBefore ? 'text-review' : 'text-soft'}`}>
        {!isPending && result?.text}
      </p>
      {error !== null && <ErrorNotice error={error} />}
    </div>
  );
}

const LOOK_EVERY_MS = 1_000;

/** Begins a refresh, or follows the one that runs. */
async function refreshed(path: string): Promise<ListDetail> {
  let list = await request<ListDetail>(`${path}/refresh`, { method: 'POST' });
  while (list.refresh?.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    list = await request<ListDetail>(path);
  }
  return list;
}
