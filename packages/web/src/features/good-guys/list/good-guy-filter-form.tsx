import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GoodGuyFilters } from '#shared/api/shared-queries.ts';
import { customerOf, useReference } from '#shared/customer/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { FilterChoice, FilterForm, FilterText } from '#shared/ui/filter-form.tsx';
import { readGoodGuyAddress } from '../address/good-guy-address.ts';

const { goodGuys: words } = messages;

/** Which good guys are shown. The address keeps it. */
export function GoodGuyFilterForm({ filters }: { readonly filters: GoodGuyFilters }) {
  const navigate = useNavigate({ from: '/settings/good-guys' });
  const queryClient = useQueryClient();
  const { reference, setReference } = useReference(filters.customer);
  const [state, setState] = useState(filters.state ?? '');
  const apply = async () => {
    const found = await customerOf(queryClient, reference);
    await navigate({ search: readGoodGuyAddress({ state, ...found }) });
  };
  return (
    <FilterForm
      onApply={() => void apply()}
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
    >
      <FilterChoice
        label={words.state}
        value={state}
        onChange={setState}
        any={words.allStates}
        options={Object.entries(words.states)}
      />
      <FilterText label={words.reference} value={reference} onChange={setReference} hint="customer-4711" />
    </FilterForm>
  );
}
