import type { Replay } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /searches/{id}/replay`. */
export const useReplaySearch = () =>
  useMutation({
    mutationFn: (searchId: string) =>
      request<Replay>(`/searches/${encodeURIComponent(searchId)}/replay`, { method: 'POST' }),
  });
