import type { RefreshedList } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { listsQuery } from '#shared/api/list-lists.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';
import { useMay } from '#shared/api/use-may.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';

const { refresh: words } = messages.listPage;

/** Asks the publisher of a list now. Says what came of it, for it may well be nothing. */
export function RefreshButton({ list }: { readonly list: string }) {
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => request<RefreshedList>(`/lists/${encodeURIComponent(list)}/refresh`, { method: 'POST' }),
    onSettled: () => readAnew(queryClient, listsQuery.queryKey),
  });
  const mayRefresh = useMay()('lists:write');
  const { data, error, isPending } = refresh;
  const refreshed = data?.refreshed;
  const isOldAsBefore = refreshed?.outcome === 'failed' || refreshed?.outcome === 'not_asked';
  if (!mayRefresh) return null;
  return (
    <div className="flex flex-col items-end gap-1">
      <Button size="small" disabled={isPending} onClick={() => refresh.mutate()}>
        <RefreshCw aria-hidden size={14} />
        {isPending ? words.submitting : words.submit}
      </Button>
      <p role="status" className={`max-w-prose text-sm ${isOldAsBefore ? 'text-review' : 'text-soft'}`}>
        {!isPending && refreshed?.text}
      </p>
      {error !== null && <ErrorNotice error={error} />}
    </div>
  );
}
