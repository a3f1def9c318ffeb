import type { Scoring } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /scoring`. It changes with a release only. */
export const scoringQuery = queryOptions({
  queryKey: ['scoring'],
  queryFn: ({ signal }) => request<Scoring>('/scoring', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useScoring = () => useQuery(scoringQuery);
