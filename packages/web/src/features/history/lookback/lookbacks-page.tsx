import type { LookbackView } from '@namesake/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { lookbacksQuery } from '../api.ts';
import { LookbackForm } from './lookback-form.tsx';

const { lookbacks: words, history } = messages;

/** Lookbacks: the form, and earlier ones. */
export function LookbacksPage() {
  usePageTitle(words.title);
  const { party } = useSearch({ from: '/shell/history/lookbacks' });
  const may = useMay();
  const found = useInfiniteQuery(lookbacksQuery);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="page space-y-4">
      <header>
        <Link to="/history" search={{}} className="link inline-flex min-h-7 items-center text-sm">
          {history.title}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">
          {words.intro} {may('records:read') ? words.ofEverybody : words.ofYou}
        </p>
      </header>
      <LookbackForm key={party} party={party} />
      <section aria-labelledby="earlier-lookbacks" className="space-y-3">
        <h2 id="earlier-lookbacks" className="font-semibold">
          {words.list}
        </h2>
        {items.length > 0 && (
          <ul aria-labelledby="earlier-lookbacks" className="rounded-xl border border-line bg-surface">
            {items.map((lookback) => (
              <LookbackRow key={lookback.id} lookback={lookback} />
            ))}
          </ul>
        )}
        {found.data === undefined ? (
          found.error !== null && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <OlderItems pages={found} count={items.length} searchedTo={null} empty={words.none} end={words.end} />
        )}
      </section>
    </div>
  );
}

/** One lookback: its party and findings. */
function LookbackRow({ lookback }: { readonly lookback: LookbackView }) {
  const { id, state, createdAt, entity, foundCount: found, text: reason } = lookback;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-4 py-2.5 first:border-t-0">
      <Link
        to="/history/lookbacks/$lookback"
        params={{ lookback: id }}
        className="min-h-6 min-w-0 font-semibold wrap-anywhere hover:text-accent-strong"
      >
        <Name>{entity.names[0]}</Name>
      </Link>
      <span className="text-sm text-soft">
        <Time value={createdAt} />
      </span>
      <span className={`text-sm ${found > 0 ? 'text-review' : 'text-soft'}`}>{words.found(found)}</span>
      {reason !== null && <span className="min-w-0 text-sm wrap-anywhere text-soft">{reason}</span>}
      <span className="ms-auto text-sm font-medium">{words.states[state]}</span>
    </li>
  );
}
