import { Fingerprint, TextSearch, UserRound } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { RecentList } from '../kept/recent-list.tsx';
import { SampleSuggestions } from './sample-suggestions.tsx';

const { empty, emptyTitle, privacy } = messages.search;
const KINDS = [
  { icon: UserRound, title: empty.name, text: empty.nameText },
  { icon: Fingerprint, title: empty.identifier, text: empty.identifierText },
  { icon: TextSearch, title: empty.text, text: empty.textText },
];

/** Before the first search: what may be put in the box. */
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
