import { Link, useSearch } from '@tanstack/react-router';
import { Upload, UserRoundPlus } from 'lucide-react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useMedia } from '#shared/ui/use-media.ts';
import { CustomerFilterForm } from './customer-filter-form.tsx';
import { CustomerList } from './customer-list.tsx';
import { FindForm } from './find-form.tsx';
import { WatchLine } from './watch-line.tsx';

const { customers: words } = messages;
const LOOK = 'inline-flex min-h-9 items-center gap-1.5 rounded-md border px-3.5 font-medium';
const ADD_LOOK = `${LOOK} border-transparent bg-accent text-on-accent hover:bg-accent-strong`;
const IMPORT_LOOK = `${LOOK} border-edge bg-surface hover:bg-sunken`;

/** Customers: who is watched, their status, and finding one by reference. */
export function CustomersPage() {
  usePageTitle(words.title);
  const may = useMay();
  const isWide = useMedia('(min-width: 640px)');
  const filters = useSearch({ from: '/shell/customers' });
  return (
    <div className="page space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      <WatchLine />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {may('search:read') && <FindForm />}
        {may('customers:write') && (
          <span className="flex flex-wrap gap-2">
            {may('search:write') && (
              <Link to="/batches" search={{ watch: true }} className={IMPORT_LOOK}>
                <Upload aria-hidden size={16} />
                {words.import}
              </Link>
            )}
            <Link to="/customers/new" search={{}} className={ADD_LOOK}>
              <UserRoundPlus aria-hidden size={16} />
              {words.add}
            </Link>
          </span>
        )}
      </div>
      <Disclosure summary={words.filters} defaultOpen={isWide || Object.keys(filters).length > 0}>
        <CustomerFilterForm key={JSON.stringify(filters)} filters={filters} />
      </Disclosure>
      <CustomerList filters={filters} />
    </div>
  );
}
