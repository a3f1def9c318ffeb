import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, type SearchDraft } from '../form/search-draft.ts';

type Drafts = Readonly<Record<string, SearchDraft>>;

const KEY = ['search-drafts'];

/**
 * The form of each screening that was looked at, '' for none: as typed, else as it was asked. Kept in memory while
 * somebody looks at another page, never in the address or in storage; logging out clears the cache they are kept in.
 */
export function useDrafts(searchId = '', asked: SearchDraft = EMPTY_DRAFT) {
  const queryClient = useQueryClient();
  const [drafts, setDrafts] = useState<Drafts>(() => queryClient.getQueryData<Drafts>(KEY) ?? {});
  useEffect(() => {
    queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(KEY, drafts);
  }, [queryClient, drafts]);
  const draft = drafts[searchId] ?? asked;
  return {
    draft,
    setDraft: (changed: SearchDraft) => setDrafts((before) => ({ ...before, [searchId]: changed })),
    /** A new form, for no screening yet; the one of this screening goes back to what it was. */
    startAnew: (empty: SearchDraft) => setDrafts(({ [searchId]: _, ...others }) => ({ ...others, '': empty })),
    /** Once `sent` was answered: the old form goes back to what it was, and what was typed meanwhile moves on. */
    moveDraft: (to: string, sent: SearchDraft) =>
      setDrafts(({ [searchId]: typed = sent, ...others }) => (typed === sent ? others : { ...others, [to]: typed })),
  };
}
