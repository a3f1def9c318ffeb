import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useDelisted } from '../api.ts';
import { MoreButton } from './more-button.tsx';
import { PartyLink } from './party-link.tsx';

const { delisted: words } = messages.listPage;

/** Delisted parties, latest removal first; nothing if there are none. */
export function DelistedSection({ list }: { readonly list: string }) {
  const delisted = useDelisted(list);
  const id = useId();
  if (delisted.error !== null) return <ErrorNotice error={delisted.error} onRetry={() => void delisted.refetch()} />;
  const items = delisted.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {words.title(delisted.data?.pages[0]?.total ?? 0)}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-soft">{words.text}</p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {items.map(({ listing, primaryName, entityType, inFile, at }) => (
          <li key={listing} className="flex flex-wrap gap-x-5 gap-y-0.5 px-4 py-2">
            <span className="w-40 shrink-0 text-sm text-soft">
              <Time value={at} />
            </span>
            <span className="min-w-0 flex-1 basis-72">
              <PartyLink listing={listing} name={primaryName ?? listing} />
              <span className="block text-sm text-soft">
                {messages.entityTypes[entityType]}
                {inFile && ` · ${words.inFile}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <MoreButton pages={delisted} />
    </section>
  );
}
