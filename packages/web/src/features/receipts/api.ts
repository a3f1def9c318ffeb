import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, callFile, checkedByApi } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { problemCode } from '#shared/api/problem-error.ts';
import { saveFile } from '#shared/api/save-file.ts';

const SEALED_AFTER_MS = 1_000;
const MAX_TRIES = 5;

/** `GET /searches/{id}/receipt`, refetched while it is being sealed. */
export const receiptQuery = (searchId: string) =>
  queryOptions({
    queryKey: ['receipt', searchId],
    queryFn: ({ signal }) => call(ENDPOINTS.getReceipt, { params: { id: searchId }, signal }),
    retry: (tries, error) => problemCode(error) === 'receipt_pending' && tries < MAX_TRIES,
    retryDelay: SEALED_AFTER_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** `GET /searches/{id}/receipt.pdf`, saved as a file. */
export const usePrintReceipt = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const file = await callFile(ENDPOINTS.printReceipt, { params: { id }, accept: 'application/pdf' });
      saveFile(`receipt-${id}.pdf`, file);
    },
  });

/** `POST /receipts/verify`; the API reports what is wrong with the pasted text. */
export const useVerifyReceipt = () =>
  useMutation({
    mutationFn: (receipt: unknown) => call(ENDPOINTS.verifyReceipt, { body: checkedByApi(receipt) }),
  });
