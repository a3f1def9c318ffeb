import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import type { GoodGuyFilters } from '#shared/api/shared-queries.ts';
import { customerOf, useReference } from '#shared/customers/customer.ts';
import { FilterChoice, FilterForm, FilterText } from '#shared/filters/filter-form.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { readGoodGuyAddress } from './address.ts';
import { GoodGuyList } from './good-guy-list.tsx';
import { ImportDialog } from './import-dialog.tsx';

const { goodGuys: words } = messages;

/** Settings → Good guys. */
export function GoodGuysPage() {
  usePageTitle(words.title);
  const may = useMay();
  const filters = useSearch({ from: '/shell/settings/good-guys' });
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="min-w-0 space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      <div className="flex flex-wrap gap-2">
        <a
          href={addressOf(ENDPOINTS.exportGoodGuys)}
          download="good-guys.csv"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-edge bg-surface px-3.5 font-medium hover:bg-sunken"
        >
          <Download aria-hidden size={16} />
          {words.exportCsv}
        </a>
        {may('decisions:write') && (
          <Button onClick={() => setImporting(true)}>
            <Upload aria-hidden size={15} />
            {words.importCsv}
          </Button>
        )}
      </div>
      <GoodGuyFilterForm key={JSON.stringify(filters)} filters={filters} />
      <GoodGuyList filters={filters} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );
}

/** Filters of the good guys, kept in the address. */
function GoodGuyFilterForm({ filters }: { readonly filters: GoodGuyFilters }) {
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
