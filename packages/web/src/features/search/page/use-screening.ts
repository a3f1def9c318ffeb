import type { SearchRequest } from '@namesake/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWindowState, WindowState } from '#shared/kept/window-state.ts';
import { type Answered, keepScreening, type NextOfRecord, screeningQuery, useCreateSearch } from '../api.ts';
import { EMPTY_DRAFT, type SearchDraft, toRequest } from '../draft.ts';
import { addRecent } from '../window.ts';

const DRAFTS = new WindowState<Drafts>({});

/** The screening named in the address, its form, and new screenings, each of which gets its own address. */
export function useScreening(id: string | undefined, onAnswer: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const record = useQuery({ ...screeningQuery(id ?? ''), enabled: id !== undefined });
  const answered = id === undefined ? undefined : record.data;
  const { draft, setDraft, startAnew, moveDraft } = useDrafts(id, answered?.asked);
  const search = useCreateSearch();
  const [freshId, setFreshId] = useState<string>();
  const { reset } = search;
  // A failed screening is only reported on its own page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another id.
  useEffect(() => reset(), [id, reset]);

  const send = (request: SearchRequest | NextOfRecord, { asked: of, fromRecord, before }: Omit<Answered, 'answer'>) => {
    search.mutate(request, {
      onSuccess: (answer) => {
        onAnswer();
        keepScreening(queryClient, { answer, asked: of, fromRecord, before });
        addRecent({ searchId: answer.searchId, text: answer.searchText });
        moveDraft(answer.searchId, of);
        setFreshId(answer.searchId);
        void navigate({ to: '/', search: { id: answer.searchId } });
      },
    });
  };
  const nextPage = ({ answer, asked, fromRecord, before }: Answered): (() => void) | undefined => {
    const { searchId, nextCursor: cursor, results } = answer;
    if (cursor == null) return undefined;
    const request = fromRecord ? { searchId, cursor } : { ...toRequest(asked), cursor };
    return () => send(request, { asked, fromRecord, before: before + results.length });
  };
  const toNextPage = answered && nextPage(answered);
  return {
    draft,
    setDraft,
    startAnew,
    answered,
    record,
    search,
    isFresh: freshId === id,
    screen: (of: SearchDraft) => send(toRequest(of), { asked: of, fromRecord: false, before: 0 }),
    nextPage: toNextPage,
    /** Repeats a failed request for the next page, of which the form may have only a part. */
    retryPage: search.variables?.cursor === undefined ? undefined : toNextPage,
  };
}

type Drafts = Readonly<Record<string, SearchDraft>>;

/**
 * Forms by screening, '' for none: as typed, else as requested. Kept in memory across navigation, never in the address
 * or in storage; logging out clears them.
 */
function useDrafts(searchId = '', asked: SearchDraft = EMPTY_DRAFT) {
  const drafts = useWindowState(DRAFTS);
  const change = (changed: (before: Drafts) => Drafts): void => DRAFTS.set(changed(DRAFTS.get()));
  return {
    draft: drafts[searchId] ?? asked,
    setDraft: (changed: SearchDraft) => change((before) => ({ ...before, [searchId]: changed })),
    /** Starts a new form without a screening; the form of this screening is reset. */
    startAnew: (empty: SearchDraft) => change(({ [searchId]: _, ...others }) => ({ ...others, '': empty })),
    /** After the answer to `sent`: resets the old form, and moves later input to the new one. */
    moveDraft: (to: string, sent: SearchDraft) =>
      change(({ [searchId]: typed = sent, ...others }) => (typed === sent ? others : { ...others, [to]: typed })),
  };
}
