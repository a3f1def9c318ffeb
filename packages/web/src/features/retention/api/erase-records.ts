import type { EraseRequest, ErasurePreview, ErasureResult, ErasureSelection } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /erasures/preview`. What is looked for stays in the form, never in the query cache. */
export const usePreviewErasure = () =>
  useMutation({
    mutationFn: (selection: ErasureSelection) =>
      request<ErasurePreview>('/erasures/preview', { method: 'POST', body: { selection } }),
    gcTime: 0,
  });

/** `POST /erasures`. */
export const useEraseRecords = () =>
  useMutation({
    mutationFn: (body: EraseRequest) => request<ErasureResult>('/erasures', { method: 'POST', body }),
    gcTime: 0,
  });
