import type { BatchResult, BatchView } from '@namesake/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilterChoice } from '#shared/filters/filter-form.tsx';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { resultsQuery } from './api.ts';

const { batches: words, result } = messages;

type ResultListProps = { readonly batch: BatchView; readonly outcome: string | undefined };

/** Finished rows in file order, by outcome, with links to their answers. */
export function ResultList({ batch, outcome }: ResultListProps) {
  const navigate = useNavigate({ from: '/batches/$batch' });
  // Refetched once when the batch is finished, not for every row.
  const found = useInfiniteQuery(resultsQuery(batch.id, outcome, batch.endedAt === null ? 0 : batch.rowCount));
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-label={words.resultsTitle} className="space-y-3">
      <div className="max-w-60">
        <FilterChoice
          label={words.outcome}
          value={outcome ?? ''}
          onChange={(value) => void navigate({ search: value === '' ? {} : { outcome: value }, replace: true })}
          any={words.all}
          options={Object.entries(words.outcomes)}
        />
      </div>
      {items.length > 0 && (
        <ul aria-label={words.resultsTitle} className="rounded-xl border border-line bg-surface">
          {items.map((row) => (
            <ResultRow key={row.row} row={row} />
          ))}
        </ul>
      )}
      {found.data === undefined ? (
        found.error !== null && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <OlderItems
          pages={found}
          count={items.length}
          searchedTo={null}
          empty={words.noRows}
          end={words.endOfRows}
          more={words.moreRows}
        />
      )}
    </section>
  );
}

function ResultRow({ row: read }: { readonly row: BatchResult }) {
  const { row, line, id, role, outcome, searchId, best, error, notes, setAside, context, party } = read;
  const own = id ?? words.line(String(line));
  const shown = role === null ? own : words.of(own, role);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-4 py-2 first:border-t-0">
      <span className="w-10 shrink-0 text-sm text-faint tabular-nums">{row}</span>
      {searchId === null ? (
        <span className="min-w-0 font-medium wrap-anywhere">{shown}</span>
      ) : (
        <Link
          to="/"
          search={{ id: searchId }}
          preload={false}
          className="min-h-6 min-w-0 font-medium wrap-anywhere hover:text-accent-strong"
        >
          {shown}
        </Link>
      )}
      {party !== null && (
        <span className="min-w-0 wrap-anywhere">
          <bdi>{party.searchText}</bdi>
          {party.birthDate !== null && <span className="text-sm text-soft"> · {words.born(party.birthDate)}</span>}
        </span>
      )}
      {best !== null && (
        <span className="min-w-0 text-sm wrap-anywhere text-soft">
          {words.best(best.primaryName, points(best.score), result.priority[best.priority])}
        </span>
      )}
      {error !== null && <span className="min-w-0 text-sm wrap-anywhere text-alarm">{error.text}</span>}
      {notes.length > 0 && <span className="text-sm text-review">{words.notesLeftOut(notes.join(', '))}</span>}
      {setAside.length > 0 && <span className="text-sm text-review">{words.setAside(setAside.join(', '))}</span>}
      {context.map(({ heading, value }) => (
        <span key={heading} className="min-w-0 text-sm wrap-anywhere text-faint">
          {words.contextOf(heading, value)}
        </span>
      ))}
      <span className="ms-auto text-sm">{words.outcomes[outcome]}</span>
    </li>
  );
}
