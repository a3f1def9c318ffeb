import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { waitingQuery } from './api.ts';
import { ApprovalList } from './approval-list.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';

const { inbox: words } = messages;
const TABS = ['open', 'proposed'] as const;
const TAB =
  'flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-soft hover:bg-sunken ' +
  'aria-[current=page]:bg-accent-wash aria-[current=page]:text-ink';

/** Inbox: screenings with hits that wait for a decision, or for a second person. */
export function InboxPage() {
  usePageTitle(words.title);
  const address = useSearch({ from: '/shell/inbox' });
  const waiting = useQuery(waitingQuery).data;
  const { hits: shown = 'open', ...filters } = address;
  return (
    <div className="page space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      <nav aria-label={words.tabs} className="flex flex-wrap gap-1">
        {TABS.map((tab) => (
          <Link
            key={tab}
            to="/inbox"
            search={tab === 'open' ? filters : { ...filters, hits: tab }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={tab === shown ? 'page' : undefined}
            className={TAB}
          >
            {words[tab].tab}
            {waiting !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-xs text-ink">
                {words.count(waiting[tab].count, waiting[tab].isMore)}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <InboxFilters address={address} />
      {shown === 'proposed' ? (
        <ApprovalList key={JSON.stringify(address)} address={address} />
      ) : (
        <InboxList key={JSON.stringify(address)} address={address} />
      )}
    </div>
  );
}
