import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GoodGuyFilters } from '#shared/api/good-guys-query.ts';
import { messages } from '#shared/messages/messages.ts';
import { FilterChoice, FilterForm, FilterId } from '#shared/ui/filter-form.tsx';
import { readGoodGuyAddress } from '../address/good-guy-address.ts';

const { goodGuys: words } = messages;

/** Which good guys are shown. The address keeps it. */
export function GoodGuyFilterForm({ filters }: { readonly filters: GoodGuyFilters }) {
  const navigate = useNavigate({ from: '/settings/good-guys' });
  const [draft, setDraft] = useState({ state: '', externalRef: '', ...filters });
  return (
    <FilterForm
      onApply={() => void navigate({ search: readGoodGuyAddress(draft) })}
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
    >
      <FilterChoice
        label={words.state}
        value={draft.state}
        onChange={(state) => setDraft({ ...draft, state })}
        any={words.allStates}
        options={Object.entries(words.states)}
      />
      <FilterId
        label={words.reference}
        value={draft.externalRef}
        onChange={(externalRef) => setDraft({ ...draft, externalRef })}
        hint="customer-4711"
      />
    </FilterForm>
  );
}
