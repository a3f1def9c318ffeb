import type { SearchResult } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, RefObject } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import type { Decided } from '#shared/decide/decided.ts';
import { messages } from '#shared/messages/messages.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { filterResults } from './filter-results.ts';
import { ResultRow } from './result-row.tsx';

type ResultListProps = {
  readonly results: readonly SearchResult[];
  readonly address: SearchAddress;
  readonly selected: string | undefined;
  readonly isWide: boolean;
  readonly listRef: RefObject<HTMLOListElement | null>;
  /** What was decided about a party. */
  readonly decidedOf: (result: SearchResult) => Decided;
  readonly onOpen: (event: MouseEvent) => void;
};

/** The results as dense rows, and what part of them is shown. */
export function ResultList({ results, address, selected, isWide, listRef, decidedOf, onOpen }: ResultListProps) {
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const shown = filterResults(results, address);
  const { priority: _, type: __, list: ___, ...all } = address;
  // The link goes away with what it undoes: the focus goes on to the rows.
  const toRows = () => listRef.current?.querySelector<HTMLElement>('[data-row]')?.focus();
  return (
    <div>
      {shown.length < results.length && (
        <p role="status" className="mb-2 text-sm text-soft" data-screen-only>
          {messages.result.of(shown.length, results.length)}{' '}
          <Link to="/" search={all} replace resetScroll={false} onClick={toRows} className="link">
            {messages.filters.clearAll}
          </Link>
        </p>
      )}
      <ol
        ref={listRef}
        aria-label={messages.result.results}
        className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
      >
        {shown.map((result) => (
          <li key={result.entityId}>
            <ResultRow
              result={result}
              address={address}
              selected={result.entityId === selected}
              replace={isWide}
              titles={titles}
              decided={decidedOf(result)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
