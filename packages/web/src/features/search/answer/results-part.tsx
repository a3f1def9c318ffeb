import type { DecisionView, SearchResult } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { decidedOf } from '#shared/decide/decided.ts';
import type { SearchAddress } from '../address.ts';
import { type Answered, decisionsQuery } from '../api.ts';
import { useDecisions } from '../decide/use-decisions.ts';
import { ResultDetail } from './result-detail.tsx';
import { filterResults } from './result-filters.tsx';
import { ResultList, useRowKeys } from './result-list.tsx';

type ResultsPartProps = {
  readonly answered: Answered;
  readonly address: SearchAddress;
  /** Whether the window has room for the details next to the rows. */
  readonly isWide: boolean;
  /** Whether the answer has just arrived while the search box has the focus. */
  readonly fresh: boolean;
};

/** Rows and details: side by side, or the details as a page over the rows with a way back. */
export function ResultsPart({ answered: { answer }, address, isWide, fresh }: ResultsPartProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const openedHere = useRef(false);
  const navigate = useNavigate();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const { results } = answer;
  const chosen = results.find(({ entityId }) => entityId === address.party);
  const selected = chosen ?? (isWide ? filterResults(results, address)[0] : undefined);
  const isPage = !isWide && selected !== undefined;
  const { party: _, ...rows } = address;
  const back = () => {
    if (isWide) return walk(0);
    if (!isPage) return;
    if (openedHere.current) history.back();
    else void navigate({ to: '/', search: rows, replace: true });
    openedHere.current = false;
  };
  const walk = useRowKeys({ listRef, headingRef, isWide, onBack: back });
  const onOpen = (event: MouseEvent) => {
    openedHere.current = !isWide;
    // A click without a pointer is the Enter key: it moves the focus into the details.
    if (isWide && event.detail === 0) headingRef.current?.focus({ preventScroll: true });
  };
  const last = useRef(selected?.entityId);
  useEffect(() => {
    if (isPage) headingRef.current?.focus();
    else if (last.current !== undefined && !isWide) rowOf(listRef.current, last.current)?.focus();
    last.current = selected?.entityId;
  }, [isPage, isWide, selected?.entityId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer comes.
  useEffect(() => {
    const isTaken = document.activeElement?.matches('body, #content, textarea') !== true;
    if (address.from === 'inbox' ? !isTaken : fresh && document.activeElement instanceof HTMLTextAreaElement) walk(0);
  }, []);
  const focusParty = () => {
    const row = selected && rowOf(listRef.current, selected.entityId);
    (isPage ? headingRef.current : row)?.focus();
  };
  const show = (party: string) => {
    void navigate({ to: '/', search: { ...address, party }, replace: true, resetScroll: isPage });
    rowOf(listRef.current, party)?.focus();
  };
  const decisions = useDecisions(answer.searchId, {
    hasResults: results.length > 0,
    onShow: show,
    focusParty,
    onDecided: (entityId) => {
      // If the user has moved on meanwhile, the selection stays.
      if (selected?.entityId !== entityId) return;
      const known = queryClient.getQueryData(decisionsQuery(answer.searchId).queryKey) ?? [];
      const next = nextOpen(filterResults(results, address), entityId, known);
      if (next === undefined) focusParty();
      else show(next.entityId);
    },
  });
  if (results.length === 0) return null;
  const detail = selected && (
    <ResultDetail
      key={selected.entityId}
      answer={answer}
      result={selected}
      decisions={decisions}
      headingRef={headingRef}
      onBack={isPage ? back : undefined}
    />
  );
  const status = (
    <p role="status" className="sr-only">
      {decisions.said}
    </p>
  );
  if (isPage)
    return (
      <>
        {status}
        {detail}
      </>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-4 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] print:block">
      <ResultList
        results={results}
        address={address}
        selected={selected?.entityId}
        isWide={isWide}
        listRef={listRef}
        decidedOf={decisions.of}
        onOpen={onOpen}
      />
      {detail !== undefined && (
        <div
          key={selected?.entityId}
          className="sticky top-15 max-h-[calc(100dvh-4.5rem)] overflow-y-auto rounded-xl print:static print:mt-4 print:max-h-none"
        >
          {detail}
        </div>
      )}
      {status}
    </div>
  );
}

const rowOf = (list: HTMLOListElement | null, party: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-party="${CSS.escape(party)}"]`);

/** The next undecided party after this one, else an earlier one; undefined if none is left. */
function nextOpen(
  results: readonly SearchResult[],
  after: string,
  decisions: readonly DecisionView[],
): SearchResult | undefined {
  const at = results.findIndex(({ entityId }) => entityId === after);
  const others = [...results.slice(at + 1), ...results.slice(0, Math.max(at, 0))];
  return others.find((result) => ['open', 'reopened'].includes(decidedOf(result, decisions).kind));
}
