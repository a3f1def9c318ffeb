import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { RefreshCw, X } from 'lucide-react';
import { useId } from 'react';
import type { InboxAddress } from '#shared/inbox/inbox-place.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { inboxQuery } from '../api/inbox-query.ts';
import { waitingQuery } from '../api/waiting-query.ts';

const { inbox: words } = messages;

/** Order and filters; the address keeps them. */
export function InboxFilters({ address }: { readonly address: InboxAddress }) {
  const id = useId();
  const navigate = useNavigate({ from: '/inbox' });
  const queryClient = useQueryClient();
  const { sort, priority, batch, ...others } = address;
  const go = (changed: InboxAddress) => void navigate({ search: changed });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: inboxQuery(address).queryKey });
    void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
  };
  const high = priority === undefined ? {} : { priority };
  const inOrder = sort === undefined ? {} : { sort };
  const ofBatch = batch === undefined ? {} : { batch };
  return (
    <fieldset aria-label={words.filters} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span className="inline-flex items-center gap-2">
        <label htmlFor={id} className="text-soft">
          {words.sort}
        </label>
        <select
          id={id}
          value={sort ?? 'oldest'}
          onChange={({ target }) =>
            go({ ...others, ...high, ...ofBatch, ...(target.value === 'newest' ? { sort: 'newest' } : {}) })
          }
          className={`${INPUT_LOOK} w-auto`}
        >
          <option value="oldest">{words.sorts.oldest}</option>
          <option value="newest">{words.sorts.newest}</option>
        </select>
      </span>
      <label className="inline-flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          className="size-4"
          checked={priority === 'high'}
          onChange={({ target }) =>
            go({ ...others, ...inOrder, ...ofBatch, ...(target.checked ? { priority: 'high' } : {}) })
          }
        />
        {words.highOnly}
      </label>
      {batch !== undefined && (
        <span className="inline-flex min-h-9 items-center gap-2">
          {words.onlyBatch}
          <Link to="/batches/$batch" params={{ batch }} search={{}} className="link font-mono text-xs wrap-anywhere">
            {batch}
          </Link>
          <Button size="small" look="quiet" onClick={() => go({ ...others, ...inOrder, ...high })}>
            <X aria-hidden size={14} />
            {words.allBatches}
          </Button>
        </span>
      )}
      <Button size="small" className="ms-auto" onClick={refresh}>
        <RefreshCw aria-hidden size={14} />
        {words.refresh}
      </Button>
    </fieldset>
  );
}
