import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { usePolicies } from '#shared/api/shared-queries.ts';
import { customerOf, useReference } from '#shared/customers/customer.ts';
import { ActorFilter } from '#shared/filters/actor-filter.tsx';
import { fromDraft, toDraft } from '#shared/filters/filter-draft.ts';
import { FilterChoice, FilterForm, FilterId, FilterText, FilterTime } from '#shared/filters/filter-form.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { type HistoryAddress, readHistoryAddress } from '../address.ts';

const { history: words } = messages;
const EMPTY = { outcome: '', actor: '', policy: '', hits: '', batch: '' };
const OUTCOMES = Object.entries(messages.outcomeNames);
const HITS = Object.entries(words.hitStates);

/** Filters of the screenings, kept in the address so that links show the same. */
export function HistoryFilterForm({ filters }: { readonly filters: HistoryAddress }) {
  const navigate = useNavigate({ from: '/history' });
  const ownId = useQuery(sessionQuery).data?.user.id;
  const known = usePolicies().data?.items.map(({ name }) => name) ?? [];
  const queryClient = useQueryClient();
  const { customer, ...others } = filters;
  const { reference, setReference } = useReference(customer);
  const [draft, setDraft] = useState({ ...EMPTY, ...toDraft(others) });
  const apply = async () => {
    const found = await customerOf(queryClient, reference);
    await navigate({ search: readHistoryAddress({ ...fromDraft(draft), ...found }) });
  };
  const of = (member: keyof typeof draft) => ({
    label: words[member],
    value: draft[member],
    onChange: (value: string) => setDraft({ ...draft, [member]: value }),
  });
  // The address may name a policy that was deleted.
  const policies = [...new Set([...known, ...(draft.policy === '' ? [] : [draft.policy])])];
  return (
    <FilterForm
      onApply={() => void apply()}
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
      more={
        ownId !== undefined && (
          <Button onClick={() => void navigate({ search: { ...filters, actor: `user:${ownId}` } })}>
            {words.mine}
          </Button>
        )
      }
    >
      <FilterChoice {...of('outcome')} any={words.anyOutcome} options={OUTCOMES} />
      <FilterChoice {...of('hits')} any={words.anyHits} options={HITS} />
      <FilterChoice {...of('policy')} any={words.anyPolicy} options={policies.map((name) => [name, name])} />
      <ActorFilter {...of('actor')} any={words.anyActor} hint={words.actorHint} />
      <FilterText label={words.externalRef} value={reference} onChange={setReference} hint={words.externalRefHint} />
      <FilterId {...of('batch')} hint={words.batchHint} />
      <FilterTime {...of('from')} />
      <FilterTime {...of('to')} />
    </FilterForm>
  );
}
