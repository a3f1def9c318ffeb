import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCreateSearch } from './api/create-search.ts';
import { type SearchDraft, toRequest } from './form/search-draft.ts';
import { type Answered, keepScreening, screeningQuery } from './kept/screening-query.ts';
import { useDrafts } from './kept/use-drafts.ts';
import { addRecent } from './kept/window.ts';

/** The screening that the address names, its form, and new screenings, each of which becomes an address of its own. */
export function useScreening(id: string | undefined, onAnswer: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const record = useQuery({ ...screeningQuery(id ?? ''), enabled: id !== undefined });
  const answered = id === undefined ? undefined : record.data;
  const { draft, setDraft, startAnew, moveDraft } = useDrafts(id, answered?.asked);
  const search = useCreateSearch();
  const [freshId, setFreshId] = useState<string>();
  const { reset } = search;
  // A screening that failed is the last thing that was tried on its page, and on no other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another id.
  useEffect(() => reset(), [id, reset]);

  const send = (of: SearchDraft, page: { readonly cursor?: string; readonly before: number }) => {
    const { cursor, before } = page;
    search.mutate(
      { ...toRequest(of), ...(cursor === undefined ? {} : { cursor }) },
      {
        onSuccess: (answer) => {
          onAnswer();
          keepScreening(queryClient, { answer, asked: of, fromRecord: false, before });
          addRecent({ searchId: answer.searchId, text: answer.searchText });
          moveDraft(answer.searchId, of);
          setFreshId(answer.searchId);
          void navigate({ to: '/', search: { id: answer.searchId } });
        },
      },
    );
  };
  const nextPage = ({ answer, asked, before }: Answered): (() => void) | undefined => {
    const cursor = answer.nextCursor;
    return cursor == null ? undefined : () => send(asked, { cursor, before: before + answer.results.length });
  };
  return {
    draft,
    setDraft,
    startAnew,
    answered,
    record,
    search,
    isFresh: freshId === id,
    screen: (of: SearchDraft) => send(of, { before: 0 }),
    nextPage: answered && nextPage(answered),
  };
}
