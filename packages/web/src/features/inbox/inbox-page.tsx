import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { TabLink } from '#shared/ui/tab-link.tsx';
import { waitingQuery } from './api.ts';
import { ApprovalList } from './approval-list.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';

const { inbox: words } = messages;
const TABS = ['open', 'proposed'] as const;

/** Inbox: screenings with hits that await a decision, or a second person. */
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
          <TabLink
            key={tab}
            to="/inbox"
            search={tab === 'open' ? filters : { ...filters, hits: tab }}
            isOpen={tab === shown}
            count={waiting && words.count(waiting[tab].count, waiting[tab].isMore)}
          >
            {words[tab].tab}
          </TabLink>
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
