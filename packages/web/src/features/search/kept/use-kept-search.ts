import type { SearchResponse } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, type SearchDraft } from '../form/search-draft.ts';

/** An answer, and the form that asked for it; the form may have changed since. */
export type Answered = { readonly answer: SearchResponse; readonly asked: SearchDraft };

type KeptSearch = { readonly draft: SearchDraft; readonly answered: Answered | undefined };

const KEY = ['search-page'];

/**
 * The form and its answer, kept in memory while somebody looks at another page. Never in the address or in storage;
 * logging out clears the cache they are kept in.
 */
export function useKeptSearch() {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<KeptSearch>(
    () => queryClient.getQueryData<KeptSearch>(KEY) ?? { draft: EMPTY_DRAFT, answered: undefined },
  );
  useEffect(() => {
    queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(KEY, kept);
  }, [queryClient, kept]);
  return {
    ...kept,
    setDraft: (draft: SearchDraft) => setKept((before) => ({ ...before, draft })),
    setAnswered: (answered: Answered | undefined) => setKept((before) => ({ ...before, answered })),
  };
}
