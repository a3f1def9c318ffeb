import type { SearchResult } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Decided } from '#shared/decide/decided.ts';
import { DecisionPill } from '#shared/decide/decision-pill.tsx';
import { PriorityMark } from '#shared/hits/priority-mark.tsx';
import { ReasonIcon } from '#shared/hits/reason-icon.tsx';
import { byKind, type ReasonCode, reasonKind } from '#shared/hits/reason-text.ts';
import { birthYears, countriesOf, listsOf } from '#shared/hits/row-facts.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import type { SearchAddress } from '../address.ts';

const MAX_LISTS = 3;
const WORDS: Partial<Record<ReasonCode, string>> = messages.answer.tells;

type ResultRowProps = {
  readonly result: SearchResult;
  readonly address: SearchAddress;
  readonly selected: boolean;
  /** Selecting a row next to its details adds no entry to the browser's history. */
  readonly replace: boolean;
  readonly titles: ReadonlyMap<string, string>;
  readonly decided: Decided;
  readonly onOpen: (event: MouseEvent) => void;
};

/** One party in two lines: facts that distinguish namesakes are more prominent than the score. */
export function ResultRow({ result, address, selected, replace, titles, decided, onOpen }: ResultRowProps) {
  const { matchedName, primaryName, entityType, entityId } = result;
  const lists = listsOf(result, titles);
  const facts = [messages.entityTypes[entityType], birthYears(result), countriesOf(result)].filter(Boolean);
  const other = matchedName !== null && matchedName.value !== primaryName ? primaryName : undefined;
  return (
    <Link
      data-row
      data-party={entityId}
      data-selected={selected || undefined}
      to="/"
      search={{ ...address, party: entityId }}
      replace={replace}
      resetScroll={!replace}
      preload={false}
      aria-current={selected ? 'true' : undefined}
      onClick={onOpen}
      className="grid min-h-15 grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-x-3 border-s-3 border-transparent px-3 py-1.5 -outline-offset-2 hover:bg-sunken data-selected:border-accent data-selected:bg-accent-wash"
    >
      <PriorityMark result={result} />
      <span className="min-w-0">
        <span className="flex min-w-0 items-baseline gap-x-2">
          <span className="truncate font-semibold">
            <Name script={matchedName?.script}>{matchedName?.value ?? primaryName}</Name>
          </span>
          <span className="min-w-0 flex-1 basis-0 truncate text-sm text-soft max-sm:hidden">
            {other !== undefined && <Name>{other}</Name>}
          </span>
          <span className="flex shrink-0 gap-1 max-sm:hidden">
            {lists.slice(0, MAX_LISTS).map((list) => (
              <span key={list} className="rounded border border-line bg-surface px-1.5 text-xs font-medium text-soft">
                {list}
              </span>
            ))}
            {lists.length > MAX_LISTS && <span className="text-xs text-faint">+{lists.length - MAX_LISTS}</span>}
          </span>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-sm text-soft">
          <span className="min-w-0 shrink grow basis-32 truncate">{facts.join(' · ')}</span>
          <DecisionPill decided={decided} />
          <RowTells reasons={result.reasons} />
          <span className="text-xs text-faint sm:hidden">{lists.join(', ')}</span>
        </span>
      </span>
    </Link>
  );
}

/** In two words each: conflicts, doubts and confirmations. */
function RowTells({ reasons }: { readonly reasons: SearchResult['reasons'] }) {
  return byKind(reasons).flatMap(({ code }) => {
    const words = WORDS[code];
    const kind = reasonKind(code);
    if (words === undefined) return [];
    return (
      <span
        key={code}
        className={`inline-flex items-center gap-1 text-xs font-medium whitespace-nowrap ${kind === 'conflict' ? 'text-alarm' : 'text-ink'}`}
      >
        <ReasonIcon kind={kind} />
        {words}
      </span>
    );
  });
}
