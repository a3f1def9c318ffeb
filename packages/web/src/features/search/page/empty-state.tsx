import { Link } from '@tanstack/react-router';
import { Fingerprint, TextSearch, UserRound } from 'lucide-react';
import { useLists } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Name } from '#shared/ui/name.tsx';
import { useRecentScreenings } from '../window.ts';

const { empty, emptyTitle, privacy } = messages.search;
const KINDS = [
  { icon: UserRound, title: empty.name, text: empty.nameText },
  { icon: Fingerprint, title: empty.identifier, text: empty.identifierText },
  { icon: TextSearch, title: empty.text, text: empty.textText },
];
/** Invented parties of the bundled sample list: a spelling variant, another script, a vessel. */
const SAMPLES = ['Arkadi Poluschtofow', 'مروان الزهراوي القمري', 'Pelagos Mirage'];

/** Before the first search: what can be entered. */
export function EmptyState({ onTry }: { readonly onTry: (text: string) => void }) {
  return (
    <section aria-label={emptyTitle} className="pt-2 sm:pt-4">
      <h2 className="label-caps mb-3">{emptyTitle}</h2>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {KINDS.map(({ icon: Icon, title, text }) => (
          <div key={title} className="border-t-2 border-line pt-3">
            <dt className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden size={18} className="text-accent" />
              {title}
            </dt>
            <dd className="mt-1 text-sm text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <SampleSuggestions onTry={onTry} />
      <RecentList />
      <p className="mt-8 text-xs text-faint">{privacy}</p>
    </section>
  );
}

/** Last screenings of this window, with links to their answers; nothing if there are none. */
function RecentList() {
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

/** While only the sample list is loaded: searches that are sure to find something. */
function SampleSuggestions({ onTry }: { readonly onTry: (text: string) => void }) {
  if (useLists().data?.demo !== true) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-2">
      <p className="text-sm text-soft">{messages.search.trySample}</p>
      {SAMPLES.map((sample) => (
        <Button key={sample} size="small" onClick={() => onTry(sample)}>
          <Name>{sample}</Name>
        </Button>
      ))}
    </div>
  );
}
