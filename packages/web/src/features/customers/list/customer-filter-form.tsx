import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GROUP } from '#shared/customers/customer.ts';
import { FilterChoice, FilterForm, FilterText } from '#shared/filters/filter-form.tsx';
import { messages } from '#shared/messages/messages.ts';
import { type CustomersAddress, readCustomersAddress } from '../address.ts';

const { customers: words } = messages;
const EMPTY = { status: '', watch: '', group: '', leaving: '' };
const GROUP_RULE = { pattern: GROUP, title: words.groupHint };

/** Filters of the customers, kept in the address so that links show the same. */
export function CustomerFilterForm({ filters }: { readonly filters: CustomersAddress }) {
  const navigate = useNavigate({ from: '/customers' });
  const [draft, setDraft] = useState({ ...EMPTY, ...filters, leaving: filters.leaving === true ? 'true' : '' });
  const of = (member: keyof typeof draft) => ({
    label: words[member],
    value: draft[member],
    onChange: (value: string) => setDraft({ ...draft, [member]: value }),
  });
  return (
    <FilterForm
      onApply={() => void navigate({ search: readCustomersAddress(draft) })}
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
    >
      <FilterChoice {...of('status')} any={words.anyStatus} options={Object.entries(words.statuses)} />
      <FilterChoice {...of('watch')} any={words.anyWatch} options={Object.entries(words.watches)} />
      <FilterText {...of('group')} hint="retail" rule={GROUP_RULE} />
      <FilterChoice {...of('leaving')} any={words.anyLeaving} options={[['true', words.onlyLeaving]]} />
    </FilterForm>
  );
}
