import { Link, useSearch } from '@tanstack/react-router';
import { SearchCheck } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useMedia } from '#shared/ui/use-media.ts';
import { HistoryFilterForm } from './history-filter-form.tsx';
import { ScreeningList } from './screening-list.tsx';

const { history: words, lookbacks } = messages;
const LINK_LOOK =
  'mt-2 inline-flex min-h-9 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 font-medium hover:bg-sunken';

/** History: finds earlier screenings. */
export function HistoryPage() {
  usePageTitle(words.title);
  const isWide = useMedia('(min-width: 640px)');
  const filters = useSearch({ from: '/shell/history' });
  return (
    <div className="page space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        <Link to="/history/lookbacks" search={{}} className={LINK_LOOK}>
          <SearchCheck aria-hidden size={16} />
          {lookbacks.open}
        </Link>
      </header>
      <Disclosure summary={words.filters} defaultOpen={isWide || Object.keys(filters).length > 0}>
        <HistoryFilterForm key={JSON.stringify(filters)} filters={filters} />
      </Disclosure>
      <ScreeningList
        filters={filters}
        label={words.listLabel}
        none={Object.keys(filters).length > 0 ? words.empty : words.none}
        end={words.end}
      />
    </div>
  );
}
