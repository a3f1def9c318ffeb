import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { GROUP } from '#shared/customers/customer.ts';
import { FilterChoice, FilterForm, FilterText } from '#shared/filters/filter-form.tsx';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { type CasesAddress, readCasesAddress } from '../address.ts';

const { cases: words, customers, result } = messages;
const EMPTY = { group: '', list: '', priority: '', country: '' };
const GROUP_RULE = { pattern: GROUP, title: customers.groupHint };
const COUNTRY_RULE = { pattern: '[A-Za-z]{2}', title: words.countryHint };

/** Filters of the cases in a view, kept in the address so that links show the same. */
export function CaseFilterForm({ address }: { readonly address: CasesAddress }) {
  const navigate = useNavigate({ from: '/cases' });
  const { view, customer, ...filters } = address;
  const [draft, setDraft] = useState({ ...EMPTY, ...filters });
  const known = (useLists().data?.items ?? []).map(({ id, title }) => [id, listLabel(id, title)] as const);
  // The address may name a list that is no longer loaded.
  const isKnown = draft.list === '' || known.some(([id]) => id === draft.list);
  const lists = isKnown ? known : [...known, [draft.list, draft.list] as const];
  const of = (member: keyof typeof EMPTY) => ({
    label: words[member],
    value: draft[member],
    onChange: (value: string) => setDraft({ ...draft, [member]: value }),
  });
  return (
    <FilterForm
      onApply={() => void navigate({ search: readCasesAddress({ ...draft, view, customer }) })}
      onReset={
        Object.keys(filters).length > 0
          ? () => void navigate({ search: readCasesAddress({ view, customer }) })
          : undefined
      }
    >
      <FilterText {...of('group')} hint="retail" rule={GROUP_RULE} />
      <FilterChoice {...of('list')} any={words.anyList} options={lists} />
      <FilterChoice {...of('priority')} any={words.anyPriority} options={Object.entries(result.priority)} />
      <FilterText {...of('country')} hint="DE" rule={COUNTRY_RULE} />
    </FilterForm>
  );
}
