import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { RefreshCw, X } from 'lucide-react';
import { useId } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { listLabel } from '#shared/format/list-words.ts';
import { type InboxAddress, readInboxAddress } from '#shared/kept/inbox-place.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { INPUT_LOOK } from '#shared/ui/field.tsx';
import { inboxQuery, waitingQuery } from './api.ts';

const { inbox: words } = messages;
const TYPES = Object.entries(messages.entityTypes);

/** Order and filters, kept in the address. */
export function InboxFilters({ address }: { readonly address: InboxAddress }) {
  const navigate = useNavigate({ from: '/inbox' });
  const queryClient = useQueryClient();
  const known = useLists().data?.items ?? [];
  const { sort, priority, list, entityType, batch } = address;
  const set = (member: keyof InboxAddress, value: string | undefined) =>
    void navigate({ search: readInboxAddress({ ...address, [member]: value }) });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: inboxQuery(address).queryKey });
    void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
  };
  const lists = known.map(({ id, title }) => [id, listLabel(id, title)] as const);
  // The address may name a list that is no longer loaded.
  const named = list === undefined || lists.some(([id]) => id === list) ? lists : [...lists, [list, list] as const];
  return (
    <fieldset aria-label={words.filters} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Choice
        label={words.sort}
        value={sort ?? 'oldest'}
        onChange={(value) => set('sort', value)}
        options={Object.entries(words.sorts)}
      />
      <Choice
        label={words.list}
        value={list ?? ''}
        onChange={(value) => set('list', value)}
        options={[['', words.anyList], ...named]}
      />
      <Choice
        label={words.type}
        value={entityType ?? ''}
        onChange={(value) => set('entityType', value)}
        options={[['', words.anyType], ...TYPES]}
      />
      <label className="inline-flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          className="size-4"
          checked={priority === 'high'}
          onChange={({ target }) => set('priority', target.checked ? 'high' : undefined)}
        />
        {words.highOnly}
      </label>
      {batch !== undefined && (
        <span className="inline-flex min-h-9 items-center gap-2">
          {words.onlyBatch}
          <Link to="/batches/$batch" params={{ batch }} search={{}} className="link font-mono text-xs wrap-anywhere">
            {batch}
          </Link>
          <Button size="small" look="quiet" onClick={() => set('batch', undefined)}>
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

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Values with their labels. */
  readonly options: readonly (readonly [value: string, text: string])[];
};

/** A label and a select in one line. */
function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${INPUT_LOOK} w-auto max-w-44`}
      >
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
