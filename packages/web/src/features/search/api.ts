import type {
  ChangeDecisionsRequest,
  DecideRequest,
  Decisions,
  DiagnoseRequest,
  SearchRequest,
  SearchResponse,
} from '@namesake/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, callFile, checkedByApi } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { problemCode } from '#shared/api/problem-error.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { draftOfAnswer, type SearchDraft } from './draft.ts';

/** An answer, and the form of its request; the form may have changed since. */
export type Answered = {
  readonly answer: SearchResponse;
  readonly asked: SearchDraft;
  /** Read from the record, which has no form: `asked` is the part that the answer contains. */
  readonly fromRecord: boolean;
  /** Number of parties on earlier pages. */
  readonly before: number;
};

const keyOf = (searchId: string) => ['screenings', searchId];
const KEPT_MS = 30 * 60_000;
const SEALED_AFTER_MS = 1_000;
const MAX_TRIES = 5;

/** `GET /searches/{id}`. A screening never changes: one requested by this window is not fetched again. */
export const screeningQuery = (searchId: string) =>
  queryOptions({
    queryKey: keyOf(searchId),
    queryFn: async ({ client, signal }): Promise<Answered> => {
      const known = client.getQueryData<Answered>(keyOf(searchId));
      if (known !== undefined) return known;
      const answer = await call(ENDPOINTS.getSearch, { params: { id: searchId }, signal });
      return { answer, asked: draftOfAnswer(answer), fromRecord: true, before: 0 };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });

/** Caches a new answer, in memory only: logging out clears the cache. */
export function keepScreening(queryClient: QueryClient, answered: Answered): void {
  queryClient.setQueryData(keyOf(answered.answer.searchId), answered);
}

/** `POST /search`. Names are only sent in the body. */
async function createSearch(body: SearchRequest, signal: AbortSignal): Promise<SearchResponse> {
  const answer = await call(ENDPOINTS.createSearch, { body, signal });
  if (answer.view === 'compact') throw new TypeError('The whole answer was requested');
  return answer;
}

/** The page after a recorded one, whose request only the record has. */
export type NextOfRecord = { readonly searchId: string; readonly cursor: string };

/** `GET /searches/{id}/record`: the request of the next page, which must be the same but for its cursor. */
export async function nextOfRecord({ searchId, cursor }: NextOfRecord, signal: AbortSignal): Promise<SearchRequest> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { request } = await call(ENDPOINTS.getScreeningRecord, { params: { id: searchId }, signal });
      const recorded: SearchRequest = checkedByApi(request);
      return { ...recorded, view: 'full', cursor };
    } catch (error) {
      if (problemCode(error) !== 'receipt_pending' || tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, SEALED_AFTER_MS));
    }
  }
}

/** Runs searches; a newer one aborts the older, so that answers never arrive out of order. */
export function useCreateSearch() {
  const running = useRef<AbortController>(undefined);
  return useMutation({
    mutationFn: async (asked: SearchRequest | NextOfRecord) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const { signal } = own;
      return createSearch('searchId' in asked ? await nextOfRecord(asked, signal) : asked, signal);
    },
  });
}

/** `POST /search/diagnose`. Names are only sent in the body, and only the page keeps the answer. */
export const useDiagnoseSearch = () =>
  useMutation({ mutationFn: (body: DiagnoseRequest) => call(ENDPOINTS.diagnoseSearch, { body }), gcTime: 0 });

/** `POST /searches/{id}/replay`. */
export const useReplaySearch = () =>
  useMutation({ mutationFn: (id: string) => call(ENDPOINTS.replaySearch, { params: { id } }) });

/** `GET /searches/{id}/decisions`: every decision about the hits of a screening. */
export const decisionsQuery = (searchId: string) =>
  queryOptions({
    queryKey: ['decisions', searchId],
    queryFn: async ({ signal }) =>
      (await call(ENDPOINTS.listSearchDecisions, { params: { id: searchId }, signal })).items,
  });

/** Invalidates queries of decisions. Resolves when those of the screening are refetched. */
async function invalidateDecisions(queryClient: QueryClient, searchId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['screenings'] });
  await queryClient.invalidateQueries({ queryKey: decisionsQuery(searchId).queryKey });
}

/** A decision about a party; `entityId` identifies its row. */
export type Deciding = { readonly entityId: string; readonly body: DecideRequest };

/** `POST /searches/{id}/decisions`. Resolves when the decisions of the screening are refetched. */
export function useDecideHits(searchId: string, onDecided: (made: Decisions, deciding: Deciding) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Deciding) => call(ENDPOINTS.decideHits, { params: { id: searchId }, body }),
    onSuccess: async (made, deciding) => {
      await invalidateDecisions(queryClient, searchId);
      onDecided(made, deciding);
    },
  });
}

/** `POST /decisions/change`. Resolves when the decisions of the screening are refetched, also after a refusal. */
export function useChangeDecisions(searchId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeDecisionsRequest) => call(ENDPOINTS.changeDecisions, { body }),
    onSettled: () => invalidateDecisions(queryClient, searchId),
  });
}

const RECORDS = {
  pdf: (id: string) => callFile(ENDPOINTS.printScreeningRecord, { params: { id }, accept: 'application/pdf' }),
  json: (id: string) => callFile(ENDPOINTS.getScreeningRecord, { params: { id }, accept: 'application/json' }),
};

/** File formats of a record. */
export type RecordForm = keyof typeof RECORDS;

/** `GET /searches/{id}/record.pdf` or `/record`, saved as a file; retried while its receipt is being sealed. */
export const useSaveRecord = (searchId: string) =>
  useMutation({
    mutationFn: async (form: RecordForm) => saveFile(`record-${searchId}.${form}`, await RECORDS[form](searchId)),
    retry: (tries, error) => problemCode(error) === 'receipt_pending' && tries < MAX_TRIES,
    retryDelay: SEALED_AFTER_MS,
  });
