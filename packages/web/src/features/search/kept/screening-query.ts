import type { SearchResponse } from '@namesake/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import type { SearchDraft } from '../form/search-draft.ts';
import { draftOfAnswer } from './draft-of-answer.ts';

/** An answer, and the form that asked for it; the form may have changed since. */
export type Answered = {
  readonly answer: SearchResponse;
  readonly asked: SearchDraft;
  /** Read from the record, which has no form: `asked` is what the answer contains of it. */
  readonly fromRecord: boolean;
  /** How many parties the pages before this one showed. */
  readonly before: number;
};

const keyOf = (searchId: string) => ['screenings', searchId];
const KEPT_MS = 30 * 60_000;

/** `GET /searches/{id}`. A screening never changes: one that this window has asked for is not read again. */
export const screeningQuery = (searchId: string) =>
  queryOptions({
    queryKey: keyOf(searchId),
    queryFn: async ({ client, signal }): Promise<Answered> => {
      const known = client.getQueryData<Answered>(keyOf(searchId));
      if (known !== undefined) return known;
      const answer = await request<SearchResponse>(`/searches/${encodeURIComponent(searchId)}`, { signal });
      return { answer, asked: draftOfAnswer(answer), fromRecord: true, before: 0 };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });

/** Keeps an answer that has just come, in memory only: logging out clears the cache. */
export function keepScreening(queryClient: QueryClient, answered: Answered): void {
  queryClient.setQueryData(keyOf(answered.answer.searchId), answered);
}
