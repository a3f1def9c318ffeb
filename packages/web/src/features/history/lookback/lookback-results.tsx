import type { LookbackHitView, LookbackView } from '@namesake/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { points } from '#shared/format/number.ts';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { Time } from '#shared/ui/time.tsx';
import { lookbackResultsQuery } from '../api.ts';
import { actorText } from '../screenings/actor-text.ts';

const { lookbacks: words, history, result } = messages;

type LookbackResultsProps = { readonly lookback: LookbackView; readonly ownId: string | undefined };

/** Screenings found, newest first: `j` and `k` move, Enter opens one. */
export function LookbackResults({ lookback, ownId }: LookbackResultsProps) {
  const found = useInfiniteQuery(lookbackResultsQuery(lookback));
  const ref = useRef<HTMLUListElement>(null);
  useKeys([
    { key: 'j', words: history.keys.next, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: history.keys.last, run: () => walkRows(ref.current, -1) },
    { key: 'Enter', words: history.keys.open },
  ]);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const none = lookback.endedAt === null ? words.nothingYet : words.nothing;
  return (
    <section aria-label={words.resultsTitle} className="space-y-3">
      {items.length > 0 && (
        <ul ref={ref} aria-label={words.resultsTitle} className="rounded-xl border border-line bg-surface">
          {items.map((hit) => (
            <HitRow key={hit.searchId} hit={hit} ownId={ownId} />
          ))}
        </ul>
      )}
      {found.data === undefined ? (
        found.error !== null && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <OlderItems pages={found} count={items.length} searchedTo={null} empty={none} end={words.endOfResults} />
      )}
    </section>
  );
}

function HitRow({ hit, ownId }: { readonly hit: LookbackHitView; readonly ownId: string | undefined }) {
  const { searchId, searchedAt, searchText, externalRef, actor, score, priority, matchedValue } = hit;
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0 md:grid-cols-[9.5rem_minmax(0,1fr)]">
      <span className="text-sm text-soft tabular-nums md:pt-0.5">
        <Time value={searchedAt} />
      </span>
      <span className="min-w-0">
        <Link
          data-row
          to="/"
          search={{ id: searchId }}
          preload={false}
          className="block min-h-6 truncate rounded font-semibold hover:text-accent-strong"
        >
          <Name>{searchText}</Name>
        </Link>
        <span className="flex min-w-0 flex-wrap gap-x-3 text-sm text-soft">
          <span className="text-ink">{history.best(points(score), result.priority[priority])}</span>
          {matchedValue !== null && <Name>{matchedValue}</Name>}
          <span className="wrap-anywhere">{actorText(actor, ownId)}</span>
          {externalRef !== null && <span className="wrap-anywhere">{externalRef}</span>}
        </span>
      </span>
    </li>
  );
}
