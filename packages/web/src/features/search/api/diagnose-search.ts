import type { DiagnoseRequest, DiagnoseResponse } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /search/diagnose`. Names travel in the body only, and the answer is kept by the page alone. */
export const useDiagnoseSearch = () =>
  useMutation({
    mutationFn: (body: DiagnoseRequest) => request<DiagnoseResponse>('/search/diagnose', { method: 'POST', body }),
    gcTime: 0,
  });
