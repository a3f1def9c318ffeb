import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { useRecentScreenings } from './window.ts';

/** The last screenings of this window, each with its answer; nothing where there are none. */
export function RecentList() {
  const recent = useRecentScreenings();
  if (recent.length === 0) return null;
  return (
    <section aria-label={messages.search.recent} className="mt-8">
      <h2 className="label-caps mb-1">{messages.search.recent}</h2>
      <ul className="max-w-xl divide-y divide-line border-y border-line">
        {recent.map(({ searchId, text }) => (
          <li key={searchId}>
            <Link to="/" search={{ id: searchId }} className="block truncate px-1 py-2 text-sm hover:bg-sunken">
              <Name>{text}</Name>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
