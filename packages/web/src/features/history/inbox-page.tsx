import { Link, useSearch } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { ScreeningList } from './list/screening-list.tsx';

const { inbox: words } = messages;
const TABS = [
  { hits: 'open', search: {} },
  { hits: 'proposed', search: { hits: 'proposed' } },
] as const;
const TAB =
  'flex min-h-8 items-center rounded-md px-2.5 text-sm font-medium text-soft hover:bg-sunken ' +
  'aria-[current=page]:bg-accent-wash aria-[current=page]:text-ink';

/** Inbox: screenings with hits that wait for a decision, or for a second person. */
export function InboxPage() {
  usePageTitle(words.title);
  const { hits = 'open' } = useSearch({ from: '/shell/inbox' });
  const { none, end } = words[hits];
  return (
    <div className="page space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      <nav aria-label={words.tabs} className="flex flex-wrap gap-1">
        {TABS.map((tab) => (
          <Link
            key={tab.hits}
            to="/inbox"
            search={tab.search}
            activeOptions={{ exact: true, includeSearch: true }}
            className={TAB}
          >
            {words[tab.hits].tab}
          </Link>
        ))}
      </nav>
      <ScreeningList key={hits} filters={{ hits }} label={words.listLabel} none={none} end={end} />
    </div>
  );
}
