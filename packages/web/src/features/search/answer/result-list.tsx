import type { SearchResult } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import type { Decided } from '#shared/decide/decided.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import type { SearchAddress } from '../address.ts';
import { filterResults } from './result-filters.tsx';
import { ResultRow } from './result-row.tsx';

const { keys: words } = messages;

type ResultListProps = {
  readonly results: readonly SearchResult[];
  readonly address: SearchAddress;
  readonly selected: string | undefined;
  readonly isWide: boolean;
  readonly listRef: RefObject<HTMLOListElement | null>;
  /** Decision about a party. */
  readonly decidedOf: (result: SearchResult) => Decided;
  readonly onOpen: (event: MouseEvent) => void;
};

/** Results as dense rows, and which part of them is shown. */
export function ResultList({ results, address, selected, isWide, listRef, decidedOf, onOpen }: ResultListProps) {
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const shown = filterResults(results, address);
  const { priority: _, type: __, list: ___, ...all } = address;
  // The link disappears with its filter: the focus moves to the rows.
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

type RowKeys = {
  readonly listRef: RefObject<HTMLOListElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the details are next to the rows, so that moving through the rows shows them. */
  readonly isWide: boolean;
  /** Returns from the details to the rows. */
  readonly onBack: () => void;
};

/**
 * `j` and `k` move through the rows, Enter opens the details, Escape returns. Returns the function that moves by rows.
 */
export function useRowKeys({ listRef, headingRef, isWide, onBack }: RowKeys): (by: number) => void {
  const lastRef = useRef<HTMLElement>(null);
  const rows = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const walk = (by: number) => {
    const all = rows();
    const focused = all.findIndex((row) => row.contains(document.activeElement));
    const selected = all.findIndex((row) => row.dataset['selected'] !== undefined);
    const from =
      focused >= 0 ? focused : by === 0 || headingRef.current === document.activeElement ? selected : selected - by;
    const row = all[Math.max(0, Math.min(all.length - 1, from + by))];
    if (row === undefined) return;
    lastRef.current = row;
    row.focus();
    if (isWide && row.dataset['selected'] === undefined)
      row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  useKeys([
    { key: 'j', words: words.nextRow, run: () => walk(1) },
    { key: 'k', words: words.lastRow, run: () => walk(-1) },
    { key: 'Enter', words: words.openRow },
    { key: 'Escape', words: words.back, run: onBack },
  ]);
  return walk;
}
