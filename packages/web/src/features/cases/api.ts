import type {
  AssignCasesRequest,
  CaseDetail,
  CasePage,
  CaseView,
  ChangeDecisionsRequest,
  CheckCaseRequest,
  DecideCasesRequest,
} from '@namesake/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callFile, callWithFile, type UploadOptions } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { PAGES, RECORDED } from '#shared/api/shared-queries.ts';
import type { CasesAddress } from './address.ts';

const PAGE = 50;
const LISTS = ['cases', 'list'];

/** `GET /cases`, page after page. */
export const casesQuery = ({ view = 'open', customer: customerId, ...filters }: CasesAddress) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, view, customerId, filters],
    queryFn: ({ pageParam, signal }) =>
      call(ENDPOINTS.listCases, {
        query: { view, customerId, ...filters, newestFirst: view === 'closed', limit: PAGE, cursor: pageParam },
        signal,
      }),
    ...PAGES,
    ...RECORDED,
    refetchOnMount: 'always',
  });

/** `GET /cases/counts`. */
export const countsQuery = queryOptions({
  queryKey: ['cases', 'counts'],
  queryFn: ({ signal }) => call(ENDPOINTS.countCases, { signal }),
});

/** `GET /cases/{id}`. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'one', id],
    queryFn: ({ signal }) => call(ENDPOINTS.getCase, { params: { id }, signal }),
    ...RECORDED,
  });

/** `GET /searches/{id}`: the screening behind a case. It never changes. */
export const answerQuery = (searchId: string) =>
  queryOptions({
    queryKey: ['cases', 'screening', searchId],
    queryFn: ({ signal }) => call(ENDPOINTS.getSearch, { params: { id: searchId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Updates cases in all cached lists, where they stay in place, and invalidates the rest. */
export function keepCases(queryClient: QueryClient, cases: readonly CaseView[]): void {
  const now = new Map(cases.map((one) => [one.id, one]));
  queryClient.setQueriesData<InfiniteData<CasePage>>({ queryKey: LISTS }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map((one) => now.get(one.id) ?? one) })),
        },
  );
  for (const id of now.keys()) void queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
}

/** Invalidates other queries of decisions, and of the customer whose status they change. */
function forgetDecisions(queryClient: QueryClient): void {
  for (const queryKey of [['screenings'], ['decisions'], ['waiting']])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['customers'] });
}

/** `POST /cases/assign`. */
export function useAssignCases() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AssignCasesRequest) => call(ENDPOINTS.assignCases, { body }),
    onSuccess: ({ items }) => keepCases(queryClient, items),
  });
}

/** `POST /cases/next`: the assigned case; undefined if none is waiting. */
export function useTakeNext() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(ENDPOINTS.takeNextCase)).items[0],
    onSuccess: (taken) => keepCases(queryClient, taken === undefined ? [] : [taken]),
  });
}

/** `POST /cases/decide`. */
export function useDecideCases() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DecideCasesRequest) => call(ENDPOINTS.decideCases, { body }),
    onSuccess: ({ items }) => {
      keepCases(queryClient, items);
      forgetDecisions(queryClient);
    },
  });
}

/** `POST /decisions/change`, then refetches the case. */
export function useChangeDecisions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ cases: _, ...body }: ChangeDecisionsRequest & { readonly cases: readonly string[] }) =>
      call(ENDPOINTS.changeDecisions, { body }),
    onSettled: async (_made, _error, { cases }) => {
      forgetDecisions(queryClient);
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
      await Promise.all(cases.map((id) => queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey })));
    },
  });
}

/** A change of a case whose answer is the case. */
function useCaseChange<Input>(id: string, change: (input: Input) => Promise<CaseDetail>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => queryClient.setQueryData(caseQuery(id).queryKey, now),
  });
}

/** `POST /cases/{id}/comments`. */
export const useComment = (id: string) =>
  useCaseChange(id, (text: string) => call(ENDPOINTS.commentCase, { params: { id }, body: { text } }));

/** `POST /cases/{id}/checklist`. */
export const useCheck = (id: string) =>
  useCaseChange(id, (body: CheckCaseRequest) => call(ENDPOINTS.checkCase, { params: { id }, body }));

/** `POST /cases/{id}/attachments`. */
export const useAttach = (id: string) =>
  useCaseChange(id, (what: UploadOptions & { readonly file: File }) =>
    callWithFile(ENDPOINTS.attachToCase, { params: { id }, form: {}, ...what }),
  );

/** `GET /cases/{id}/attachments/{attachmentId}`: the browser saves the file. */
export const useSaveAttachment = (id: string) =>
  useMutation({
    mutationFn: async ({ id: attachmentId, name }: Attachment) => {
      const params = { id, attachmentId };
      saveFile(name, await callFile(ENDPOINTS.getCaseAttachment, { params, accept: 'application/octet-stream' }));
    },
  });

/** `DELETE /cases/{id}/attachments/{attachmentId}`, then refetches the case. */
export function useEraseAttachment(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (attachmentId: string) => call(ENDPOINTS.eraseCaseAttachment, { params: { id, attachmentId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  });
}

export type Attachment = CaseDetail['attachments'][number];
