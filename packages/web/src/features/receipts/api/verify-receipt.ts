import type { ReceiptVerdict } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /receipts/verify`; whatever was pasted, the API says what it lacks. */
export const useVerifyReceipt = () =>
  useMutation({
    mutationFn: (receipt: unknown) => request<ReceiptVerdict>('/receipts/verify', { method: 'POST', body: receipt }),
  });
