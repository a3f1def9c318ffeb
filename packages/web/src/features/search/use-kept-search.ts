import type { SearchResponse } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, type SearchDraft } from './form/search-draft.ts';

type KeptSearch = { readonly draft: SearchDraft; readonly answer: SearchResponse | undefined };

const KEY = ['search-page'];

/**
 * The form and its answer, kept in memory while somebody looks at another page. Never in the address or in storage;
 * logging out clears the cache they are kept in.
 */
export function useKeptSearch() {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<KeptSearch>(
    () => queryClient.getQueryData<KeptSearch>(KEY) ?? { draft: EMPTY_DRAFT, answer: undefined },
  );
  useEffect(() => {
    queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(KEY, kept);
  }, [queryClient, kept]);
  return {
    ...kept,
    setDraft: (draft: SearchDraft) => setKept((before) => ({ ...before, draft })),
    setAnswer: (answer: SearchResponse | undefined) => setKept((before) => ({ ...before, answer })),
  };
}
