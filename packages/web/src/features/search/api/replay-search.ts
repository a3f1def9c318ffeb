import type { Replay } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /search/{id}/replay`. */
export const useReplaySearch = () =>
  useMutation({
    mutationFn: (searchId: string) =>
      request<Replay>(`/search/${encodeURIComponent(searchId)}/replay`, { method: 'POST' }),
  });
